import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { describeJobs, readJobs } from '../jobs/startJobs.ts';
import { auditMoney, describeAudit } from './auditMoney.ts';

/** Returns the report of the money audit: a line for each invariant, and one for each job whose last run failed. */
export async function auditReport(db: Kysely<Schema>): Promise<{ ok: boolean; lines: string[] }> {
  const audit = describeAudit(await auditMoney(db));
  const jobs = describeJobs(await readJobs(db));
  return { ok: audit.ok && jobs.ok, lines: [...audit.lines, ...jobs.lines] };
}
