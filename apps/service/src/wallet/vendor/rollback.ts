import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { executeOperation } from '../../ledger/executeOperation.ts';
import { exactlyOnce, hashOf, type TransactionKey } from './exactlyOnce.ts';
import { lockWallets, mainOf } from '../../ledger/lockWallets.ts';
import { recordWithoutTransfer } from '../../ledger/recordWithoutTransfer.ts';
import { accountIdOf } from './playerId.ts';
import { readDebit } from './readDebit.ts';
import { changeRound, readRound } from './Round.ts';
import { knownVerdict } from './knownVerdict.ts';
import type { WalletContext } from './WalletContext.ts';

type Input = WalletInput<'rollback'>;

/**
 * Rolls a debit back, whatever the player's state. For a debit that has not arrived it stores a tombstone, which refuses the debit later. A
 * refused or rolled back debit stays unchanged. A debit with a credit is not rolled back, because the player would have both the stake and
 * the win. A free round that is rolled back is left to its player again.
 *
 * Rolls a credit back as well, whose result was wrong: its round has a correction, and may be paid anew under another id. Without sufficient
 * funds it is refused, and may be sent again under its id.
 *
 * Source: VEN-01, docs/domain.md DR-0.6. Large vendors document the same of a rollback after a win, e.g. Evolution (BET_ALREADY_SETTLED), and
 * of a settlement that is rolled back before the next one, e.g. Hub88 and Sportradar.
 */
export async function rollback({ db, answers, integration }: WalletContext, input: Input): Promise<WalletAnswer> {
  const accountId = accountIdOf(input.playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  if (input.refTxId === input.txId) return { code: 'INVALID_INPUT', field: 'refTxId' };
  const key = { accountId, integration, txId: input.txId, bodyHash: hashOf('rollback', input) };
  return exactlyOnce({ db, answers }, key, () => db.transaction().execute((tx) => takeBack(tx, key, input)));
}

async function takeBack(tx: Transaction<Schema>, key: TransactionKey, input: Input): Promise<WalletAnswer | undefined> {
  const { accountId, integration, txId } = key;
  const wallets = await lockWallets(tx, accountId);
  const known = await tx
    .selectFrom('vendor_transaction')
    .where('account_id', '=', accountId)
    .where('integration', '=', integration)
    .where('tx_id', '=', txId)
    .select('tx_id')
    .executeTakeFirst();
  if (known) return undefined;
  const debit = await readDebit(tx, { accountId, integration, txId: input.refTxId });
  if (debit?.kind === 'rollback') return { code: 'INVALID_INPUT', field: 'refTxId' };
  if (input.roundId !== undefined && debit?.round_id && debit.round_id !== input.roundId)
    return { code: 'INVALID_INPUT', field: 'roundId' };
  // A tombstone without a known wallet belongs to the main wallet.
  const wallet = debit ? wallets.find((one) => one.currency === debit.currency) : await mainOf(tx, accountId, wallets);
  if (!wallet) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const { currency } = wallet;
  const held = { currency, balanceMinor: String(wallet.balance_minor) };
  const isWin = debit?.kind === 'credit';
  const wonMinor = isWin && debit.state === 'ok' ? (debit.amount_minor ?? 0n) : 0n;
  if (wonMinor > wallet.balance_minor) return { code: 'INSUFFICIENT_FUNDS', field: 'refTxId', ...held };
  if (
    !isWin &&
    debit?.state === 'ok' &&
    (await isPaid(tx, { integration, accountId, txId: input.refTxId, roundId: debit.round_id, at: debit.at }))
  ) {
    const refusal: WalletAnswer = { code: 'TRANSACTION_SETTLED', field: 'refTxId', ...held };
    await record(tx, { ...key, currency }, input, refusal, { state: 'refused', withTombstone: false });
    return refusal;
  }

  const round =
    debit?.state === 'ok' ? await readRound(tx, { integration, accountId, roundId: debit.round_id ?? '', currency }) : undefined;
  const grantedMinor = BigInt(debit?.answer.grantedMinor ?? 0);
  if (!debit?.round_id || debit.amount_minor === null || debit.amount_minor + grantedMinor === 0n || !round?.game) {
    const answer: WalletAnswer = { code: 'OK', ...held, ourTxId: randomUUID() };
    await record(tx, { ...key, currency }, input, answer, { state: 'ok', withTombstone: !debit });
    return answer;
  }

  await tx
    .updateTable('vendor_transaction')
    .set({ state: 'rolledBack' })
    .where('account_id', '=', accountId)
    .where('integration', '=', integration)
    .where('tx_id', '=', input.refTxId)
    .execute();
  const { answer } = await executeOperation(tx, {
    kind: 'rollback',
    ...key,
    refTxId: input.refTxId,
    currency,
    roundId: debit.round_id,
    entry: 'ROLLBACK',
    amountMinor: isWin ? -debit.amount_minor : debit.amount_minor,
    round: changeRound(round, round.game, {
      stakeMinor: isWin ? 0n : -debit.amount_minor,
      payoutMinor: isWin ? -debit.amount_minor : 0n,
      ends: false,
      grant: round.grant && { ...round.grant, stakeMinor: -grantedMinor },
    }),
    verdict: knownVerdict(round.game),
  });
  if (!answer) throw new Error(`Round ${debit.round_id} changed under the lock of its player.`);
  if (round.grant && grantedMinor > 0n)
    await tx
      .updateTable('campaign_grant')
      .set({ used: sql`used - 1` })
      .where('account_id', '=', accountId)
      .where('campaign_id', '=', round.grant.campaignId)
      .execute();
  return answer;
}

interface DebitOfRound {
  integration: string;
  accountId: number;
  txId: string;
  roundId: string | null;
  at: Date;
}

/** Returns true when a credit has arrived since the debit: one that refers to it or, without a reference, any of its round. */
async function isPaid(tx: Transaction<Schema>, { integration, accountId, txId, roundId, at }: DebitOfRound): Promise<boolean> {
  const credit = await tx
    .selectFrom('vendor_transaction')
    .where('account_id', '=', accountId)
    .where('round_id', '=', roundId)
    .where('integration', '=', integration)
    .where('kind', '=', 'credit')
    .where('state', '=', 'ok')
    .where((where) => where.or([where('ref_tx_id', '=', txId), where.and([where('ref_tx_id', 'is', null), where('at', '>=', at)])]))
    .select('tx_id')
    .limit(1)
    .executeTakeFirst();
  return credit !== undefined;
}

async function record(
  tx: Transaction<Schema>,
  { accountId, currency, integration, txId, bodyHash }: TransactionKey & { currency: string },
  { refTxId, roundId }: Input,
  answer: WalletAnswer,
  { state, withTombstone }: { state: 'ok' | 'refused'; withTombstone: boolean },
): Promise<void> {
  const common = { accountId, currency, integration, roundId: roundId ?? null };
  await recordWithoutTransfer(tx, { ...common, txId, kind: 'rollback', refTxId, bodyHash, state, answer });
  if (!withTombstone) return;
  await recordWithoutTransfer(tx, {
    ...common,
    txId: refTxId,
    kind: 'debit',
    refTxId: txId,
    bodyHash: Buffer.alloc(0),
    state: 'tombstone',
    answer: {},
  });
}
