import type { BalanceValue } from '@site/api/wallet';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { currencySymbol } from './currencySymbol.ts';

/** What a member has. `lockedMinor` is what stands in rounds that are still open; it is no longer part of the balance. */
export async function readBalance(db: Kysely<Schema>, accountId: number): Promise<BalanceValue> {
  const { rows } = await sql<{ currency: string; balance: bigint; seq: bigint; locked: bigint }>`
    /* prepared: wallet.read */
    select currency, balance_minor as balance, seq,
      (select coalesce(sum(stake_minor), 0)::bigint from bet where account_id = w.account_id and status = 'open') as locked
    from wallet w where account_id = ${accountId}`.execute(db);
  const [wallet] = rows;
  if (!wallet) throw new Error(`Account ${accountId} has no wallet.`);
  return {
    balance: String(wallet.balance),
    currency: wallet.currency,
    currencySymbol: currencySymbol(wallet.currency),
    lockedMinor: String(wallet.locked),
    asOf: Date.now(),
    seq: Number(wallet.seq),
  };
}
