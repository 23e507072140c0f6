import { myFeedback } from '@site/api/inbox';
import { accept, handle } from '../http/handle.ts';
import { readThreads } from './readThreads.ts';

/** Lists a member's tickets, what changed last first. Source: MEM-09. */
export default handle(myFeedback, async ({ input: { page, pageSize }, member, services: { db } }) => {
  const own = db.selectFrom('feedback').where('account_id', '=', member.id);
  const [rows, { total }] = await Promise.all([
    own
      .selectAll()
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return accept({ list: await readThreads(db, rows), total: Number(total) });
});
