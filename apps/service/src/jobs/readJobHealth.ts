import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { ROLL_EVERY_MS } from '../rollup/startRollups.ts';

/** Time that a run may take beyond the moment it was due. */
const GRACE_MS = 5 * 60_000;

interface Stored {
  name: string;
  everyMinutes: number;
  scheduledAt: Date;
  state: string | null;
  startedAt: Date | null;
  endedAt: Date | null;
  reason: string | null;
  failures: number;
}

export interface JobHealth {
  name: string;
  state: 'completed' | 'failed' | 'never';
  at: number | null;
  durationMs: number | null;
  everyMinutes: number;
  isLate: boolean;
  failures: number;
  reason: string;
}

/** Returns the last run of every job, in whichever process, and whether the next one is overdue. Source: OPR-09. */
export async function readJobHealth(db: Kysely<Schema>, now: Date): Promise<JobHealth[]> {
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60_000);
  const known = [...(await readScheduled(db, dayAgo)), ...(await readTimed(db, dayAgo))];
  return known.map(({ name, everyMinutes, scheduledAt, state, startedAt, endedAt, reason, failures }) => ({
    name,
    state: state === null ? ('never' as const) : state === 'completed' ? ('completed' as const) : ('failed' as const),
    at: endedAt?.getTime() ?? null,
    durationMs: startedAt && endedAt ? Math.max(0, endedAt.getTime() - startedAt.getTime()) : null,
    everyMinutes,
    isLate: now.getTime() - (endedAt ?? scheduledAt).getTime() > everyMinutes * 60_000 + GRACE_MS,
    failures,
    reason: reason ?? '',
  }));
}

async function readScheduled(db: Kysely<Schema>, dayAgo: Date): Promise<Stored[]> {
  const { rows: found } = await sql<{ exists: boolean }>`select to_regclass('pgboss.schedule') is not null as exists`.execute(db);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<Omit<Stored, 'everyMinutes'> & { cron: string }>`
    select s.name, s.cron, s.created_on as "scheduledAt", last.state::text as state, last.started_on as "startedAt", last.ended as "endedAt",
      case when last.state = 'completed' then null else last.output ->> 'message' end as reason,
      (select count(*)::integer from pgboss.job f where f.name = s.name and f.state = 'failed' and f.completed_on > ${dayAgo}) as failures
    from pgboss.schedule s
    left join lateral (
      select j.state, j.started_on, coalesce(j.completed_on, j.started_on, j.created_on) as ended, j.output
      from pgboss.job j
      where j.name = s.name and (j.state in ('completed', 'failed') or (j.state in ('retry', 'active') and j.output is not null))
      order by coalesce(j.completed_on, j.started_on, j.created_on) desc limit 1
    ) last on true
    order by s.name`.execute(db);
  return rows.map((row) => Object.assign(row, { everyMinutes: longestWait(row.cron) }));
}

/** Reads the work that runs on a timer of its own. */
async function readTimed(db: Kysely<Schema>, dayAgo: Date): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select distinct on (name) name, ${ROLL_EVERY_MS / 60_000}::float8 as "everyMinutes", started_at as "scheduledAt",
      case when reason is null then 'completed' else 'failed' end as state, started_at as "startedAt", ended_at as "endedAt", reason,
      (select count(*)::integer from timed_run f where f.name = timed_run.name and f.reason is not null and f.ended_at > ${dayAgo}) as failures
    from timed_run order by name, started_at desc`.execute(db);
  return rows;
}

/** Returns the longest time in minutes between two runs of an hourly schedule, such as `6-59/10 * * * *`. */
export function longestWait(cron: string): number {
  const minutes = (cron.split(' ')[0] ?? '').split(',').flatMap((part) => {
    const [range = '', step = '1'] = part.split('/');
    const [first = '0', last = range === '*' || part.includes('/') ? '59' : first] = range === '*' ? ['0'] : range.split('-');
    const count = Math.floor((Number(last) - Number(first)) / Number(step)) + 1;
    return Array.from({ length: count }, (_, index) => Number(first) + index * Number(step));
  });
  const inOrder = minutes.toSorted((one, other) => one - other);
  return Math.max(...inOrder.map((minute, index) => (inOrder[index + 1] ?? (inOrder[0] ?? 0) + 60) - minute));
}
