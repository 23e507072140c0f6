import { deposits } from '@site/api/deposits';
import { accept, handle } from '../http/handle.ts';
import { requestAsSent } from './requestAsSent.ts';

/** Lists a member's own deposits, the newest first. Source: MEM-03. */
export default handle(deposits, async ({ input: { id, pageNo, pageSize }, member, services: { db } }) => {
  const all = db.selectFrom('deposit_request').where('account_id', '=', member.id);
  const wanted = id ? all.where('id', '=', id) : all;
  const [rows, { total }] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    wanted.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return accept({ list: rows.map(requestAsSent), total: Number(total) });
});
