import type { MessageKind } from '@site/api/messageKinds';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { mayAdvertise } from '../privacy/mayAdvertise.ts';

/** A placeholder's value: a text, or money that the reader's browser formats. */
export type MessageValue = string | { amountMinor: string; currency: string };

interface Message {
  accountId: number;
  kind: MessageKind;
  /** Placeholders of the texts `kind.<kind>` of the namespace `inbox`. */
  values: Record<string, MessageValue>;
  /** Title and text by language, of a message of the house that is written in several. @default those of `values` alone */
  words?: Record<string, { title: string; text: string }>;
  /** It advertises: only a consent to push messages brings it to the browsers of the member. @default false */
  isAdvertising?: boolean;
  now: Date;
}

/**
 * Puts a message into a member's inbox, in the caller's transaction, and lets the browsers know that the member has allowed. Its text is that of the reader's language when it is read. Publish the
 * account on the bus after the commit, so that open pages count it.
 *
 * Source: MEM-08.
 */
export async function sendMessage(
  tx: Kysely<Schema>,
  { accountId, kind, values, words, isAdvertising = false, now }: Message,
): Promise<void> {
  await tx
    .insertInto('inbox_message')
    .values({
      account_id: accountId,
      kind,
      values: JSON.stringify(values),
      words: words ? JSON.stringify(words) : null,
      at: now,
      read_at: null,
      deleted_at: null,
    })
    .execute();
  await sql`
    insert into push_due (account_id, at)
    select a.id, ${now} from account a
    where a.id = ${accountId} and exists (select 1 from push_device d where d.account_id = a.id)
      and ${isAdvertising ? mayAdvertise('push') : sql`a.closed_at is null`}
    on conflict do nothing`.execute(tx);
}
