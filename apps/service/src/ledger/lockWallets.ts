import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Balance = Pick<Schema['wallet'], 'balance_minor' | 'currency'>;

/** Locks every wallet of a player: the player's operations wait until the transaction ends. Empty for an unknown player. */
export function lockWallets(tx: Transaction<Schema>, accountId: number): Promise<Balance[]> {
  return tx
    .selectFrom('wallet')
    .where('account_id', '=', accountId)
    .orderBy('currency')
    .select(['balance_minor', 'currency'])
    .forNoKeyUpdate()
    .execute();
}

export interface LockedWallet {
  accountId: number;
  currency: string;
  balanceMinor: bigint;
  seq: bigint;
  hash: Buffer | null;
}

/**
 * Locks the wallets of several players in these currencies. Where they stand on several shards a select cannot lock them, but an update that
 * changes nothing can.
 */
export function lockWalletsOf(
  tx: Transaction<Schema>,
  accountIds: readonly number[],
  currencies: readonly string[],
): Promise<LockedWallet[]> {
  return tx
    .updateTable('wallet')
    .set({ seq: sql`seq` })
    .where('account_id', '=', sql<number>`any(${accountIds})`)
    .where('currency', '=', sql<string>`any(${currencies})`)
    .returning(['account_id as accountId', 'currency', 'balance_minor as balanceMinor', 'seq', 'hash'])
    .execute();
}

/** Returns the wallet of an account's main currency. */
export async function mainOf(tx: Transaction<Schema>, accountId: number, wallets: Balance[]): Promise<Balance | undefined> {
  if (wallets.length < 2) return wallets[0];
  const { currency } = await tx.selectFrom('account').where('id', '=', accountId).select('currency').executeTakeFirstOrThrow();
  return wallets.find((wallet) => wallet.currency === currency);
}
