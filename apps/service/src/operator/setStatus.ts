import { setStatus } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { actorOf, logAct } from './logAct.ts';

/** Opens the brand, or closes it for maintenance until an expected end. Open pages are told. Source: OPR-05, SYS-01. */
export default handle(setStatus, async (request) => {
  const { input, merchant, now, services } = request;
  const { status, reason } = input;
  const end = status === 1 && input.maintenanceEnd !== null ? Date.parse(input.maintenanceEnd) : null;
  if (end !== null && (end <= now.getTime() || end > now.getTime() + 366 * 86_400_000))
    return refuse('invalidInput', { field: 'maintenanceEnd', rule: 'future' });
  await services.db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom('system_status').where('merchant', '=', merchant).selectAll().forUpdate().executeTakeFirst();
    const change = { status, maintenance_end: end === null ? null : new Date(end) };
    await tx
      .insertInto('system_status')
      .values({ merchant, ...change })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet(change))
      .execute();
    await logAct(tx, {
      ...actorOf(request),
      act: status === 1 ? 'closeSite' : 'openSite',
      target: merchant,
      reason,
      before: { status: before?.status ?? 0, maintenanceEnd: before?.maintenance_end?.getTime() ?? null },
      after: { status, maintenanceEnd: end },
    });
  });
  services.brands.forget();
  return accept(null);
});
