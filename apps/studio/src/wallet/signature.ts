import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

/** Hex HMAC-SHA256 over the timestamp, a newline and the raw body. Source: calls.md §7.7. */
export function sign(secret: string, timestamp: string, body: Buffer | string): string {
  return createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest('hex');
}

export interface Signed {
  /** Milliseconds, as it was sent. */
  timestamp: string;
  signature: string;
  body: Buffer;
}

/** Whether a call was signed with our secret, within five minutes of now. */
export function isSigned(secret: string, { timestamp, signature, body }: Signed, nowMs: number): boolean {
  const expected = Buffer.from(sign(secret, timestamp, body));
  const given = Buffer.from(signature);
  const isRecent = /^\d{1,15}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= TOLERANCE_MS;
  return given.length === expected.length && timingSafeEqual(given, expected) && isRecent;
}
