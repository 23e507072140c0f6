import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql } from 'kysely';
import { retryConflicts } from '../../database/retryConflicts.ts';
import { lockWallet } from './lockWallet.ts';
import { accountIdOf } from './playerId.ts';
import { changeRound, readRound } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

/** Settles a round: from here on it counts as turnover. Asking again, or for a round without bets, changes nothing. */
export async function endRound({ db, integration }: WalletContext, { playerId, roundId }: WalletInput<'endRound'>): Promise<WalletAnswer> {
  const accountId = accountIdOf(playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const settle = () =>
    db.transaction().execute(async (tx): Promise<WalletAnswer> => {
      const wallet = await lockWallet(tx, accountId);
      if (!wallet) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
      const round = await readRound(tx, { integration, accountId, roundId });
      if (round?.game && !round.isSettled) {
        const { status, validBetMinor } = changeRound(round, round.game, { stakeMinor: 0n, payoutMinor: 0n, ends: true });
        await tx
          .updateTable('bet')
          .set({
            status,
            valid_bet_minor: validBetMinor,
            settled_at: sql`now()`,
            settled_xid: status === 'settled' ? sql`pg_current_xact_id()` : null,
          })
          .where('account_id', '=', accountId)
          .where('integration', '=', integration)
          .where('round_id', '=', roundId)
          .where('part', '=', 0)
          .execute();
      }
      return { code: 'OK', balanceMinor: String(wallet.balance_minor), currency: wallet.currency };
    });
  return retryConflicts(settle);
}
