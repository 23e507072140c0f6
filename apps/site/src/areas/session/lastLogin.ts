import type { PhoneValue } from '@site/ui/phoneNumbers';

const KEY = 'last-login';
const REMEMBERED_MS = 24 * 60 * 60_000;

/** Values to fill in at the next login. Source: SES-10. */
export interface LastLogin {
  username: string;
  mobile?: PhoneValue | undefined;
}

/** Reads the remembered log-in of the last day; it never contains the password. */
export function readLastLogin(storage: Storage): LastLogin | undefined {
  try {
    const { untilMs, ...last } = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<LastLogin & { untilMs: number }>;
    return untilMs && untilMs > Date.now() && last.username !== undefined ? { username: last.username, mobile: last.mobile } : undefined;
  } catch {
    return undefined;
  }
}

export function keepLastLogin(storage: Storage, last: LastLogin | undefined) {
  if (last) storage.setItem(KEY, JSON.stringify({ ...last, untilMs: Date.now() + REMEMBERED_MS }));
  else storage.removeItem(KEY);
}
