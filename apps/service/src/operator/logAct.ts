import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';

export interface Act {
  merchant: string;
  operatorId: number;
  address: string;
  now: Date;
  /** A key of `act` in the namespace `operator`. */
  act: string;
  target?: string;
  /** The member concerned. */
  accountId?: number | null;
  reason?: string;
  before?: object | null;
  after?: object | null;
  /** With `body`, makes the act idempotent. */
  transferId?: string;
  body?: unknown;
}

/** Returns the fields of an act that its request tells. */
export const actorOf = (request: { merchant: string; operator: Operator; address: string; now: Date }) => ({
  merchant: request.merchant,
  operatorId: request.operator.id,
  address: request.address,
  now: request.now,
});

/**
 * Writes what an operator does into the log, in the transaction that does it. The log can only grow.
 *
 * With a `transferId`, returns the line and whether it is new: an act that was written before is not done again. Throws duplicateMismatch
 * when the id came with other content.
 *
 * Source: OPR-07.
 */
export async function logAct(db: Kysely<Schema>, act: Act): Promise<{ logId: bigint; isNew: boolean }> {
  const { transferId } = act;
  const body_hash = transferId === undefined ? null : createHash('sha256').update(JSON.stringify(act.body)).digest();
  const written = await db
    .insertInto('operator_log')
    .values({
      merchant: act.merchant,
      operator_id: act.operatorId,
      at: act.now,
      ip: act.address,
      act: act.act,
      target: act.target ?? '',
      account_id: act.accountId || null,
      reason: act.reason ?? '',
      before: act.before ? JSON.stringify(act.before) : null,
      after: act.after ? JSON.stringify(act.after) : null,
      transfer_id: transferId ?? null,
      body_hash,
    })
    .onConflict((conflict) => conflict.columns(['operator_id', 'transfer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) return { logId: written.id, isNew: true };
  const known = await db
    .selectFrom('operator_log')
    .where('operator_id', '=', act.operatorId)
    .where('transfer_id', '=', transferId ?? null)
    .select(['id', 'body_hash'])
    .executeTakeFirstOrThrow();
  if (!body_hash || !known.body_hash?.equals(body_hash)) throw new RefusalError('duplicateMismatch');
  return { logId: known.id, isNew: false };
}
