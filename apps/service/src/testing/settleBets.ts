import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Writes settled bets as the wallet does, with their rows in the roll-up queue. */
export async function settleBets(db: Kysely<Schema>, bets: Insertable<Schema['bet']>[]): Promise<void> {
  if (bets.length === 0) return;
  await db
    .with('settled', (cte) => cte.insertInto('bet').values(bets).returning(['settled_at', 'account_id', 'integration', 'round_id', 'part']))
    .insertInto('uncounted_bet')
    .columns(['at', 'account_id', 'integration', 'round_id', 'part'])
    .expression((query) =>
      query.selectFrom('settled').select([sql<Date>`settled_at`.as('at'), 'account_id', 'integration', 'round_id', 'part']),
    )
    .execute();
}
