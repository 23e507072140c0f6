import { setStatus } from '@site/api/operator';
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { CLOSED_AT_ONCE } from '../system/closedAtOnce.ts';
import { propose } from './propose.ts';
import { writeStatus } from './writeStatus.ts';

const DAY_MS = 86_400_000;

/**
 * Opens the brand, and open pages are told; closes it at once for some minutes, after which it opens by itself; or proposes to close it for
 * maintenance until an expected end, which another operator does.
 *
 * Refuses: conflict while another proposal to close it is open; at once when it is closed already, and to an operator who has done so within
 * a day, since more than an hour takes two.
 *
 * Source: OPR-05, OPR-07, SYS-01.
 */
export default handle(setStatus, async (request) => {
  const { input, merchant, now, services } = request;
  const { status, minutes, reason } = input;
  const end = status === 1 && input.maintenanceEnd !== null ? Date.parse(input.maintenanceEnd) : null;
  if (end !== null && (end <= now.getTime() || end > now.getTime() + 366 * DAY_MS))
    return refuse('invalidInput', { field: 'maintenanceEnd', rule: 'future' });
  const isAtOnce = status === 1 && minutes !== undefined;
  if (isAtOnce && end !== null) return refuse('invalidInput', { field: 'maintenanceEnd', rule: 'none' });
  if (isAtOnce && reason === '') return refuse('invalidInput', { field: 'reason', rule: 'required' });
  await services.db.transaction().execute(async (tx) => {
    if (isAtOnce) {
      await requireMayClose(tx, { merchant, operatorId: request.operator.id, now });
      await writeStatus(tx, request, { status: CLOSED_AT_ONCE, end: new Date(now.getTime() + minutes * 60_000), reason });
    } else if (status === 1) await propose(tx, request, { kind: 'closing', subject: merchant, content: { maintenanceEnd: end }, reason });
    else await writeStatus(tx, request, { status, end: null, reason });
  });
  const needsSecond = status === 1 && !isAtOnce;
  if (!needsSecond) services.brands.forget();
  return accept({ needsSecond });
});

async function requireMayClose(
  tx: Transaction<Schema>,
  { merchant, operatorId, now }: { merchant: string; operatorId: number; now: Date },
): Promise<void> {
  const known = await tx.selectFrom('system_status').where('merchant', '=', merchant).selectAll().forUpdate().executeTakeFirst();
  const isOver = known?.status === CLOSED_AT_ONCE && known.maintenance_end !== null && known.maintenance_end <= now;
  if (known && known.status !== 0 && !isOver) throw new RefusalError('conflict', { field: 'status', rule: 'closed' });
  const lately = await tx
    .selectFrom('operator_log')
    .where('merchant', '=', merchant)
    .where('operator_id', '=', operatorId)
    .where('act', '=', 'closeAtOnce')
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .select('id')
    .executeTakeFirst();
  if (lately) throw new RefusalError('conflict', { field: 'minutes', rule: 'second' });
}
