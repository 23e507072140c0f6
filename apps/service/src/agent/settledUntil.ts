import { SLICE_MS } from '@site/rules/period';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { SETTLED_AFTER_MS } from '../jobs/realtimeSalary.ts';

/** Returns the time up to which real-time salary is complete: until the next slice is due. Source: docs/domain.md DR-11.9. */
export async function settledUntil(db: Kysely<Schema>): Promise<Date> {
  const mark = await db.selectFrom('rollup_mark').where('name', '=', 'salary').select('at').executeTakeFirstOrThrow();
  return new Date(Math.min(Date.now(), mark.at.getTime() + SLICE_MS + SETTLED_AFTER_MS));
}
