import { addDays, type Day, startOfDay } from '@site/rules/period';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Writes four bonuses of player02 in the days before a day, one for each outcome; no money moves. */
export async function seedBonuses(db: Kysely<Schema>, today: Day): Promise<void> {
  const { id: account_id } = await db
    .selectFrom('account')
    .where('merchant', '=', 'marquee')
    .where('username', '=', 'player02')
    .select('id')
    .executeTakeFirstOrThrow();
  const outcomes = [null, 'played', 'cleared', 'forfeited'] as const;
  const rows = outcomes.map((outcome, index) => {
    const opened_at = startOfDay(addDays(today, -1 - index), 'Asia/Ho_Chi_Minh');
    const granted_minor = BigInt(500 + index * 100);
    const done_minor = outcome === null ? 0n : granted_minor * 10n;
    return {
      account_id,
      idempotency_key: `test:bonus:${index}`,
      kind: 'BONUS' as const,
      counts: 'bonus' as const,
      currency: 'USD',
      granted_minor,
      need_minor: granted_minor * 10n,
      done_minor,
      opened_at,
      ended_at: outcome && opened_at,
      outcome,
    };
  });
  await db.insertInto('requirement').values(rows).execute();
}
