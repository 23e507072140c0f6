import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

type LockedWallet = Pick<Schema['wallet'], 'balance_minor' | 'currency'>;

/** Locks every wallet of a player: from here on the player's operations wait for the transaction to end. Empty where there is no such player. */
export function lockWallets(tx: Transaction<Schema>, accountId: number): Promise<LockedWallet[]> {
  return tx
    .selectFrom('wallet')
    .where('account_id', '=', accountId)
    .orderBy('currency')
    .select(['balance_minor', 'currency'])
    .forNoKeyUpdate()
    .execute();
}

/** Returns the wallet of an account's main currency. */
export async function mainOf(tx: Transaction<Schema>, accountId: number, wallets: LockedWallet[]): Promise<LockedWallet | undefined> {
  if (wallets.length < 2) return wallets[0];
  const { currency } = await tx.selectFrom('account').where('id', '=', accountId).select('currency').executeTakeFirstOrThrow();
  return wallets.find((wallet) => wallet.currency === currency);
}
