import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { withoutWaiting } from '../database/withoutWaiting.ts';
import { networkOf } from '../networkOf.ts';

/** With this many failures behind it, the next try needs a captcha. Source: quality B6.1. */
export const FAILURES_BEFORE_CAPTCHA = 3;
/** With this many in a row, a password counts no more until its owner has shown in another way who they are. Source: NIST SP 800-63B. */
export const FAILURES_AT_MOST = 100;

const LONGEST_WAIT_S = 900;
/** Failures of an address are forgotten when it has been quiet for this long: many people may share it. */
const ADDRESS_QUIET_MS = 15 * 60_000;

/**
 * The keys under which tries at an account are counted: those from networks that it knows apart from the strangers', so that no
 * stranger can keep its owner out.
 */
export const accountKeys = (accountId: number) => ({ known: `account ${accountId} known`, stranger: `account ${accountId} stranger` });
/** A name that nobody has is counted like any other, since the difference would tell. */
export const nobodysKey = (merchant: string, name: string) => `name ${merchant} ${name.toLowerCase()}`;
const addressKey = (address: string) => `address ${networkOf(address)}`;

/** What stands in the way of the next try: failures under the account's key and from the address, and the seconds to wait. */
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
 * Counts a try as failed before it is made, so that tries made at once cannot all pass for the first; `forgetFailures` takes it back.
 * Each failure beyond the third doubles the wait before the next try, from a second up to a quarter of an hour.
 *
 * Answers whether the try may be made: not while there is still something to wait.
 */
export async function claimTry(db: Kysely<Schema>, key: string, now: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('login_failure')
    .values({ key, failures: 1, last_at: now, next_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql`login_failure.failures + 1`,
          last_at: now,
          next_at: sql`${now}::timestamptz + make_interval(secs => case when login_failure.failures < ${FAILURES_BEFORE_CAPTCHA} then 0
            else least(2 ^ least(login_failure.failures - ${FAILURES_BEFORE_CAPTCHA}, 20), ${LONGEST_WAIT_S}) end)`,
        })
        .where('login_failure.next_at', '<=', now),
    )
    .returning(withoutWaiting)
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

/** Takes back every try counted at an account, once executed. */
export function forgetFailures(db: Kysely<Schema>, accountId: number) {
  return db.deleteFrom('login_failure').where('key', 'in', Object.values(accountKeys(accountId)));
}
