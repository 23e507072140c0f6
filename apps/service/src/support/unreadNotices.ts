import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../http/handle.ts';

/** Selects a member's unread notices. */
export function selectUnread(db: Kysely<Schema>, { id, merchant }: Member, now: Date) {
  return db
    .selectFrom('announcement')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PL')
    .where('audience', '=', 'site')
    .where('starts_at', '<=', now)
    .where((eb) =>
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

export async function countUnread(db: Kysely<Schema>, member: Member, now: Date): Promise<number> {
  const { unread } = await selectUnread(db, member, now)
    .select((eb) => eb.fn.countAll<bigint>().as('unread'))
    .executeTakeFirstOrThrow();
  return Number(unread);
}
