import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { asynchronousCommit } from '../database/asynchronousCommit.ts';
import { networkOf } from '@site/rules/networkOf';

/** Number of failures after which an attempt needs a captcha. Source: SES-03. */
export const FAILURES_BEFORE_CAPTCHA = 3;
/**
 * Number of consecutive failures after which a password is not accepted until its owner has proved their identity otherwise. Source: NIST
 * SP 800-63B.
 */
export const MAX_FAILURES = 100;

const MAX_WAIT_S = 900;
/** Quiet time after which failures of an address are forgotten: many people may share it. */
const ADDRESS_QUIET_MS = 15 * 60_000;

/** Returns the counter keys of an account: separate ones for known and unknown networks, so that no stranger can lock its owner out. */
export const accountKeys = (accountId: number) => ({ known: `account ${accountId} known`, stranger: `account ${accountId} stranger` });
/** Returns the counter key of an unknown name, which is counted like any other: a difference would reveal it. */
export const unknownNameKey = (merchant: string, name: string) => `name ${merchant} ${name.toLowerCase()}`;
const addressKey = (address: string) => `address ${networkOf(address)}`;

/** Reads the obstacles of the next attempt: failures of the account and of the address, and the seconds to wait. */
export async function readFailures(db: Kysely<Schema>, { key, address, now }: { key: string; address: string; now: Date }) {
  const rows = await db
    .selectFrom('login_failure')
    .where((eb) =>
      eb.or([
        eb('key', '=', key),
        eb.and([eb('key', '=', addressKey(address)), eb('last_at', '>', new Date(now.getTime() - ADDRESS_QUIET_MS))]),
      ]),
    )
    .select(['key', 'failures', 'next_at'])
    .execute();
  const own = rows.find((row) => row.key === key);
  return {
    ofAccount: own?.failures ?? 0,
    ofAddress: rows.find((row) => row.key !== key)?.failures ?? 0,
    waitS: own && own.next_at > now ? Math.ceil((own.next_at.getTime() - now.getTime()) / 1000) : 0,
  };
}

/**
 * Counts an attempt as failed before it is made, so that concurrent attempts cannot all count as the first; `forgetFailures` reverts it.
 * Each failure beyond the third doubles the wait before the next attempt, from a second up to a quarter of an hour.
 *
 * Returns true when the attempt is allowed: false during a wait.
 */
export async function countAttempt(db: Kysely<Schema>, key: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('login_failure')
    // No wait applies yet: of two attempts at once the one that arrived first may be counted last.
    .values({ key, failures: 1, last_at: now, next_at: new Date(0) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql`login_failure.failures + 1`,
          last_at: now,
          next_at: sql`case when login_failure.failures < ${FAILURES_BEFORE_CAPTCHA} then login_failure.next_at
            else ${now}::timestamptz
              + make_interval(secs => least(2 ^ least(login_failure.failures - ${FAILURES_BEFORE_CAPTCHA}, 20), ${MAX_WAIT_S})) end`,
        })
        .where('login_failure.next_at', '<=', now),
    )
    .returning(asynchronousCommit)
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function countAddressFailure(db: Kysely<Schema>, address: string, now: Date): Promise<void> {
  const quietSince = new Date(now.getTime() - ADDRESS_QUIET_MS);
  await db
    .insertInto('login_failure')
    .values({ key: addressKey(address), failures: 1, last_at: now, next_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when login_failure.last_at < ${quietSince} then 1 else login_failure.failures + 1 end`,
        last_at: now,
      }),
    )
    .execute();
}

/** Deletes all counted attempts of an account, when executed. */
export function forgetFailures(db: Kysely<Schema>, accountId: number) {
  return db.deleteFrom('login_failure').where('key', 'in', Object.values(accountKeys(accountId)));
}
