import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProposalKind } from '@site/api/operatorProposals';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { actorOf, logAct } from './logAct.ts';
import { proposalKinds } from './proposalKinds.ts';

interface Proposed {
  kind: ProposalKind;
  subject: string;
  /** The member or the operator whom it concerns. */
  accountId?: number;
  content: object;
  reason: string;
  transferId?: string;
  /** Judges a new proposal, which is refused with `notFound`; a repeated one is answered as the first time. */
  isPossible?: () => Promise<boolean>;
}

/**
 * Writes down what another operator has to approve, and returns its id. The same proposal of the same operator is written once, by its
 * `transferId` or while it is open.
 *
 * Throws conflict while another proposal about the same is open, and duplicateMismatch.
 *
 * Source: OPR-07.
 */
export async function propose(
  tx: Kysely<Schema>,
  request: { merchant: string; operator: Operator; address: string; now: Date },
  { kind, subject, accountId, content, reason, transferId, isPossible }: Proposed,
): Promise<string> {
  const { merchant, operator, now } = request;
  const kept = JSON.parse(JSON.stringify(content)) as object;
  const open = await tx
    .selectFrom('proposal')
    .where('merchant', '=', merchant)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('outcome', 'is', null)
    .select(['id', 'content', 'reason', 'proposed_by'])
    .executeTakeFirst();
  const isSame = open?.proposed_by === operator.id && open.reason === reason && isDeepStrictEqual(open.content, kept);
  if (open && isSame && transferId === undefined) return open.id;
  const terms = proposalKinds[kind];
  const { isNew } = await logAct(tx, {
    ...actorOf(request),
    act: terms.proposed,
    reason,
    ...(terms.logged?.({ subject, accountId: accountId ?? null, content }) ?? { target: `${kind} ${subject}`, after: content }),
    ...(transferId !== undefined && { transferId, body: { kind, subject, content, reason } }),
  });
  const id = transferId ?? randomUUID();
  if (!isNew) return id;
  if (isPossible && !(await isPossible())) throw new RefusalError('notFound');
  const written = await tx
    .insertInto('proposal')
    .values({
      id,
      merchant,
      kind,
      subject,
      account_id: accountId ?? null,
      content: JSON.stringify(kept),
      reason,
      proposed_by: operator.id,
      proposed_at: now,
      decided_by: null,
      decided_at: null,
      outcome: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new RefusalError('conflict');
  return id;
}
