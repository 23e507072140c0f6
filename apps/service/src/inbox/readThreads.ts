import type { FeedbackThread } from '@site/api/inbox';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

type Row = Pick<Selectable<Schema['feedback']>, 'id' | 'reference' | 'type' | 'status' | 'opened_at' | 'changed_at'>;

/** Reads the texts of tickets, and returns each as it is sent, in the given order. */
export async function readThreads(db: Kysely<Schema>, rows: readonly Row[]): Promise<FeedbackThread[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const posts = await db
    .selectFrom('feedback_post')
    .where('feedback_id', 'in', ids)
    .select(['feedback_id', 'number', 'written_by', 'text', 'uploads', 'at'])
    .orderBy('number')
    .execute();
  return rows.map(({ id, reference, type, status, opened_at, changed_at }) => ({
    id: reference,
    type,
    status,
    openedAt: opened_at.getTime(),
    changedAt: changed_at.getTime(),
    posts: posts
      .filter(({ feedback_id }) => feedback_id === id)
      .map(({ number, written_by, text, uploads, at }) => ({
        reference: `${reference}-${number}`,
        by: written_by,
        text,
        pictures: uploads.length,
        at: at.getTime(),
      })),
  }));
}
