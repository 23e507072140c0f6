import { rebateHistory } from '@site/api/rebate';
import { accept, handle, refuse } from '../http/handle.ts';
import { offersRebate } from './offersRebate.ts';

/** Returns the rebates that were credited, the newest first. Source: MEM-22. */
export default handle(rebateHistory, async ({ input: { pageNo, pageSize }, member, merchant, services }) => {
  if (!(await offersRebate(services, merchant))) return refuse('notFound');
  const own = services.db.selectFrom('rebate_claim').where('account_id', '=', member.id);
  const { count } = await own.select(({ fn }) => fn.countAll<bigint>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('claimed_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return accept({
    list: rows.map((row) => ({
      referenceNumber: row.transfer_id,
      at: row.claimed_at.getTime(),
      day: row.day,
      isAutomatic: row.is_automatic,
      amountMinor: String(row.amount_minor),
      currency: row.currency,
      lines: row.lines,
    })),
    totalPages: Math.ceil(Number(count) / pageSize),
  });
});
