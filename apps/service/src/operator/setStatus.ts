import { setStatus } from '@site/api/operator';
import { accept, handle, refuse } from '../http/handle.ts';
import { propose } from './propose.ts';
import { writeStatus } from './writeStatus.ts';

/**
 * Opens the brand, and open pages are told; or proposes to close it for maintenance until an expected end, which another operator does.
 *
 * Refuses: conflict while another proposal to close it is open.
 *
 * Source: OPR-05, OPR-07, SYS-01.
 */
export default handle(setStatus, async (request) => {
  const { input, merchant, now, services } = request;
  const { status, reason } = input;
  const end = status === 1 && input.maintenanceEnd !== null ? Date.parse(input.maintenanceEnd) : null;
  if (end !== null && (end <= now.getTime() || end > now.getTime() + 366 * 86_400_000))
    return refuse('invalidInput', { field: 'maintenanceEnd', rule: 'future' });
  await services.db.transaction().execute(async (tx) => {
    if (status === 1) await propose(tx, request, { kind: 'closing', subject: merchant, content: { maintenanceEnd: end }, reason });
    else await writeStatus(tx, request, { status, end: null, reason });
  });
  if (status === 0) services.brands.forget();
  return accept({ needsSecond: status === 1 });
});
