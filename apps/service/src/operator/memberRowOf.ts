import type { MemberRow } from '@site/api/operator';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Account = Pick<Selectable<Schema['account']>, 'id' | 'username' | 'nickname' | 'type' | 'state' | 'currency' | 'created_at'>;
type Wallet = Pick<Selectable<Schema['wallet']>, 'account_id' | 'currency' | 'balance_minor'>;

/** Returns a row of the list of members, with the balance of the main wallet. */
export function memberRowOf({ created_at, ...account }: Account, wallets: readonly Wallet[]): MemberRow {
  const wallet = wallets.find(({ account_id, currency }) => account_id === account.id && currency === account.currency);
  return { ...account, balanceMinor: String(wallet?.balance_minor ?? 0n), createdAt: created_at.getTime() };
}
