import { hashOf, MAX_SESSION_MS, newToken } from './sessions.ts';

const COOKIE = 'browser';
const PATH = '/wps/session';

interface Identified {
  /** Hash of the cookie's value; the value itself is not stored. */
  browser: Buffer;
  /** `Set-Cookie` with the maximum lifetime of a session. */
  cookie: string;
}

/** Identifies the browser of a request by its cookie, or by a new one. `origin` is the page's. */
export function identifyBrowser({ cookies, origin }: { cookies: string; origin: string }): Identified {
  const value = valueIn(cookies) ?? newToken();
  return { browser: hashOf(value), cookie: cookieOf(value, MAX_SESSION_MS / 1000, origin) };
}

/** Returns the browser of a request, or undefined without the cookie. */
export function browserOf(cookies: string): Buffer | undefined {
  const value = valueIn(cookies);
  return value === undefined ? undefined : hashOf(value);
}

/** `Set-Cookie` that deletes the cookie. */
export const expiredBrowserCookie = cookieOf('', 0, '');

const valueIn = (cookies: string) => new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

function cookieOf(value: string, maxAgeS: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${PATH}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}
