import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { accountIdOf } from './playerId.ts';
import type { WalletContext } from './WalletContext.ts';

/** What a player has. Needs no session: a vendor asks after the player has left, too. */
export async function balance({ db }: WalletContext, { playerId, currency }: WalletInput<'balance'>): Promise<WalletAnswer> {
  const wallet = await db
    .selectFrom('wallet')
    .where('account_id', '=', accountIdOf(playerId) ?? 0)
    .select(['balance_minor', 'currency'])
    .executeTakeFirst();
  if (!wallet) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  if (wallet.currency !== currency) return { code: 'CURRENCY_MISMATCH', field: 'currency' };
  return { code: 'OK', balanceMinor: String(wallet.balance_minor), currency: wallet.currency };
}
