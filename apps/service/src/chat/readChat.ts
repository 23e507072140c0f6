import type { ChatValue } from '@site/api/chat';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';
import { readThreads } from '../inbox/readThreads.ts';
import { operatorsOnDuty } from './operatorsOnDuty.ts';

interface Asked {
  member: Member;
  /** Reference of a chat; the live one without it. */
  id?: string | undefined;
  now: Date;
}

/** Reads a member's chat as it is sent. Source: MEM-09. */
export async function readChat(db: Kysely<Schema>, { member, id, now }: Asked): Promise<ChatValue> {
  const isStaffed = (await operatorsOnDuty(db, member.merchant, now)).length > 0;
  const row = await db
    .selectFrom('feedback')
    .leftJoin('account as operator', 'operator.id', 'feedback.taken_by')
    .where('feedback.account_id', '=', member.id)
    .$if(id === undefined, (query) => query.where('live', 'is not', null))
    .$if(id !== undefined, (query) => query.where('reference', '=', id ?? ''))
    .selectAll('feedback')
    .select('operator.nickname as by')
    .executeTakeFirst();
  if (!row) return { isStaffed, current: null };
  const [thread] = await readThreads(db, [row]);
  if (!thread) return { isStaffed, current: null };
  const state = row.live ?? 'over';
  return {
    isStaffed,
    current: { state, place: state === 'waiting' ? await placeOf(db, row) : null, by: row.live ? row.by : null, thread },
  };
}

/** Returns the place in the queue of a chat that waits, from 1. */
async function placeOf(
  db: Kysely<Schema>,
  { id, merchant, opened_at }: { id: number; merchant: string; opened_at: Date },
): Promise<number> {
  const { ahead } = await db
    .selectFrom('feedback')
    .where('merchant', '=', merchant)
    .where('live', '=', 'waiting')
    .where((eb) => eb(eb.refTuple('opened_at', 'id'), '<', eb.tuple(opened_at, id)))
    .select(({ fn }) => fn.countAll<bigint>().as('ahead'))
    .executeTakeFirstOrThrow();
  return Number(ahead) + 1;
}
