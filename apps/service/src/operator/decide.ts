import { decide } from '@site/api/operator';
import type { RefusalOf } from '@site/api/call';
import type { RefusalCode } from '@site/api/refusals';
import { mayDo } from '@site/api/deskRoles';
import { accept, handle, refuse, type Request } from '../http/handle.ts';
import { actorOf, logAct } from './logAct.ts';
import { confirmDecision, hasProposed, needsSecond } from './needsSecond.ts';
import { queueAct } from './queueAct.ts';
import { queues } from './queues.ts';

/**
 * Carries out a decision, once: the order is written into the log before, and its outcome after, so that nothing is decided without a line.
 * The same id answers as the first time. What needs two operators is proposed by the first.
 *
 * Refuses: forbidden, duplicateMismatch, and what the queue refuses.
 *
 * Source: OPR-02, OPR-07.
 */
export default handle(decide, async (request) => {
  const { input, operator, merchant, now, services } = request;
  const { kind, id, decision, reason, transferId } = input;
  const { db } = services;
  const found = queues.find((queue) => queue.kind === kind);
  if (!found) return refuse('notFound');
  if (!mayDo(operator.role, queueAct[kind])) return refuse('forbidden');
  const { logId, isNew } = await logAct(db, {
    ...actorOf(request),
    act: 'decide',
    target: `${kind} ${id}`,
    accountId: await accountOf(request, id),
    reason,
    after: { decision },
    transferId,
    body: { kind, id, decision, reason },
  });
  const outcomeOf = () => db.selectFrom('operator_decision').where('log_id', '=', logId).select('refusal').executeTakeFirst();
  const before = isNew ? undefined : await outcomeOf();
  const answer = async (refusal: string | null) =>
    refusal === null
      ? accept({ needsSecond: await hasProposed(services, { operatorId: operator.id, transferId }) })
      : // A queue may refuse with codes that its own area declares.
        refuse(refusal as RefusalOf<typeof decide>);
  if (before) return answer(before.refusal);
  const decided = { id, decision, reason, operatorId: operator.id, merchant, now };
  const keep = (outcome: RefusalCode | null) =>
    db
      .insertInto('operator_decision')
      .values({ log_id: logId, refusal: outcome, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const second = await needsSecond(services, found, { ...decided, transferId });
  if (second === true) {
    await keep(null);
    return accept({ needsSecond: true });
  }
  const refusal = second || ((await found.decide(services, decided)) ?? null);
  // Another request of the same id may have been faster.
  const faster = refusal === 'conflict' && !isNew ? await outcomeOf() : undefined;
  if (faster) return answer(faster.refusal);
  if (refusal === null) await confirmDecision(services, { ...decided, kind });
  await keep(refusal);
  return answer(refusal);
});

/** Returns the member whose item it is, where the id begins with the account. */
async function accountOf({ merchant, services: { db } }: Pick<Request<typeof decide>, 'merchant' | 'services'>, id: string) {
  const [, account] = /^(\d{1,9})[:-]/.exec(id) ?? [];
  if (!account) return null;
  const found = await db
    .selectFrom('account')
    .where('id', '=', Number(account))
    .where('merchant', '=', merchant)
    .select('id')
    .executeTakeFirst();
  return found?.id ?? null;
}
