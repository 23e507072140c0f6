import { confirmReceipt } from '@site/api/withdraw';
import type { PartState, WithdrawalStep } from '@site/rules/withdrawal';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { claimUploads } from '../uploads/claimUploads.ts';
import { moveWithdrawals } from './moveWithdrawals.ts';
import { readWithdrawals } from './readWithdrawals.ts';

/** State of a part to which an answer leads. */
const stateAfter = { received: 'RECEIVED', notReceived: 'DISPUTE', allReceived: 'RECEIVED' } as const satisfies Record<string, PartState>;

/**
 * Takes the member's answer whether a withdrawal, or a part of it, has arrived. The same answer again changes nothing.
 *
 * Source: MEM-33, docs/domain.md DR-3.5.
 */
export default handle(confirmReceipt, async ({ input, member, now, services }) => {
  const { db, brands, ledger, bus } = services;
  const { zone } = (await brands.of(member.merchant)).brand;
  const { answer, uploads } = input;
  const [id, accountId] = [Number(input.id), member.id];
  const outcome = await db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('withdrawal').where('account_id', '=', accountId).where('id', '=', id);
    if (!(await own.select('id').forUpdate().executeTakeFirst())) return 'notFound';
    const parts = await tx
      .selectFrom('withdrawal_part')
      .where('account_id', '=', accountId)
      .where('withdrawal_id', '=', id)
      .orderBy('part')
      .select(['part', 'state', 'answer_by'])
      .execute();
    const asked = answer === 'allReceived' ? parts : parts.filter(({ part }) => part + 1 === (input.part ?? (parts.length === 1 ? 1 : 0)));
    if (asked.length === 0) throw new RefusalError('invalidInput', { field: 'part', rule: 'known' });
    if (asked.every(({ state }) => state === stateAfter[answer])) return 'same';
    // What is late counts as received, though the job has not come to it yet.
    if (asked.some(({ state, answer_by }) => state === 'PAID' && answer_by !== null && answer_by <= now)) return 'conflict';
    if (answer === 'notReceived') await claimUploads(tx, { accountId, uploadIds: uploads, use: 'proof', now });
    const step: WithdrawalStep = answer === 'allReceived' ? { name: answer } : { name: answer, part: asked[0]?.part ?? 0 };
    const moved = await moveWithdrawals(tx, { ledger, now, answerBy: now }, [{ id, steps: [step], proof: uploads }]);
    // Pictures that were claimed for nothing are free again.
    if (moved.length === 0) throw new RefusalError('conflict');
    return 'moved';
  });
  if (outcome === 'notFound' || outcome === 'conflict') return refuse(outcome);
  if (outcome === 'moved') bus.publish([accountId]);
  const [sent] = await readWithdrawals(db, { accountId, zone, id });
  return sent ? accept(sent) : refuse('notFound');
});
