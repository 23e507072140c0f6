import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { freeRoundsAt } from './freeRoundsAt.ts';
import { accountIdOf } from './playerId.ts';
import { refuseCurrency } from './refuseCurrency.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Returns a player's balance in a currency, and for a session the free rounds at its game. Needs no session, because vendors also ask after the
 * player has left.
 */
export async function balance(
  { db, integration }: WalletContext,
  { playerId, currency, sessionId }: WalletInput<'balance'>,
): Promise<WalletAnswer> {
  const accountId = accountIdOf(playerId) ?? 0;
  const wallet = await db
    .selectFrom('wallet')
    .where('account_id', '=', accountId)
    .where('currency', '=', currency)
    .select('balance_minor')
    .executeTakeFirst();
  if (!wallet) return refuseCurrency(db, accountId);
  const session =
    sessionId === undefined
      ? undefined
      : await db
          .selectFrom('vendor_session')
          .innerJoin('account', 'account.id', 'account_id')
          .where('vendor_session.id', '=', sessionId)
          .where('account_id', '=', accountId)
          .where('integration', '=', integration)
          .select(['node_id', 'language'])
          .executeTakeFirst();
  const answer = { code: 'OK', balanceMinor: String(wallet.balance_minor), currency } as const;
  return session
    ? { ...answer, ...(await freeRoundsAt(db, { accountId, language: session.language, nodeId: session.node_id, currency })) }
    : answer;
}
