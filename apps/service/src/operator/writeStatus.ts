import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Operator } from '../http/handle.ts';
import { CLOSED_AT_ONCE } from '../system/closedAtOnce.ts';
import { actorOf, logAct } from './logAct.ts';

const acts = { 0: 'openSite', 1: 'closeSite', [CLOSED_AT_ONCE]: 'closeAtOnce' } as const;

interface Status {
  /** 0 open, 1 closed for maintenance. */
  status: 0 | 1 | typeof CLOSED_AT_ONCE;
  end: Date | null;
  reason: string;
}

/** Opens the brand or closes it for maintenance, and logs it. Source: OPR-05, SYS-01. */
export async function writeStatus(
  tx: Transaction<Schema>,
  by: { merchant: string; operator: Operator; address: string; now: Date },
  { status, end, reason }: Status,
): Promise<void> {
  const { merchant } = by;
  const before = await tx.selectFrom('system_status').where('merchant', '=', merchant).selectAll().forUpdate().executeTakeFirst();
  const change = { status, maintenance_end: end };
  await tx
    .insertInto('system_status')
    .values({ merchant, ...change })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(change))
    .execute();
  await logAct(tx, {
    ...actorOf(by),
    act: acts[status],
    target: merchant,
    reason,
    before: { status: before?.status ?? 0, maintenanceEnd: before?.maintenance_end?.getTime() ?? null },
    after: { status, maintenanceEnd: end?.getTime() ?? null },
  });
}
