import { randomUUID } from 'node:crypto';
import type { DeleteResult, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOf, newToken } from './sessions.ts';

const COOKIE = 'remember';
/** Time that a browser is remembered after a manual log-in. */
const REMEMBERED_MS = 24 * 3_600_000;
/** Pages of one browser that open together send the same token: within this time reuse is not treated as theft. */
const CONCURRENT_MS = 10_000;

interface Visit {
  userAgent: string;
  address: string;
  now: Date;
}

/** Remember cookie of a browser: sent only with session calls, and not readable by scripts. */
export interface RememberToken {
  family: string;
  /** Hash of the browser's cookie when it was first remembered. */
  browser: Buffer | null;
  /** Undefined when another page of the browser has just received the next one. */
  cookie: string | undefined;
}

/** `Set-Cookie` that deletes the remember cookie. */
export const expiredRememberCookie = cookieOf('', 0, '');

/** Starts remembering a browser. `origin` is the page's. */
export async function remember(
  db: Kysely<Schema>,
  { accountId, browser, origin, ...visit }: Visit & { accountId: number; browser: Buffer; origin: string },
): Promise<RememberToken> {
  const family = randomUUID();
  const expiresAt = new Date(visit.now.getTime() + REMEMBERED_MS);
  return { family, browser, cookie: await handOut(db, { family, accountId, browser, expiresAt, origin, ...visit }) };
}

export interface RecognizedBrowser extends RememberToken {
  accountId: number;
}

/**
 * Returns the account of a remembered browser, and its next token. A token is used once: a reused one was copied, and because it is unknown
 * which of the two is the owner, its whole family ends with all its sessions.
 *
 * Returns the account whose sessions ended as `stolenFrom`.
 *
 * Source: SES-10, docs/decisions/site.md "No password in the browser".
 */
export async function recognizeBrowser(
  db: Kysely<Schema>,
  { cookies, merchant, origin, ...visit }: Visit & { cookies: string; merchant: string; origin: string },
): Promise<RecognizedBrowser | { stolenFrom: number } | undefined> {
  const token = tokenIn(cookies);
  if (!token) return undefined;
  const { now } = visit;
  const found = await db
    .selectFrom('remember_token')
    .innerJoin('account', 'account.id', 'account_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('merchant', '=', merchant)
    .select(['account_id', 'family', 'expires_at', 'used_at', 'user_agent', 'browser'])
    .forUpdate('remember_token')
    .executeTakeFirst();
  if (!found) return undefined;
  const { account_id: accountId, family, browser, expires_at: expiresAt } = found;
  if (found.used_at) {
    const isTogether = now.getTime() - found.used_at.getTime() < CONCURRENT_MS && found.user_agent === visit.userAgent.slice(0, 400);
    if (isTogether) return { accountId, family, browser, cookie: undefined };
    await endFamily(db, family);
    return { stolenFrom: accountId };
  }
  await db.updateTable('remember_token').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute();
  return { accountId, family, browser, cookie: await handOut(db, { family, accountId, browser, expiresAt, origin, ...visit }) };
}

/**
 * Returns true when a browser is still remembered, and locks it until the transaction ends. During a sign-out, another page may log in:
 * whichever is later must not succeed.
 */
export async function lockFamily(tx: Kysely<Schema>, family: string): Promise<boolean> {
  const rows = await tx.selectFrom('remember_token').where('family', '=', family).select('family').forShare().execute();
  return rows.length > 0;
}

/**
 * Deletes the remember tokens that `where` selects. Delete them before the sessions that came from them.
 *
 * A concurrent log-in holds its token's row and issues the next in a row that an earlier statement cannot see. The statement waits for it,
 * so the following one sees its result.
 */
export async function forgetTokens(
  tx: Kysely<Schema>,
  where: (eb: ExpressionBuilder<Schema, 'remember_token'>) => Expression<SqlBool>,
): Promise<void> {
  let deleted: DeleteResult;
  do {
    deleted = await tx.deleteFrom('remember_token').where(where).executeTakeFirstOrThrow();
  } while (deleted.numDeletedRows > 0n);
}

/** Returns the remember token of a browser, valid or not. */
export async function readRememberToken(
  db: Kysely<Schema>,
  cookies: string,
): Promise<Pick<RememberToken, 'family' | 'browser'> | undefined> {
  const token = tokenIn(cookies);
  if (!token) return undefined;
  return db.selectFrom('remember_token').where('token_hash', '=', hashOf(token)).select(['family', 'browser']).executeTakeFirst();
}

const tokenIn = (cookies: string) => new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

async function endFamily(db: Kysely<Schema>, family: string): Promise<void> {
  await forgetTokens(db, (eb) => eb('family', '=', family));
  await db.deleteFrom('session').where('remember_family', '=', family).execute();
}

interface Handed extends Visit {
  family: string;
  accountId: number;
  browser: Buffer | null;
  expiresAt: Date;
  origin: string;
}

async function handOut(
  db: Kysely<Schema>,
  { family, accountId, browser, expiresAt, origin, userAgent, address, now }: Handed,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('remember_token')
    .values({
      token_hash: hashOf(token),
      family,
      account_id: accountId,
      user_agent: userAgent.slice(0, 400),
      used_at: null,
      expires_at: expiresAt,
      browser,
      ip: address,
      issued_at: now,
    })
    .execute();
  return cookieOf(token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000), origin);
}

function cookieOf(token: string, maxAgeS: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=/wps/session; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}
