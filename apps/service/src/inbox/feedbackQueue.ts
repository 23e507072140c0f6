import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type Decision, defineQueue, type QueueFact, type QueueItem } from '../operator/defineQueue.ts';
import type { Services } from '../services.ts';
import { sendWords } from '../verification/sendCode.ts';
import { addPost } from './addPost.ts';
import { sendMessage } from './sendMessage.ts';

const MAX_ANSWER = 2000;

/**
 * Tickets that wait for an answer, without those that are live as a chat. `answer` needs a text, the reason of the decision; `close` ends a ticket, with a last text or without. A
 * member reads the answer in the own thread and is told by a message; a visitor who left an e-mail address is written to.
 *
 * Source: MEM-09, OPR-02.
 */
export const feedbackQueue = defineQueue({ kind: 'feedback', list, decide });

async function list({ db }: Services, { merchant, limit }: { merchant: string; limit: number }): Promise<QueueItem[]> {
  const rows = await db
    .selectFrom('feedback')
    .leftJoin('account', 'account.id', 'feedback.account_id')
    .where('feedback.merchant', '=', merchant)
    .where('feedback.status', '=', 'open')
    .where('live', 'is', null)
    .select(['feedback.id', 'reference', 'account_id', 'username', 'contact', 'feedback.type', 'changed_at'])
    .orderBy('changed_at')
    .orderBy('feedback.id')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const posts = await db
    .selectFrom('feedback_post')
    .where('feedback_id', 'in', [0, ...ids])
    .select(['feedback_id', 'written_by', 'text', 'uploads'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, reference, account_id, username, contact, type, changed_at }) => {
    const own = posts.filter(({ feedback_id }) => feedback_id === id);
    const written = own.map(({ written_by, text }): QueueFact => ({ label: written_by === 'sender' ? 'written' : 'answered', text }));
    return {
      id: String(id),
      accountId: account_id ?? 0,
      username: username ?? contact ?? '',
      at: changed_at,
      facts: [
        { label: 'reference', text: reference },
        { label: 'type', text: type },
        ...(contact ? [{ label: 'contact', text: contact }] : []),
        ...written,
      ],
      uploads: own.flatMap(({ uploads }) => uploads),
      decisions: ['answer', 'close'],
    };
  });
}

async function decide(services: Services, { id, decision, reason, operatorId, merchant, now }: Decision) {
  const text = reason.trim();
  const isAnswer = decision === 'answer';
  if ((!isAnswer && decision !== 'close') || (isAnswer && text === '') || text.length > MAX_ANSWER) return 'invalidInput';
  const ticket = await services.db.transaction().execute(async (tx) => {
    const found = await lockTicket(tx, merchant, Number(id));
    if (found?.status !== 'open' || found.live !== null) return found;
    const status = isAnswer ? 'answered' : 'closed';
    if (text !== '') await addPost(tx, { feedbackId: found.id, operatorId, text, status, now });
    else await tx.updateTable('feedback').set({ status, changed_at: now }).where('id', '=', found.id).execute();
    if (found.account_id !== null && text !== '')
      await sendMessage(tx, { accountId: found.account_id, kind: 'ticketAnswered', values: { reference: found.reference }, now });
    return found;
  });
  if (!ticket) return 'notFound';
  if (ticket.status !== 'open' || ticket.live !== null) return 'conflict';
  const { account_id, contact, language, reference } = ticket;
  if (account_id !== null) services.bus.publish([account_id]);
  else if (contact?.includes('@') && text !== '')
    services.behind(sendWords(services, { merchant, recipient: contact, key: 'feedback', values: { reference, text }, language }));
  return undefined;
}

const lockTicket = (tx: Transaction<Schema>, merchant: string, id: number) =>
  tx
    .selectFrom('feedback')
    .where('id', '=', id)
    .where('merchant', '=', merchant)
    .select(['id', 'reference', 'status', 'account_id', 'contact', 'language', 'live'])
    .forUpdate()
    .executeTakeFirst();
