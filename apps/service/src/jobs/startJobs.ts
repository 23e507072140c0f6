import { type Kysely, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { rotateEncKeys } from '../session/EncKeys.ts';
import { creditRebates } from './creditRebates.ts';
import { deleteExpired } from './deleteExpired.ts';
import { earnPoints } from './earnPoints.ts';
import { endChats } from '../chat/endChats.ts';
import { endExclusions } from '../limits/endExclusions.ts';
import { expireDeposits } from './expireDeposits.ts';
import type { Bus } from '../push/Bus.ts';
import type { Services } from '../services.ts';
import { moveMembers } from './moveMembers.ts';
import { receiveWithdrawals } from './receiveWithdrawals.ts';
import { keepVip } from './keepVip.ts';
import { reconcileVendors } from './reconcileVendors.ts';
import { settleRealtimeSalary } from './realtimeSalary.ts';
import { settleTournaments } from '../prizes/settleTournaments.ts';
import { settleBoards } from '../missions/settleBoards.ts';
import { runCampaigns } from '../operatorCampaigns/runCampaigns.ts';
import { payFriends } from '../referral/payFriends.ts';
import { remindDocuments } from '../profile/remindDocuments.ts';
import { sendPushes } from '../webPush/sendPushes.ts';
import { shareTurnover } from '../referral/shareTurnover.ts';
import { addWaves } from '../redEnvelope/addWaves.ts';
import { settleContracts } from './settleContracts.ts';
import { settleTransfers } from './settleTransfers.ts';

/** Another process takes over a settlement after this time. */
const EXPIRES_AFTER_S = 120;

interface JobServices extends Pick<Services, 'adapters'> {
  db: Kysely<Schema>;
  bus: Bus;
  ledger: Ledger;
  config: Pick<Config, 'dataSecret' | 'webPush'>;
  onError: (error: unknown) => void;
}

interface Job {
  name: string;
  cron: string;
  run: (services: JobServices, now: Date) => Promise<unknown>;
  /** Number of retries before the next hour of the schedule. @default 0 */
  retryLimit?: number;
  /** Runs at the start as well, for runs that were missed. */
  isRunAtStart?: true;
}

const EVERY_MINUTE = '* * * * *';
/** Zones with a half-hour offset have hours of their own. */
const EVERY_HALF_HOUR = '0,30 * * * *';

/** Every job with its schedule, in UTC. Source: docs/domain.md DR-0.4. */
export const scheduled: readonly Job[] = [
  // A minute after the end of each five-minute slice.
  { name: 'realtime-salary', cron: '1-59/5 * * * *', run: settleRealtimeSalary, retryLimit: 2, isRunAtStart: true },
  // After 02:05 and 02:10.
  { name: 'settle-contracts', cron: '6,11,36,41 * * * *', run: settleContracts, isRunAtStart: true },
  { name: 'credit-rebates', cron: EVERY_HALF_HOUR, run: creditRebates },
  { name: 'earn-points', cron: '5,35 * * * *', run: earnPoints },
  { name: 'keep-vip', cron: EVERY_HALF_HOUR, run: keepVip },
  { name: 'settle-transfers', cron: EVERY_MINUTE, run: settleTransfers },
  { name: 'settle-tournaments', cron: EVERY_MINUTE, run: settleTournaments, isRunAtStart: true },
  { name: 'pay-boards', cron: '*/10 * * * *', run: settleBoards },
  { name: 'pay-friends', cron: '*/10 * * * *', run: payFriends },
  { name: 'share-turnover', cron: '5,35 * * * *', run: shareTurnover },
  { name: 'add-envelopes', cron: '*/5 * * * *', run: ({ db }, now) => addWaves(db, now), isRunAtStart: true },
  { name: 'run-campaigns', cron: EVERY_MINUTE, run: runCampaigns },
  { name: 'send-pushes', cron: EVERY_MINUTE, run: sendPushes },
  { name: 'expire-deposits', cron: EVERY_MINUTE, run: expireDeposits },
  { name: 'receive-withdrawals', cron: EVERY_MINUTE, run: receiveWithdrawals },
  { name: 'move-members', cron: EVERY_MINUTE, run: moveMembers, isRunAtStart: true },
  { name: 'end-chats', cron: EVERY_MINUTE, run: endChats },
  { name: 'end-exclusions', cron: EVERY_MINUTE, run: ({ db }, now) => endExclusions(db, now) },
  // Five minutes after the end of each period of ten minutes, which is the time that calls under way get.
  {
    name: 'reconcile-vendors',
    cron: '6-59/10 * * * *',
    run: ({ db, adapters, onError }, now) => reconcileVendors({ db, vendors: adapters.values(), onError }, now),
  },
  { name: 'remind-documents', cron: '17 * * * *', run: remindDocuments },
  { name: 'forget-expired', cron: '23 * * * *', run: ({ db }, now) => deleteExpired(db, now), retryLimit: 2 },
  { name: 'rotate-enc-keys', cron: '41 * * * *', run: rotateEncKeys, retryLimit: 2 },
];

interface JobSources extends Pick<JobServices, 'ledger' | 'config' | 'adapters' | 'onError'> {
  database: OpenDatabase;
}

/**
 * Starts the jobs, shared among processes: each settlement runs at its hour, and once at the start for missed runs. The queue delivers a
 * job at least once; settlements are idempotent.
 *
 * Source: docs/domain.md DR-11.9, docs/decisions/service.md "Jobs on the database's own queue".
 */
export async function startJobs({ database, ledger, config, adapters, onError }: JobSources): Promise<{ close(): Promise<void> }> {
  const boss = new PgBoss({ db: database, backend: database.kind, createSchema: !database.hasOwnRole });
  boss.on('error', onError);
  /** The queue does not report failures, so they are logged as well. */
  const reported = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      onError(error);
      throw error;
    }
  };
  await boss.start();
  const services: JobServices = { db: database.jobsDb, bus: database.bus, ledger, config, adapters, onError };
  for (const { name, cron, run, retryLimit = 0, isRunAtStart } of scheduled) {
    await boss.createQueue(name, { policy: 'short', retryLimit, expireInSeconds: EXPIRES_AFTER_S });
    await boss.work(name, () => reported(() => run(services, new Date())));
    await boss.schedule(name, cron);
    if (isRunAtStart) await boss.send(name);
  }
  return { close: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}

