import { type InboxItem, messages } from '@site/api/inbox';
import { saidInOf } from '../content/saidInOf.ts';
import { wordsIn } from '../content/wordsIn.ts';
import { accept, handle } from '../http/handle.ts';
import { countUnreadByBox, selectNotices } from './unread.ts';

/** Lists a page of one box, newest first. Source: MEM-08. */
export default handle(messages, async ({ input: { box, page, pageSize }, member, language, now, services: { db, brands } }) => {
  const own = db.selectFrom('inbox_message').where('account_id', '=', member.id).where('deleted_at', 'is', null);
  const notices = selectNotices(db, member.merchant, now)
    .leftJoin('notice_read', (join) =>
      join.onRef('notice_read.announcement_id', '=', 'announcement.id').on('notice_read.account_id', '=', member.id),
    )
    .where('notice_read.deleted_at', 'is', null);
  const offset = (page - 1) * pageSize;

  const brand = await brands.find(member.merchant);

  async function readPage(): Promise<InboxItem[]> {
    if (box === 'message') {
      const rows = await own
        .select(['id', 'kind', 'values', 'words', 'at', 'read_at'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize)
        .offset(offset)
        .execute();
      return rows.map(({ id, kind, values, words, at, read_at }) => ({
        box,
        id: String(id),
        at: at.getTime(),
        isRead: read_at !== null,
        kind,
        values: words ? wordsIn(words, language, brand) : values,
        saidIn: words ? saidInOf(words, language, brand) : undefined,
      }));
    }
    const rows = await notices
      .select(['announcement.id', 'announcement.words', 'announcement.starts_at', 'notice_read.account_id as reader'])
      .orderBy('starts_at', 'desc')
      .orderBy('announcement.id', 'desc')
      .limit(pageSize)
      .offset(offset)
      .execute();
    return rows.map(({ id, words, starts_at, reader }) => {
      const { title = '', content = '' } = wordsIn(words, language, brand);
      return {
        box,
        id: String(id),
        at: starts_at.getTime(),
        isRead: reader !== null,
        title,
        content,
        saidIn: saidInOf(words, language, brand),
      };
    });
  }

  const counted =
    box === 'message'
      ? own.select(({ fn }) => fn.countAll<bigint>().as('total'))
      : notices.select(({ fn }) => fn.countAll<bigint>().as('total'));
  const [list, { total }, unread] = await Promise.all([readPage(), counted.executeTakeFirstOrThrow(), countUnreadByBox(db, member, now)]);
  return accept({ list, total: Number(total), unread });
});
