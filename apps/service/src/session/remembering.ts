import { randomUUID } from 'node:crypto';
import type { DeleteResult, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOf, newToken } from './sessions.ts';

const COOKIE = 'remember';
/** A browser is remembered this long after its person has logged in by hand. */
const REMEMBERED_MS = 24 * 3_600_000;
/** Pages of one browser that open together all send the same token: for this long the later ones are no thieves. */
const TOGETHER_MS = 10_000;

interface Visit {
  userAgent: string;
  address: string;
  now: Date;
}

/** What a browser keeps to be remembered by: sent to nothing but the session calls, and readable to no script. */
export interface Remembering {
  family: string;
  /** Hash of the cookie that named the browser when it began to be remembered. */
  browser: Buffer | null;
  /** None where another page of the browser has just been given its next. */
  cookie: string | undefined;
}

/** The browser forgets. */
export const forgottenCookie = cookieOf('', 0, '');

/** Begins to remember a browser. `origin` is the page's. */
export async function remember(
  db: Kysely<Schema>,
  { accountId, browser, origin, ...visit }: Visit & { accountId: number; browser: Buffer; origin: string },
): Promise<Remembering> {
  const family = randomUUID();
  const expiresAt = new Date(visit.now.getTime() + REMEMBERED_MS);
  return { family, browser, cookie: await handOut(db, { family, accountId, browser, expiresAt, origin, ...visit }) };
}

export interface Recognised extends Remembering {
  accountId: number;
}

/**
 * Whose browser this is, and its next token. A token is used once: one that comes again was copied, and since nobody can tell which
 * of the two is the person, its whole family ends with every session that came of it.
 *
 * Answers the account whose sessions ended as `stolenFrom`.
 *
 * Source: design §9, SES-10.
 */
export async function recognise(
  db: Kysely<Schema>,
  { cookies, merchant, origin, ...visit }: Visit & { cookies: string; merchant: string; origin: string },
): Promise<Recognised | { stolenFrom: number } | undefined> {
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
    const isTogether = now.getTime() - found.used_at.getTime() < TOGETHER_MS && found.user_agent === visit.userAgent.slice(0, 400);
    if (isTogether) return { accountId, family, browser, cookie: undefined };
    await endFamily(db, family);
    return { stolenFrom: accountId };
  }
  await db.updateTable('remember_token').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute();
  return { accountId, family, browser, cookie: await handOut(db, { family, accountId, browser, expiresAt, origin, ...visit }) };
}

/**
 * Returns whether a browser is still remembered, and lets nobody forget it before the transaction ends. Two pages may come back while
 * the person signs out: whichever is later must not be let in.
 */
export async function holdFamily(tx: Kysely<Schema>, family: string): Promise<boolean> {
  const rows = await tx.selectFrom('remember_token').where('family', '=', family).select('family').forShare().execute();
  return rows.length > 0;
}

/**
 * Deletes the tokens that browsers are remembered by, of those that `where` selects. Delete them before the sessions that came of them.
 *
 * A log-in under way holds its token's row and hands out the next in a row that a statement begun before cannot see. The statement
 * waits for it, so the next one sees what it left.
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

/** Returns what a browser is remembered by, whether that still counts or not. */
export async function rememberedBy(db: Kysely<Schema>, cookies: string): Promise<Pick<Remembering, 'family' | 'browser'> | undefined> {
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