export interface JobState {
  name: string;
  /** Result of its last run. */
  state: 'completed' | 'failed';
  at: Date;
  /** Reason of a failure. */
  reason: string | null;
}

/** Returns the result of each job's last run, in whichever process, and of the work that has a timer of its own; empty before the first run. */
export async function readJobs(db: Kysely<Schema>): Promise<JobState[]> {
  const timed = await sql<JobState>`
    select distinct on (name) name, case when reason is null then 'completed' else 'failed' end as state, ended_at as at, reason
    from timed_run order by name, started_at desc`.execute(db);
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return timed.rows;
  const states = await sql<JobState>`
    select distinct on (name) name, case state when 'completed' then 'completed' else 'failed' end as state,
      coalesce(completed_on, started_on, created_on) as at, case when state <> 'completed' then output ->> 'message' end as reason
    from pgboss.job
    where name = any(${scheduled.map(({ name }) => name)}::text[])
      and (state in ('completed', 'failed') or (state in ('retry', 'active') and output is not null))
    order by name, coalesce(completed_on, started_on, created_on) desc`.execute(db);
  return [...timed.rows, ...states.rows];
}

/** Returns a line for each job whose last run failed. */
export function describeJobs(jobs: readonly JobState[]): { ok: boolean; lines: string[] } {
  const failed = jobs.filter(({ state }) => state === 'failed');
  return {
    ok: failed.length === 0,
    lines: failed.map(({ name, at, reason }) => `FAILED  job ${name} at ${at.toISOString()}: ${reason ?? 'no reason given'}`),
  };
}
