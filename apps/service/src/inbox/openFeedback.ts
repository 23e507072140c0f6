import { randomInt } from 'node:crypto';
import type { FeedbackType } from '@site/api/messageKinds';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { claimUploads } from '../uploads/claimUploads.ts';

interface Feedback {
  merchant: string;
  sender: { accountId: number } | { contact: string };
  language: string;
  type: FeedbackType;
  content: string;
  uploads: readonly string[];
  /** A chat waits for an operator. */
  isLive?: boolean;
  now: Date;
}

/** Letters and digits that are not taken for each other when they are read out. */
const SIGNS = 'ABCDEFGHJKLMNPQRTUVWXY346789';
const REFERENCE_SIGNS = 8;

/** Opens a ticket with its first text, and returns its reference. Source: MEM-09. */
export async function openFeedback(tx: Transaction<Schema>, opened: Feedback): Promise<string> {
  const { merchant, sender, language, type, content, uploads, isLive, now } = opened;
  const own = 'accountId' in sender ? { account_id: sender.accountId, contact: null } : { account_id: null, contact: sender.contact };
  if ('accountId' in sender && uploads.length > 0)
    await claimUploads(tx, { accountId: sender.accountId, uploadIds: uploads, use: 'feedback', now });
  const signs = Array.from({ length: REFERENCE_SIGNS }, () => SIGNS[randomInt(SIGNS.length)]);
  const { id, reference } = await tx
    .insertInto('feedback')
    .values({
      merchant,
      ...own,
      reference: `FB-${signs.join('')}`,
      language,
      type,
      status: 'open',
      opened_at: now,
      changed_at: now,
      live: isLive ? 'waiting' : null,
    })
    .returning(['id', 'reference'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('feedback_post')
    .values({
      feedback_id: id,
      number: 1,
      written_by: 'sender',
      operator_id: null,
      text: content,
      uploads: JSON.stringify(uploads),
      at: now,
    })
    .execute();
  return reference;
}
