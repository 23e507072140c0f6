import { urgentClosing } from '@site/api/operator';
import { accept, handle } from '../http/handle.ts';
import { CLOSED_AT_ONCE } from '../system/closedAtOnce.ts';

/** Tells every operator while one of them has closed the brand at once. Source: OPR-05. */
export default handle(urgentClosing, async ({ merchant, now, services: { db } }) => {
  const closed = await db
    .selectFrom('system_status')
    .where('merchant', '=', merchant)
    .where('status', '=', CLOSED_AT_ONCE)
    .where('maintenance_end', '>', now)
    .select('maintenance_end as until')
    .executeTakeFirst();
  if (!closed?.until) return accept(null);
  const { operator, reason } = await db
    .selectFrom('operator_log')
    .innerJoin('account', 'account.id', 'operator_id')
    .where('operator_log.merchant', '=', merchant)
    .where('act', '=', 'closeAtOnce')
    .orderBy('operator_log.id', 'desc')
    .select(['username as operator', 'reason'])
    .executeTakeFirstOrThrow();
  return accept({ operator, until: closed.until.getTime(), reason });
});
