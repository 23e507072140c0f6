import { hashOf, LONGEST_MS, newToken } from './sessions.ts';

const COOKIE = 'browser';
const PATH = '/wps/session';

interface Identified {
  /** Hash of the cookie's value: all that is kept of it. */
  browser: Buffer;
  /** `Set-Cookie` that lets the value last as long as a session may. */
  cookie: string;
}

/** Names the browser of a request by the cookie it sends, or by a new one. `origin` is the page's. */
export function identifyBrowser({ cookies, origin }: { cookies: string; origin: string }): Identified {
  const value = valueIn(cookies) ?? newToken();
  return { browser: hashOf(value), cookie: cookieOf(value, LONGEST_MS / 1000, origin) };
}

/** Returns the browser of a request, or undefined where it sends no name. */
export function browserOf(cookies: string): Buffer | undefined {
  const value = valueIn(cookies);
  return value === undefined ? undefined : hashOf(value);
}

/** `Set-Cookie` that takes the name away. */
export const namelessCookie = cookieOf('', 0, '');

const valueIn = (cookies: string) => new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];

function cookieOf(value: string, maxAgeS: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=${PATH}; Max-Age=${maxAgeS}; HttpOnly; SameSite=Strict${secure}`;
}
