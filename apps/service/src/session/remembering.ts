import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashOf, newToken } from './sessions.ts';

const COOKIE = 'remember';
/** A browser is remembered this long after its person has logged in by hand. */
const REMEMBERED_MS = 24 * 3_600_000;
/** Pages of one browser that open together all send the same token: for this long the later ones are no thieves. */
const TOGETHER_MS = 10_000;

interface Browser {
  userAgent: string;
  now: Date;
}

/** What a browser keeps to be remembered by: sent to nothing but the session calls, and readable to no script. */
export interface Remembering {
  family: string;
  /** None where another page of the browser has just been given its next. */
  cookie: string | undefined;
}

/** The browser forgets. */
export const forgottenCookie = cookieOf('', 0, '');

/** Begins to remember a browser. `origin` is the page's. */
export async function remember(
  db: Kysely<Schema>,
  { accountId, origin, ...browser }: Browser & { accountId: number; origin: string },
): Promise<Remembering> {
  const family = randomUUID();
  const expiresAt = new Date(browser.now.getTime() + REMEMBERED_MS);
  return { family, cookie: await handOut(db, { family, accountId, expiresAt, origin, ...browser }) };
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
  { cookies, merchant, origin, ...browser }: Browser & { cookies: string; merchant: string; origin: string },
): Promise<Recognised | { stolenFrom: number } | undefined> {
  const token = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
  if (!token) return undefined;
  const { now } = browser;
  const found = await db
    .selectFrom('remember_token')
    .innerJoin('account', 'account.id', 'account_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('merchant', '=', merchant)
    .select(['account_id', 'family', 'expires_at', 'used_at', 'user_agent'])
    .forUpdate('remember_token')
    .executeTakeFirst();
  if (!found) return undefined;
  const { account_id: accountId, family, expires_at: expiresAt } = found;
  if (found.used_at) {
    const isTogether = now.getTime() - found.used_at.getTime() < TOGETHER_MS && found.user_agent === browser.userAgent.slice(0, 400);
    if (isTogether) return { accountId, family, cookie: undefined };
    await endFamily(db, family);
    return { stolenFrom: accountId };
  }
  await db.updateTable('remember_token').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute();
  return { accountId, family, cookie: await handOut(db, { family, accountId, expiresAt, origin, ...browser }) };
}

/** Forgets the browser of a session. */
export async function forgetFamilyOf(db: Kysely<Schema>, sessionHash: Buffer): Promise<void> {
  await db
    .deleteFrom('remember_token')
    .using('session')
    .whereRef('session.remember_family', '=', 'remember_token.family')
    .where('session.token_hash', '=', sessionHash)
    .execute();
}

async function endFamily(db: Kysely<Schema>, family: string): Promise<void> {
  await db.deleteFrom('remember_token').where('family', '=', family).execute();
  await db.deleteFrom('session').where('remember_family', '=', family).execute();
}

interface Handed extends Browser {
  family: string;
  accountId: number;
  expiresAt: Date;
  origin: string;
}

async function handOut(db: Kysely<Schema>, { family, accountId, expiresAt, origin, userAgent, now }: Handed): Promise<string> {
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
    })
    .execute();
  return cookieOf(token, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000), origin);
}

function cookieOf(token: string, maxAgeS: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=/wps/session; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}
