import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * 60_000;

/** Hex HMAC-SHA256 over the timestamp, a newline and the raw body. Source: calls.md §7.7. */
export function sign(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest('hex');
}

export interface Signed {
  /** None where nobody by that name may sign. */
  secret: string | undefined;
  /** Milliseconds, as it was sent. */
  timestamp: string;
  signature: string;
  body: Buffer;
  nowMs: number;
}

/** Compared in constant time, and refused when it was made more than five minutes ago or ahead. */
export function isGenuine({ secret, timestamp, signature, body, nowMs }: Signed): boolean {
  if (!secret) return false;
  const expected = Buffer.from(sign(secret, timestamp, body));
  const given = Buffer.from(signature);
  const isRecent = /^\d{1,15}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= toleranceMs;
  return given.length === expected.length && timingSafeEqual(given, expected) && isRecent;
}
