import type { QueueKind } from '@site/api/operator';
import { creditsIn } from '@site/rules/credits';
import type { Services } from '../services.ts';
import type { Decision, OperatorQueue } from './defineQueue.ts';
import { mayConfirm } from './mayConfirm.ts';

interface Asked extends Pick<Decision, 'id' | 'decision' | 'operatorId' | 'merchant' | 'reason' | 'now'> {
  transferId: string;
}

/** Returns the subject of a proposed decision. */
export const decisionSubject = ({ kind, id, decision }: { kind: QueueKind; id: string; decision: string }) => `${kind} ${id} ${decision}`;

/**
 * Returns true when a decision has to wait for a second operator: it pays more than the brand lets one operator approve. The first one's decision
 * is kept as a proposal, and its transfer id answers the same again. Returns `conflict` to an operator who proposed it already, and false when
 * another one has.
 *
 * Source: OPR-07.
 */
export async function needsSecond(
  services: Services,
  queue: OperatorQueue,
  { id, decision, operatorId, merchant, reason, now, transferId }: Asked,
): Promise<boolean | 'conflict'> {
  const { db, brands } = services;
  const { secondOperatorCredits } = (await brands.of(merchant)).settings;
  if (secondOperatorCredits === undefined || decision !== 'approve') return false;
  const paid = await queue.amountOf?.(services, { id, merchant });
  if (!paid || paid.amountMinor <= creditsIn(paid.currency, BigInt(secondOperatorCredits))) return false;
  const subject = decisionSubject({ kind: queue.kind, id, decision });
  const proposed = await db
    .insertInto('proposal')
    .values({
      id: transferId,
      merchant,
      kind: 'decision',
      subject,
      account_id: null,
      content: JSON.stringify({}),
      reason,
      proposed_by: operatorId,
      proposed_at: now,
      decided_by: null,
      decided_at: null,
      outcome: null,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (proposed) return true;
  const known = await db
    .selectFrom('proposal')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'decision')
    .where('subject', '=', subject)
    .select(['id', 'proposed_by'])
    .executeTakeFirst();
  if (!known) return 'conflict';
  if (mayConfirm(known, operatorId)) return false;
  return known.id === transferId || 'conflict';
}

/** Returns true when a transfer id of an operator has proposed a decision. */
export async function hasProposed(
  { db }: Services,
  { operatorId, transferId }: Pick<Asked, 'operatorId' | 'transferId'>,
): Promise<boolean> {
  const own = db.selectFrom('proposal').where('id', '=', transferId).where('proposed_by', '=', operatorId).where('kind', '=', 'decision');
  return (await own.select('id').executeTakeFirst()) !== undefined;
}

/** Notes that another operator has made a proposed decision too. */
export async function confirmDecision(
  { db }: Services,
  { kind, id, decision, operatorId, merchant, now }: Omit<Asked, 'transferId' | 'reason'> & { kind: QueueKind },
): Promise<void> {
  await db
    .updateTable('proposal')
    .set({ outcome: 'approved', decided_by: operatorId, decided_at: now })
    .where('merchant', '=', merchant)
    .where('kind', '=', 'decision')
    .where('subject', '=', decisionSubject({ kind, id, decision }))
    .where('outcome', 'is', null)
    .where('proposed_by', '<>', operatorId)
    .execute();
}
