import { randomUUID } from 'node:crypto';
import type { WalletAnswer, WalletInput } from '@site/api/vendor';
import type { Transaction } from 'kysely';
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
  const common = { integration, account_id: accountId, round_id: roundId ?? null };
  await tx
    .insertInto('vendor_transaction')
    .values({
      ...common,
      tx_id: txId,
      kind: 'rollback',
      ref_tx_id: refTxId,
      body_hash: bodyHash,
      state: 'ok',
      answer: JSON.stringify(answer),
    })
    .execute();
  if (!withTombstone) return;
  await tx
    .insertInto('vendor_transaction')
    .values({ ...common, tx_id: refTxId, kind: 'debit', ref_tx_id: txId, body_hash: Buffer.alloc(0), state: 'tombstone', answer: '{}' })
    .execute();
}
