import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Returns true while `holdCounting` holds the counting; otherwise it cannot be held before the transaction ends. */
export async function isCountingHeld(tx: Transaction<Schema>, name: 'bets' | 'money'): Promise<boolean> {
  const { isHeld } = await tx
    .selectFrom('rollup_mark')
    .where('name', '=', name)
    .select(sql<boolean>`coalesce(held_until > now(), false)`.as('isHeld'))
    .forShare()
    .executeTakeFirstOrThrow();
  return isHeld;
}
