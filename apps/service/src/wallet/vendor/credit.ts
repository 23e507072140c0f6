import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { carryOut } from './carryOut.ts';
import { exactlyOnce, hashOf } from './exactlyOnce.ts';
import { granted } from './granted.ts';
import { accountIdOf } from './playerId.ts';
import { changeRound, readRound } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Pays a win. Never refused for the player's sake nor for a closed round: only where nobody could be paid, or in another currency.
 * A win of nothing moves no money and may end its round.
 *
 * Source: design §6, DR-0.6.
 */
export async function credit({ db, integration }: WalletContext, input: WalletInput<'credit'>): Promise<WalletAnswer> {
  const { txId, roundId, sessionId, gameCode } = input;
  const accountId = accountIdOf(input.playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const payoutMinor = BigInt(input.amountMinor);
  const bodyHash = hashOf('credit', input);

  return exactlyOnce(db, { integration, txId, bodyHash }, async () => {
    const round = await readRound(db, { integration, accountId, roundId, sessionId, gameCode });
    if (!round) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
    if (round.currency !== input.currency) return { code: 'CURRENCY_MISMATCH', field: 'currency' };
    if (!round.game) return { code: 'INVALID_TOKEN', field: 'sessionId' };
    const { answer } = await carryOut(db, {
      kind: 'credit',
      integration,
      txId,
      refTxId: input.refTxId,
      bodyHash,
      accountId,
      roundId,
      entry: 'WIN',
      amountMinor: payoutMinor,
      round: changeRound(round, round.game, { stakeMinor: 0n, payoutMinor, ends: input.roundEnd ?? false }),
      verdict: granted(round.game),
    });
    return answer ?? undefined;
  });
}
