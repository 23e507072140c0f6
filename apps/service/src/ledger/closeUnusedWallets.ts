import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Deletes the wallets of these accounts that have never held or staked anything. Returns the accounts that still have one. */
export async function closeUnusedWallets(db: Kysely<Schema>, accountIds: readonly number[]): Promise<Set<number>> {
  const ofAccounts = sql<boolean>`account_id = any(${accountIds}::integer[])`;
  await db.deleteFrom('wallet').where(ofAccounts).where('seq', '=', 0n).where('play_seq', '=', 0n).execute();
  const left = await db.selectFrom('wallet').where(ofAccounts).select('account_id').execute();
  return new Set(left.map(({ account_id }) => account_id));
}
