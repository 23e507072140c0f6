import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Most rows that are looked at; more say nothing more. */
const MOST = 1000;

/** Throws when bets or transfers are set aside because they cannot be counted, and names the oldest of them. */
export async function requireAllCounted(db: Kysely<Schema>): Promise<void> {
  const { rows: bets } = await sql<{ name: string; reason: string }>`
    select 'round ' || round_id || ' of ' || integration || ', account ' || account_id as name, aside_reason as reason
    from uncounted_bet where aside_at is not null order by at limit ${MOST}`.execute(db);
  const { rows: transfers } = await sql<{ name: string; reason: string }>`
    select 'transfer ' || transfer_id || ', account ' || account_id as name, aside_reason as reason
    from uncounted_transfer where aside_at is not null order by at limit ${MOST}`.execute(db);
  const [first] = [...bets, ...transfers];
  if (first)
    throw new Error(`${bets.length} bets and ${transfers.length} transfers cannot be counted, such as ${first.name}: ${first.reason}`);
}
