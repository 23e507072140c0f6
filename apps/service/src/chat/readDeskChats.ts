import type { OutputOf } from '@site/api/call';
import type { deskChats } from '@site/api/chat';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import { readThreads } from '../inbox/readThreads.ts';

const MAX_CHATS = 50;

interface Asked {
  operator: Operator;
  merchant: string;
  now: Date;
}

/** Reads the live chats of a brand as an operator sees them. Source: OPR-02. */
export async function readDeskChats(db: Kysely<Schema>, { operator, merchant, now }: Asked): Promise<OutputOf<typeof deskChats>> {
  const duty = await db
    .selectFrom('chat_duty')
    .where('operator_id', '=', operator.id)
    .where('until', '>', now)
    .select('until')
    .executeTakeFirst();
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('account', 'account.id', 'feedback.account_id')
    .leftJoin('account as answering', 'answering.id', 'feedback.taken_by')
    .where('feedback.merchant', '=', merchant)
    .where('live', 'is not', null)
    .selectAll('feedback')
    .select(['account.username', 'answering.nickname as by'])
    .orderBy('opened_at')
    .orderBy('feedback.id')
    .limit(MAX_CHATS)
    .execute();
  const threads = await readThreads(db, rows);
  const list = rows.flatMap((row, index) => {
    const { id, account_id: accountId, username, live: state, taken_by, by } = row;
    const thread = threads[index];
    if (!state || accountId === null || !thread) return [];
    return [{ id, accountId, username, state, at: row.opened_at.getTime(), by, isOwn: taken_by === operator.id, thread }];
  });
  return { isOnDuty: duty !== undefined, list };
}
