import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { carryOut } from './carryOut.ts';
import { exactlyOnce, hashOf, type TransactionKey } from './exactlyOnce.ts';
import { lockWallet } from './lockWallet.ts';
import { accountIdOf } from './playerId.ts';
import { readDebit } from './readDebit.ts';
import { changeRound, readRound } from './Round.ts';
import { verdictOn } from './verdictOn.ts';
import type { WalletContext } from './WalletContext.ts';

type Input = WalletInput<'rollback'>;

/**
 * Takes a debit back, whatever has become of the player. One that has not come yet leaves a tombstone, which refuses it when it
 * does; one that was refused or taken back before stays as it is. One that was paid by a credit stands, since the player would have both
 * the stake and the win.
 *
 * Source: design §6, DR-0.6. Large vendors document the same of a rollback after a win, e.g. Evolution (BET_ALREADY_SETTLED).
 */
export async function rollback({ db, integration }: WalletContext, input: Input): Promise<WalletAnswer> {
  const accountId = accountIdOf(input.playerId);
  if (!accountId) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  if (input.refTxId === input.txId) return { code: 'INVALID_INPUT', field: 'refTxId' };
  const key = { integration, txId: input.txId, bodyHash: hashOf('rollback', input) };
  return exactlyOnce(db, key, () => db.transaction().execute((tx) => takeBack(tx, key, accountId, input)));
}

async function takeBack(tx: Transaction<Schema>, key: TransactionKey, accountId: number, input: Input): Promise<WalletAnswer | undefined> {
  const wallet = await lockWallet(tx, accountId);
  if (!wallet) return { code: 'PLAYER_NOT_FOUND', field: 'playerId' };
  const { integration, txId } = key;
  const known = await tx
    .selectFrom('vendor_transaction')
    .where('integration', '=', integration)
    .where('tx_id', '=', txId)
    .select('tx_id')
    .executeTakeFirst();
  if (known) return undefined;
  const debit = await readDebit(tx, { integration, txId: input.refTxId });
  if (debit && (debit.kind !== 'debit' || debit.account_id !== accountId)) return { code: 'INVALID_INPUT', field: 'refTxId' };
  if (input.roundId !== undefined && debit?.round_id && debit.round_id !== input.roundId)
    return { code: 'INVALID_INPUT', field: 'roundId' };
  const held = { currency: wallet.currency, balanceMinor: String(wallet.balance_minor) };
  if (debit?.state === 'ok' && (await isPaid(tx, { integration, accountId, txId: input.refTxId, roundId: debit.round_id, at: debit.at }))) {
    const refusal: WalletAnswer = { code: 'TRANSACTION_SETTLED', field: 'refTxId', ...held };
    await record(tx, key, accountId, input, refusal, { state: 'refused', withTombstone: false });
    return refusal;
  }

  const round = debit?.state === 'ok' ? await readRound(tx, { integration, accountId, roundId: debit.round_id ?? '' }) : undefined;
  if (!debit?.amount_minor || !debit.round_id || !round?.game) {
    const answer: WalletAnswer = { code: 'OK', ...held, ourTxId: randomUUID() };
    await record(tx, key, accountId, input, answer, { state: 'ok', withTombstone: !debit });
    return answer;
  }

  await tx
    .updateTable('vendor_transaction')
    .set({ state: 'rolledBack' })
    .where('integration', '=', integration)
    .where('tx_id', '=', input.refTxId)
    .execute();
  const { answer } = await carryOut(tx, {
    kind: 'rollback',
    ...key,
    refTxId: input.refTxId,
    accountId,
    roundId: debit.round_id,
    entry: 'ROLLBACK',
    amountMinor: debit.amount_minor,
    round: changeRound(round, round.game, { stakeMinor: -debit.amount_minor, payoutMinor: 0n, ends: false }),
    verdict: verdictOn(round.game),
  });
  if (!answer) throw new Error(`Round ${debit.round_id} changed under the lock of its player.`);
  return answer;
}

interface DebitOfRound {
  integration: string;
  accountId: number;
  txId: string;
  roundId: string | null;
  at: Date;
}

/** Whether a credit has come for a debit since it was taken: one that names it or, where none is named, any of its round. */
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
  { integration, txId, bodyHash }: TransactionKey,
  accountId: number,
  { refTxId, roundId }: Input,
  answer: WalletAnswer,
  { state, withTombstone }: { state: 'ok' | 'refused'; withTombstone: boolean },
): Promise<void> {
  const common = { accountId, integration, roundId: roundId ?? null };
  await recordUnmoved(tx, { ...common, txId, kind: 'rollback', refTxId, bodyHash, state, answer });
  if (!withTombstone) return;
  await recordUnmoved(tx, {
    ...common,
    txId: refTxId,
    kind: 'debit',
    refTxId: txId,
    bodyHash: Buffer.alloc(0),
    state: 'tombstone',
    answer: {},
  });
}

interface Unmoved {
  accountId: number;
  integration: string;
  txId: string;
  kind: 'debit' | 'rollback';
  roundId: string | null;
  refTxId: string;
  bodyHash: Buffer;
  state: 'ok' | 'refused' | 'tombstone';
  answer: object;
}

/** Records a transaction that moves no money, linked to what the player's chain of play held before. */
async function recordUnmoved(tx: Transaction<Schema>, transaction: Unmoved): Promise<void> {
  const { accountId, integration, txId, kind, roundId, refTxId, bodyHash, state, answer } = transaction;
  await sql`
    with told as (
      select account_id, play_seq + 1 as play_seq, play_hash as before, ${integration} as integration, ${txId} as tx_id, ${kind} as kind,
        ${roundId}::text as round_id, ${refTxId} as ref_tx_id, ${bodyHash}::bytea as body_hash, ${state} as state, ${JSON.stringify(answer)}::jsonb as answer
      from wallet where account_id = ${accountId}
    ),
    recorded as (
      insert into vendor_transaction (integration, tx_id, kind, account_id, round_id, ref_tx_id, body_hash, state, answer, at, play_seq, hash)
      select integration, tx_id, kind, account_id, round_id, ref_tx_id, body_hash, state, answer, now(), play_seq,
        link_hash(before, transaction_content(account_id, play_seq, integration, tx_id, kind, round_id, ref_tx_id, null, body_hash, state, answer,
          null, now()))
      from told
      returning play_seq, hash
    )
    update wallet w set play_seq = r.play_seq, play_hash = r.hash from recorded r where w.account_id = ${accountId}`.execute(tx);
}
