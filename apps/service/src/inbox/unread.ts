import type { Kysely } from 'kysely';
import { isShown } from '../content/isShown.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';

type Reader = Pick<Member, 'id' | 'merchant'>;

/** Selects the published notices to players of a member's brand. */
export function selectNotices(db: Kysely<Schema>, merchant: string, now: Date) {
  return db
    .selectFrom('announcement')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PL')
    .where('audience', '=', 'site')
    .where('starts_at', '<=', now)
    .where(isShown(now));
}

/** Selects a member's unread notices. */
export function selectUnreadNotices(db: Kysely<Schema>, { id, merchant }: Reader, now: Date) {
  return selectNotices(db, merchant, now).where((eb) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('notice_read')
          .whereRef('notice_read.announcement_id', '=', 'announcement.id')
          .where('notice_read.account_id', '=', id)
          .select('notice_read.announcement_id'),
      ),
    ),
  );
}

/** Selects a member's unread messages. */
export function selectUnreadMessages(db: Kysely<Schema>, accountId: number) {
  return db.selectFrom('inbox_message').where('account_id', '=', accountId).where('read_at', 'is', null).where('deleted_at', 'is', null);
}

/** Counts what a member has not read, by box. Source: MEM-08, LOB-09. */
export async function countUnreadByBox(db: Kysely<Schema>, reader: Reader, now: Date): Promise<{ message: number; notice: number }> {
  const { message, notice } = await db
    .selectNoFrom([
      selectUnreadMessages(db, reader.id)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('message'),
      selectUnreadNotices(db, reader, now)
        .select(({ fn }) => fn.countAll<bigint>().as('count'))
        .as('notice'),
    ])
    .executeTakeFirstOrThrow();
  return { message: Number(message), notice: Number(notice) };
}

/** Counts what a member has not read. */
export async function countUnread(db: Kysely<Schema>, reader: Reader, now: Date): Promise<number> {
  const { message, notice } = await countUnreadByBox(db, reader, now);
  return message + notice;
}
