import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { accountIdOf } from './playerId.ts';
import { refuseCurrency } from './refuseCurrency.ts';
import type { WalletContext } from './WalletContext.ts';

/** Returns a player's balance in a currency. Needs no session, because vendors also ask after the player has left. */
export async function balance({ db }: WalletContext, { playerId, currency }: WalletInput<'balance'>): Promise<WalletAnswer> {
  const accountId = accountIdOf(playerId) ?? 0;
  const wallet = await db
    .selectFrom('wallet')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .select('balance_minor')
    .executeTakeFirst();
  return wallet ? { code: 'OK', balanceMinor: String(wallet.balance_minor), currency } : refuseCurrency(db, accountId);
}
