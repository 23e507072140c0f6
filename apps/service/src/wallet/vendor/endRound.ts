import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { retryConflicts } from '../../database/retryConflicts.ts';
import { lockWallets, mainOf } from '../../ledger/lockWallets.ts';
import { settleRound } from '../../ledger/settleRound.ts';
import { accountIdOf } from './playerId.ts';
import { changeRound, readRound, uncountedSaid } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

/** Settles a round, so that it counts as turnover. Idempotent; a round without bets is ignored. */
export async function endRound({ db, integration }: WalletContext, input: WalletInput<'endRound'>): Promise<WalletAnswer> {
  const { playerId, roundId } = input;
  const accountId = accountIdOf(playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const settle = () =>
    db.transaction().execute(async (tx): Promise<WalletAnswer> => {
      const wallets = await lockWallets(tx, accountId);
      const round = await readRound(tx, { integration, accountId, roundId });
      if (round?.game && !round.isSettled) {
        const { status, validBetMinor } = changeRound(round, round.game, {
          stakeMinor: 0n,
          payoutMinor: 0n,
          ends: true,
          uncountedMinor: uncountedSaid(input),
        });
        await settleRound(tx, { accountId, currency: round.currency, integration, roundId, status, validBetMinor });
      }
      const wallet = wallets.find(({ currency }) => currency === round?.currency) ?? (await mainOf(tx, accountId, wallets));
      if (!wallet) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
      return { code: 'OK', balanceMinor: String(wallet.balance_minor), currency: wallet.currency };
    });
  return retryConflicts(settle);
}
