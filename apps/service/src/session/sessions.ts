import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member, Operator } from '../http/handle.ts';

/** Idle timeout of a session. */
const IDLE_MS = 12 * 3_600_000;
/** Maximum lifetime of a session, however much it is used. */
export const MAX_SESSION_MS = 24 * 3_600_000;
/** Interval at which the last use is written. */
const SEEN_EVERY_MS = 60_000;

export interface Session {
  hash: Buffer;
  member: Member;
  /** Until the password is changed, the member may only change it, read their own data, and log out. */
  mustChangePassword: boolean;
  /** Defined in the session of an operator. */
  operator?: Operator;
}

interface Visit {
  accountId: number;
  address: string;
  userAgent: string;
  /** Overrides the account's setting, for login methods without a password. */
  mustChangePassword?: boolean | undefined;
  /** Family of the browser's remember tokens. */
  rememberFamily?: string | undefined;
  /** Hash of the browser's cookie. */
  browser?: Buffer | null | undefined;
  now: Date;
}

/** Starts a session and returns its token, of which only the hash is stored. */
export async function startSession(db: Kysely<Schema>, visit: Visit): Promise<string> {
  const token = newToken();
  await recordSession(db, token, visit).execute();
  return token;
}

/** Writes the session of a token, when executed. */
export function recordSession(
  db: Kysely<Schema>,
  token: string,
  { accountId, address, userAgent, mustChangePassword, rememberFamily, browser, now }: Visit,
) {
  return db.insertInto('session').values((eb) => ({
    token_hash: hashOf(token),
    account_id: accountId,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + IDLE_MS),
    ip: address,
    user_agent: userAgent.slice(0, 400),
    must_change_password:
      mustChangePassword ??
      eb.selectFrom('account').where('id', '=', accountId).select('account.must_change_password').$asScalar().$notNull(),
    remember_family: rememberFamily ?? null,
    browser: browser ?? null,
  }));
}

/** Returns the valid session of a token, and extends it. */
export async function findSession(db: Kysely<Schema>, token: string, now: Date): Promise<Session | undefined> {
  const hash = hashOf(token);
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select(['account.id', 'type', 'username', 'currency', 'state', 'merchant'])
    .select(['session.must_change_password', 'session.created_at', 'last_seen_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { must_change_password: mustChangePassword, created_at: began, last_seen_at: seen, ...member } = row;
  if (now.getTime() - seen.getTime() > SEEN_EVERY_MS)
    await db
      .updateTable('session')
      .set({ last_seen_at: now, expires_at: new Date(Math.min(now.getTime() + IDLE_MS, began.getTime() + MAX_SESSION_MS)) })
      .where('token_hash', '=', hash)
      .execute();
  return { hash, member, mustChangePassword };
}

/** Returns true when the session is valid, without extending it. */
export async function isSessionValid(db: Kysely<Schema>, hash: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select('account_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Matches sessions of other browsers than that of the given session. */
export const isOtherBrowser = (hash: Buffer) =>
  sql<boolean>`session.token_hash <> ${hash} and (session.browser is null or session.browser is distinct from (
    select own.browser from session own where own.token_hash = ${hash}))`;

/** Creates a secret token of 32 random bytes; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest();
