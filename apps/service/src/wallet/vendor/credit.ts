import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { executeOperation } from '../../ledger/executeOperation.ts';
import { exactlyOnce, hashOf } from './exactlyOnce.ts';
import { accountIdOf } from './playerId.ts';
import { readDebit } from './readDebit.ts';
import { refuseCurrency } from './refuseCurrency.ts';
import { changeRound, readRound, type Round, uncountedSaid } from './Round.ts';
import { knownVerdict } from './knownVerdict.ts';
import type { WalletContext } from './WalletContext.ts';

/**
 * Pays a win, whatever the state of the player or the round. Refused only without a player or wallet, in a currency other than that of the
 * round's bets and session, or for a stake that was rolled back. A win of zero moves no money and may end its round.
 *
 * Source: VEN-01, docs/domain.md DR-0.6. Large vendors document the same of a win after a rollback, e.g. Hub88
 * (RS_ERROR_TRANSACTION_ROLLED_BACK).
 */
export async function credit({ db, answers, integration }: WalletContext, input: WalletInput<'credit'>): Promise<WalletAnswer> {
  const { txId, roundId, sessionId, gameCode, currency } = input;
  const accountId = accountIdOf(input.playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const payoutMinor = BigInt(input.amountMinor);
  const bodyHash = hashOf('credit', input);

  return exactlyOnce({ db, answers }, { accountId, integration, txId, bodyHash }, async () => {
    const round = await readRound(db, { integration, accountId, roundId, currency, sessionId, gameCode });
    if (!round) return refuseCurrency(db, accountId);
    if (!round.isOfWallet) return { code: 'CURRENCY_MISMATCH', field: 'currency' };
    const debit = input.refTxId === undefined ? undefined : await readDebit(db, { accountId, integration, txId: input.refTxId });
    if (input.refTxId !== undefined && !debit) return { code: 'TRANSACTION_NOT_FOUND', field: 'refTxId' };
    if (debit && debit.kind !== 'debit') return { code: 'INVALID_INPUT', field: 'refTxId' };
    if (debit?.round_id && debit.round_id !== roundId) return { code: 'INVALID_INPUT', field: 'roundId' };
    if (!round.game) return { code: 'INVALID_TOKEN', field: 'sessionId' };
    const isDebitGone = debit !== undefined && debit.state !== 'ok';
    const isRoundGone = !isDebitGone && (await isTakenBack(db, { integration, accountId, roundId, round }));
    const goneField = isDebitGone ? 'refTxId' : isRoundGone ? 'roundId' : undefined;
    const { answer } = await executeOperation(db, {
      kind: 'credit',
      integration,
      txId,
      refTxId: input.refTxId,
      bodyHash,
      accountId,
      currency,
      roundId,
      entry: 'WIN',
      amountMinor: payoutMinor,
      round: changeRound(round, round.game, {
        stakeMinor: 0n,
        payoutMinor,
        ends: input.roundEnd ?? false,
        uncountedMinor: uncountedSaid(input),
      }),
      verdict: knownVerdict(round.game, goneField && { code: 'TRANSACTION_ROLLED_BACK', field: goneField }),
    });
    return answer ?? undefined;
  });
}

interface RoundOfPlayer {
  integration: string;
  accountId: number;
  roundId: string;
  round: Round;
}

/** Returns true when all stakes of the round were rolled back and nothing was paid, so that it can have no result. */
async function isTakenBack(db: Kysely<Schema>, { integration, accountId, roundId, round }: RoundOfPlayer): Promise<boolean> {
  if (round.parts === 0 || round.stakeMinor !== 0n || round.payoutMinor !== 0n) return false;
  const taken = await db
    .selectFrom('vendor_transaction')
    .where('account_id', '=', accountId)
    .where('round_id', '=', roundId)
    .where('integration', '=', integration)
    .where('kind', '=', 'debit')
    .where('state', '=', 'rolledBack')
    .select('tx_id')
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}
