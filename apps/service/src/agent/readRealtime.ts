import type { TeamOverviewValue } from '@site/api/agent';
import { type Day, SLICE_MS, startOfDay } from '@site/rules/period';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { SETTLED_AFTER_MS } from '../jobs/realtimeSalary.ts';

/** Reads an agent's real-time salary of today by slice up to the last settled one, in its main currency. Source: docs/domain.md DR-11.9. */
export async function readRealtime(
  db: Kysely<Schema>,
  { agentId, currency, today, zone }: { agentId: number; currency: string; today: Day; zone: string },
): Promise<TeamOverviewValue['realtime']> {
  const startMs = startOfDay(today, zone).getTime();
  const { at: settledUntil } = await db.selectFrom('rollup_mark').where('name', '=', 'salary').select('at').executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('salary_slice')
    .innerJoin('contract', 'contract.id', 'salary_slice.contract_id')
    .innerJoin('account', 'account.id', 'contract.taker_id')
    .where('contract.taker_id', '=', agentId)
    .where('account.currency', '=', currency)
    .where('contract.kind', '=', 'REALTIME')
    .where('slice_start', '>=', new Date(startMs))
    .select(['slice_start', 'salary_slice.amount_minor', 'carry_ppm'])
    .orderBy('slice_start')
    .execute();

  const settled = Math.max(0, Math.floor((settledUntil.getTime() - startMs) / SLICE_MS));
  const slices = Array.from({ length: settled }, () => 0n);
  for (const row of rows) {
    const index = (row.slice_start.getTime() - startMs) / SLICE_MS;
    if (index < settled) slices[index] = (slices[index] ?? 0n) + row.amount_minor;
  }
  return {
    paidMinor: String(slices.reduce((sum, amount) => sum + amount, 0n)),
    carryPpm: String(rows.at(-1)?.carry_ppm ?? 0n),
    nextAt: settledUntil.getTime() + SLICE_MS + SETTLED_AFTER_MS,
    slices: slices.map(String),
  };
}
