import { answerFeedback } from '@site/api/inbox';
import { accept, handle, refuse } from '../http/handle.ts';
import { claimUploads } from '../uploads/claimUploads.ts';
import { addPost } from './addPost.ts';
import { readThreads } from './readThreads.ts';

/**
 * Adds a text to an own ticket, which then waits for customer service again.
 *
 * Refuses: notFound for a ticket that is not the member's; conflict for a closed one.
 *
 * Source: MEM-09.
 */
export default handle(answerFeedback, async ({ input: { id, content, uploads = [] }, member, now, services: { db } }) => {
  const changed = await db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('feedback').where('reference', '=', id).where('account_id', '=', member.id);
    const ticket = await own.selectAll().forUpdate().executeTakeFirst();
    if (!ticket) return 'notFound';
    if (ticket.status === 'closed') return 'conflict';
    if (uploads.length > 0) await claimUploads(tx, { accountId: member.id, uploadIds: uploads, use: 'feedback', now });
    await addPost(tx, { feedbackId: ticket.id, operatorId: null, text: content, uploads, status: 'open', now });
    return readThreads(tx, [{ ...ticket, status: 'open', changed_at: now }]);
  });
  if (typeof changed === 'string') return refuse(changed);
  const [thread] = changed;
  return thread ? accept(thread) : refuse('notFound');
});
