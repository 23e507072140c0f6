import { PgBoss } from 'pg-boss';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/openDatabase.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { rotateEncKeys } from '../session/EncKeys.ts';
import { forgetExpired } from './forgetExpired.ts';
import { settleRealtimeSalary } from './realtimeSalary.ts';

const REALTIME_SALARY = 'realtime-salary';
/** A minute after each slice of five has closed. */
const REALTIME_SALARY_CRON = '1-59/5 * * * *';
const FORGET_EXPIRED = 'forget-expired';
const FORGET_EXPIRED_CRON = '23 * * * *';
const ROTATE_ENC_KEYS = 'rotate-enc-keys';
const ROTATE_ENC_KEYS_CRON = '41 * * * *';
/** A process that dies in a settlement leaves it to another after this long. */
const EXPIRES_AFTER_S = 120;

interface JobSources {
  database: OpenDatabase;
  ledger: Ledger;
  config: Pick<Config, 'dataSecret'>;
  onError: (error: unknown) => void;
}

/**
 * Starts the jobs, several processes taking turns: each settlement runs on its hour, and once at the start for what was missed.
 * The queue runs a job at least once; the settlements themselves see to it that nothing is paid twice.
 *
 * Source: design §4 "Jobs", DR-11.9.
 */
export async function startJobs({ database, ledger, config, onError }: JobSources): Promise<{ close(): Promise<void> }> {
  const { jobsDb: db, bus } = database;
  const boss = new PgBoss({ db: database, backend: database.kind, createSchema: !database.hasOwnRole });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(REALTIME_SALARY, { policy: 'short', retryLimit: 2, expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(REALTIME_SALARY, () => settleRealtimeSalary({ db, ledger, bus }, new Date()));
  await boss.schedule(REALTIME_SALARY, REALTIME_SALARY_CRON);
  await boss.send(REALTIME_SALARY);
  await boss.createQueue(FORGET_EXPIRED, { policy: 'short', expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(FORGET_EXPIRED, () => forgetExpired(db, new Date()));
  await boss.schedule(FORGET_EXPIRED, FORGET_EXPIRED_CRON);
  await boss.createQueue(ROTATE_ENC_KEYS, { policy: 'short', expireInSeconds: EXPIRES_AFTER_S });
  await boss.work(ROTATE_ENC_KEYS, () => rotateEncKeys({ db, config }, new Date()));
  await boss.schedule(ROTATE_ENC_KEYS, ROTATE_ENC_KEYS_CRON);
  return { close: () => boss.stop({ graceful: true, timeout: 10_000 }) };
}
