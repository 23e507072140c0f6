import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { carryOut } from './carryOut.ts';
import { exactlyOnce, hashOf, type TransactionKey } from './exactlyOnce.ts';
import { granted } from './granted.ts';
import { lockWallet } from './lockWallet.ts';
import { accountIdOf } from './playerId.ts';
import { changeRound, readRound } from './Round.ts';
import type { WalletContext } from './WalletContext.ts';

type Input = WalletInput<'rollback'>;

/**
 * Takes a debit back, whatever has become of the player. One that has not come yet leaves a tombstone, which refuses it when it
 * does; one that was refused or taken back before stays as it is.
 *
 * Source: design §6, DR-0.6.
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
  const debit = await tx
    .selectFrom('vendor_transaction')
    .where('integration', '=', integration)
    .where('tx_id', '=', input.refTxId)
    .select(['kind', 'account_id', 'round_id', 'amount_minor', 'state'])
    .executeTakeFirst();
  if (debit && (debit.kind !== 'debit' || debit.account_id !== accountId)) return { code: 'INVALID_INPUT', field: 'refTxId' };

  const round = debit?.state === 'ok' ? await readRound(tx, { integration, accountId, roundId: debit.round_id ?? '' }) : undefined;
  if (!debit?.amount_minor || !debit.round_id || !round?.game) {
    const answer: WalletAnswer = {
      code: 'OK',
      currency: wallet.currency,
      balanceMinor: String(wallet.balance_minor),
      ourTxId: randomUUID(),
    };
    await record(tx, key, accountId, input, answer, { withTombstone: !debit });
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
    verdict: granted(round.game),
  });
  if (!answer) throw new Error(`Round ${debit.round_id} changed under the lock of its player.`);
  return answer;
}

async function record(
  tx: Transaction<Schema>,
  { integration, txId, bodyHash }: TransactionKey,
  accountId: number,
  { refTxId, roundId }: Input,
  answer: WalletAnswer,
  { withTombstone }: { withTombstone: boolean },
): Promise<void> {
  const common = { accountId, integration, roundId: roundId ?? null };
  await recordUnmoved(tx, { ...common, txId, kind: 'rollback', refTxId, bodyHash, state: 'ok', answer });
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
  state: 'ok' | 'tombstone';
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
