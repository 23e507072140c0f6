import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { describeJobs, readJobs } from '../jobs/startJobs.ts';
import { auditMoney, describeAudit } from './auditMoney.ts';

/** Returns what an operator is to know of the money: a line for each invariant, and one for each job whose last run failed. */
export async function reportBooks(db: Kysely<Schema>): Promise<{ ok: boolean; lines: string[] }> {
  const audit = describeAudit(await auditMoney(db));
  const jobs = describeJobs(await readJobs(db));
  return { ok: audit.ok && jobs.ok, lines: [...audit.lines, ...jobs.lines] };
}
