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
import { endExclusions } from '../limits/endExclusions.ts';
import { expireDeposits } from './expireDeposits.ts';
import type { Services } from '../services.ts';
import { receiveWithdrawals } from './receiveWithdrawals.ts';
import { keepVip } from './keepVip.ts';
import { reconcileVendors } from './reconcileVendors.ts';
import { settleRealtimeSalary } from './realtimeSalary.ts';
import { settleTournaments } from '../prizes/settleTournaments.ts';
import { settleBoards } from '../missions/settleBoards.ts';
import { addWaves } from '../redEnvelope/addWaves.ts';
import { settleContracts } from './settleContracts.ts';
import { settleTransfers } from './settleTransfers.ts';

const REALTIME_SALARY = 'realtime-salary';
/** A minute after the end of each five-minute slice. */
const REALTIME_SALARY_CRON = '1-59/5 * * * *';
const FORGET_EXPIRED = 'forget-expired';
const FORGET_EXPIRED_CRON = '23 * * * *';
const RECONCILE_VENDORS = 'reconcile-vendors';
/** Five minutes after the end of each period of ten minutes, which is the time that calls under way get. */
const RECONCILE_VENDORS_CRON = '6-59/10 * * * *';
const SETTLE_TRANSFERS = 'settle-transfers';
const SETTLE_TRANSFERS_CRON = '* * * * *';
const SETTLE_TOURNAMENTS = 'settle-tournaments';
const SETTLE_TOURNAMENTS_CRON = '* * * * *';
const EXPIRE_DEPOSITS = 'expire-deposits';
const EXPIRE_DEPOSITS_CRON = '* * * * *';
const RECEIVE_WITHDRAWALS = 'receive-withdrawals';
const RECEIVE_WITHDRAWALS_CRON = '* * * * *';
const EARN_POINTS = 'earn-points';
/** Five minutes after each hour and half, for zones with a half-hour offset. */
const EARN_POINTS_CRON = '5,35 * * * *';
const KEEP_VIP = 'keep-vip';
/** At each hour and half: zones with a half-hour offset have their own 03:00. */
const KEEP_VIP_CRON = '0,30 * * * *';
const CREDIT_REBATES = 'credit-rebates';
const CREDIT_REBATES_CRON = '0,30 * * * *';
const END_EXCLUSIONS = 'end-exclusions';
const END_EXCLUSIONS_CRON = '* * * * *';
const PAY_BOARDS = 'pay-boards';
const PAY_BOARDS_CRON = '*/10 * * * *';
const ADD_ENVELOPES = 'add-envelopes';
const ADD_ENVELOPES_CRON = '*/5 * * * *';
const SETTLE_CONTRACTS = 'settle-contracts';
/** Six and eleven minutes after each hour and half: zones with a half-hour offset have their own 02:05 and 02:10. */
const SETTLE_CONTRACTS_CRON = '6,11,36,41 * * * *';
const ROTATE_ENC_KEYS = 'rotate-enc-keys';
const ROTATE_ENC_KEYS_CRON = '41 * * * *';
/** Another process takes over a settlement after this time. */
const EXPIRES_AFTER_S = 120;

interface JobSources {
  database: OpenDatabase;
  ledger: Ledger;
  config: Pick<Config, 'dataSecret'>;
  /** Vendors whose logs are compared. */
  adapters: Services['adapters'];
  onError: (error: unknown) => void;
}

/**
 * Starts the jobs, shared among processes: each settlement runs at its hour, and once at the start for missed runs. The queue delivers a
 * job at least once; settlements are idempotent.
 *
 * Source: docs/domain.md DR-11.9, docs/decisions/service.md "Jobs on the database's own queue".
 */
