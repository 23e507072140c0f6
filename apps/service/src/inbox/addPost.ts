import type { Transaction } from 'kysely';
import type { FeedbackStatus } from '@site/api/inbox';
import type { Schema } from '../database/schema.ts';

interface Post {
  feedbackId: number;
  /** Null for the ticket's sender. */
  operatorId: number | null;
  text: string;
  uploads?: readonly string[];
  status: FeedbackStatus;
  now: Date;
}

/** Adds a text to a ticket, whose row the caller has locked, and sets the status that follows. */
export async function addPost(tx: Transaction<Schema>, { feedbackId, operatorId, text, uploads = [], status, now }: Post): Promise<void> {
  const { last } = await tx
    .selectFrom('feedback_post')
    .where('feedback_id', '=', feedbackId)
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('feedback_post')
    .values({
      feedback_id: feedbackId,
      number: last + 1,
      written_by: operatorId === null ? 'sender' : 'service',
      operator_id: operatorId,
      text,
      uploads: JSON.stringify(uploads),
      at: now,
    })
    .execute();
  await tx.updateTable('feedback').set({ status, changed_at: now }).where('id', '=', feedbackId).execute();
}
