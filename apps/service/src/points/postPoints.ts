import type { GameType } from '@site/api/common';
import type { PointKind } from '@site/api/points';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';

/** Tells what a change of points was for. */
export interface PointCause {
  /** The day that earned them, with its valid bets. */
  day?: string;
  bets?: { gameType: GameType; currency: string; validBetMinor: string }[];
  /** The reward they were spent on, and how many. */
  reward?: number;
  quantity?: number;
  /** The money they became: its transfer. */
  reference?: string;
  amountMinor?: string;
  currency?: string;
  /** The mission that gave them. */
  mission?: string;
}

interface Change {
  accountId: number;
  kind: PointKind;
  /** Negative when they are spent. Never zero. */
  points: bigint;
  /** Unique within the account: a key changes the points once. */
  idempotencyKey: string;
  cause: PointCause;
  now: Date;
}

/** Locks the points of a member, and returns how many there are. Changes of one member wait for each other here. */
export async function lockPoints(tx: Transaction<Schema>, accountId: number): Promise<bigint> {
  await tx
    .insertInto('point_wallet')
    .values({ account_id: accountId })
    .onConflict((known) => known.doNothing())
    .execute();
  const wallet = tx.selectFrom('point_wallet').where('account_id', '=', accountId).select('points').forUpdate();
  return (await wallet.executeTakeFirstOrThrow()).points;
}

/**
 * Changes the points of a member, with an entry, in the caller's transaction. A key that was used before changes nothing. Returns the points after it.
 *
 * Throws a refusal, and writes nothing: notEnoughPoints, and duplicateMismatch for a used key with other content.
 *
 * Source: MEM-11, docs/domain.md DR-5.
 */
export async function postPoints(tx: Transaction<Schema>, change: Change): Promise<{ points: bigint; isNew: boolean }> {
  const { accountId, kind, points, idempotencyKey, cause, now } = change;
  const held = await lockPoints(tx, accountId);
  const known = await tx
    .selectFrom('point_entry')
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', idempotencyKey)
    .select(['kind', 'points', 'balance_after'])
    .executeTakeFirst();
  if (known && (known.kind !== kind || known.points !== points)) throw new RefusalError('duplicateMismatch');
  if (known) return { points: known.balance_after, isNew: false };
  const left = held + points;
  if (left < 0n) throw new RefusalError('notEnoughPoints');
  await tx.updateTable('point_wallet').set({ points: left }).where('account_id', '=', accountId).execute();
  await tx
    .insertInto('point_entry')
    .values({
      account_id: accountId,
      kind,
      points,
      balance_after: left,
      idempotency_key: idempotencyKey,
      cause: JSON.stringify(cause),
      at: now,
    })
    .execute();
  return { points: left, isNew: true };
}