export async function startJobs({ database, ledger, config, adapters, onError }: JobSources): Promise<{ close(): Promise<void> }> {
  const { jobsDb: db, bus } = database;
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
  await boss.createQueue(REALTIME_SALARY, { policy: 'short', retryLimit: 2, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(REALTIME_SALARY, () => reported(() => settleRealtimeSalary({ db, ledger, bus }, new Date())));
  await boss.schedule(REALTIME_SALARY, REALTIME_SALARY_CRON);
  await boss.send(REALTIME_SALARY);
  await boss.createQueue(FORGET_EXPIRED, { policy: 'short', expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(FORGET_EXPIRED, () => reported(() => deleteExpired(db, new Date())));
  await boss.schedule(FORGET_EXPIRED, FORGET_EXPIRED_CRON);
  await boss.createQueue(ROTATE_ENC_KEYS, { policy: 'short', expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(ROTATE_ENC_KEYS, () => reported(() => rotateEncKeys({ db, config }, new Date())));
  await boss.schedule(ROTATE_ENC_KEYS, ROTATE_ENC_KEYS_CRON);
  await boss.createQueue(RECONCILE_VENDORS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(RECONCILE_VENDORS, () => reported(() => reconcileVendors({ db, vendors: adapters.values(), onError }, new Date())));
  await boss.schedule(RECONCILE_VENDORS, RECONCILE_VENDORS_CRON);
  await boss.createQueue(SETTLE_TRANSFERS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(SETTLE_TRANSFERS, () => reported(() => settleTransfers({ db, adapters, bus }, new Date())));
  await boss.schedule(SETTLE_TRANSFERS, SETTLE_TRANSFERS_CRON);
  await boss.createQueue(SETTLE_TOURNAMENTS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(SETTLE_TOURNAMENTS, () => reported(() => settleTournaments({ db, ledger, bus }, new Date())));
  await boss.schedule(SETTLE_TOURNAMENTS, SETTLE_TOURNAMENTS_CRON);
  await boss.send(SETTLE_TOURNAMENTS);
  await boss.createQueue(EXPIRE_DEPOSITS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(EXPIRE_DEPOSITS, () => reported(() => expireDeposits({ db, bus }, new Date())));
  await boss.schedule(EXPIRE_DEPOSITS, EXPIRE_DEPOSITS_CRON);
  await boss.createQueue(RECEIVE_WITHDRAWALS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(RECEIVE_WITHDRAWALS, () => reported(() => receiveWithdrawals({ db, ledger, bus }, new Date())));
  await boss.schedule(RECEIVE_WITHDRAWALS, RECEIVE_WITHDRAWALS_CRON);
  await boss.createQueue(EARN_POINTS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(EARN_POINTS, () => reported(() => earnPoints({ db }, new Date())));
  await boss.schedule(EARN_POINTS, EARN_POINTS_CRON);
  await boss.createQueue(KEEP_VIP, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(KEEP_VIP, () => reported(() => keepVip({ db }, new Date())));
  await boss.schedule(KEEP_VIP, KEEP_VIP_CRON);
  await boss.createQueue(CREDIT_REBATES, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(CREDIT_REBATES, () => reported(() => creditRebates({ db, ledger, bus }, new Date())));
  await boss.schedule(CREDIT_REBATES, CREDIT_REBATES_CRON);
  await boss.createQueue(END_EXCLUSIONS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(END_EXCLUSIONS, () => reported(() => endExclusions(db, new Date())));
  await boss.schedule(END_EXCLUSIONS, END_EXCLUSIONS_CRON);
  await boss.createQueue(PAY_BOARDS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(PAY_BOARDS, () => reported(() => settleBoards({ db, ledger, bus }, new Date())));
  await boss.schedule(PAY_BOARDS, PAY_BOARDS_CRON);
  await boss.createQueue(ADD_ENVELOPES, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(ADD_ENVELOPES, () => reported(() => addWaves(db, new Date())));
  await boss.schedule(ADD_ENVELOPES, ADD_ENVELOPES_CRON);
  await boss.send(ADD_ENVELOPES);
  await boss.createQueue(SETTLE_CONTRACTS, { policy: 'short', retryLimit: 0, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(SETTLE_CONTRACTS, () => reported(() => settleContracts({ db, ledger, bus }, new Date())));
  await boss.schedule(SETTLE_CONTRACTS, SETTLE_CONTRACTS_CRON);
  await boss.send(SETTLE_CONTRACTS);
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

/** Returns the result of each job's last run, in whichever process; empty before the first run. */
export async function readJobs(db: Kysely<Schema>): Promise<JobState[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return [];
  const jobs = await sql<JobState>`
    select distinct on (name) name, case state when 'completed' then 'completed' else 'failed' end as state,
      coalesce(completed_on, started_on, created_on) as at, case when state <> 'completed' then output ->> 'message' end as reason
    from pgboss.job
    where name in (${REALTIME_SALARY}, ${FORGET_EXPIRED}, ${ROTATE_ENC_KEYS}, ${RECONCILE_VENDORS}, ${SETTLE_TRANSFERS}, ${SETTLE_TOURNAMENTS}, ${EXPIRE_DEPOSITS}, ${END_EXCLUSIONS},
      ${RECEIVE_WITHDRAWALS}, ${EARN_POINTS}, ${KEEP_VIP}, ${CREDIT_REBATES}, ${PAY_BOARDS}, ${ADD_ENVELOPES}, ${SETTLE_CONTRACTS})
      and (state in ('completed', 'failed') or (state in ('retry', 'active') and output is not null))
    order by name, coalesce(completed_on, started_on, created_on) desc`.execute(db);
  return jobs.rows;
}

/** Returns a line for each job whose last run failed. */
export function describeJobs(jobs: readonly JobState[]): { ok: boolean; lines: string[] } {
  const failed = jobs.filter(({ state }) => state === 'failed');
  return {
    ok: failed.length === 0,
    lines: failed.map(({ name, at, reason }) => `FAILED  job ${name} at ${at.toISOString()}: ${reason ?? 'no reason given'}`),
  };
}
