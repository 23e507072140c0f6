import { withdrawals } from '@site/api/withdraw';
import { accept, handle } from '../http/handle.ts';
import { readWithdrawals } from './readWithdrawals.ts';

/** Lists a member's own withdrawals, newest first. Source: MEM-04. */
export default handle(withdrawals, async ({ input: { id, pageNo, pageSize }, member, services: { db, brands } }) => {
  const { brand } = await brands.of(member.merchant);
  const only = id === undefined ? undefined : Number(id);
  const own = db.selectFrom('withdrawal').where('account_id', '=', member.id);
  const { count } = await (only === undefined ? own : own.where('id', '=', only))
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const list = await readWithdrawals(db, { accountId: member.id, zone: brand.zone, id: only, ...page });
  return accept({ list, totalPages: Math.ceil(Number(count) / pageSize) });
});
