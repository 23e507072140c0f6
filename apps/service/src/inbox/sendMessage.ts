import type { MessageKind } from '@site/api/messageKinds';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A placeholder's value: a text, or money that the reader's browser formats. */
export type MessageValue = string | { amountMinor: string; currency: string };

interface Message {
  accountId: number;
  kind: MessageKind;
  /** Placeholders of the texts `kind.<kind>` of the namespace `inbox`. */
  values: Record<string, MessageValue>;
  now: Date;
}

/**
 * Puts a message into a member's inbox, in the caller's transaction. Its text is that of the reader's language when it is read. Publish the
 * account on the bus after the commit, so that open pages count it.
 *
 * Source: MEM-08.
 */
export async function sendMessage(tx: Kysely<Schema>, { accountId, kind, values, now }: Message): Promise<void> {
  await tx
    .insertInto('inbox_message')
    .values({ account_id: accountId, kind, values: JSON.stringify(values), at: now, read_at: null, deleted_at: null })
    .execute();
}
