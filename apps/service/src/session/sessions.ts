import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../handle.ts';

/** A session ends this long after its last use. */
const IDLE_MS = 12 * 3_600_000;
/** However much it is used, a session ends this long after it began. */
export const LONGEST_MS = 24 * 3_600_000;
/** How often the last use is written down. */
const SEEN_EVERY_MS = 60_000;

export interface Session {
  hash: Buffer;
  member: Member;
  /** Until it is changed, the member may do nothing but that, ask who they are, and leave. */
  mustChangePassword: boolean;
}

interface Visit {
  accountId: number;
  address: string;
  userAgent: string;
  /** What the account says, unless the way of logging in has no password in it. */
  mustChangePassword?: boolean | undefined;
  /** Of the tokens by which the browser is remembered. */
  rememberFamily?: string | undefined;
  /** Hash of the cookie that names the browser. */
  browser?: Buffer | null | undefined;
  now: Date;
}

/** Starts a session and gives its token, of which only the hash is kept. */
export async function startSession(
  db: Kysely<Schema>,
  { accountId, address, userAgent, mustChangePassword, rememberFamily, browser, now }: Visit,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values((eb) => ({
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
    }))
    .execute();
  return token;
}

/** The living session of a token, whose life this lengthens. */
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
      .set({ last_seen_at: now, expires_at: new Date(Math.min(now.getTime() + IDLE_MS, began.getTime() + LONGEST_MS)) })
      .where('token_hash', '=', hash)
      .execute();
  return { hash, member, mustChangePassword };
}

/** Whether the session still lives; asking is no use of it. */
export async function isLiving(db: Kysely<Schema>, hash: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('session')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .select('account_id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Holds for sessions of other browsers than that of the session given. */
export const isElsewhere = (hash: Buffer) =>
  sql<boolean>`session.token_hash <> ${hash} and (session.browser is null or session.browser is distinct from (
    select own.browser from session own where own.token_hash = ${hash}))`;

/** A secret to be handed out, of which only the hash is kept: 32 random bytes. */
export const newToken = () => randomBytes(32).toString('base64url');
export const hashOf = (token: string) => createHash('sha256').update(token).digest();
