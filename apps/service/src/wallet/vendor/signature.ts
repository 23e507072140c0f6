import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * 60_000;

/** Content that a signature covers, so that bytes signed for one call are worthless at another. */
export interface SignedCall {
  /** Milliseconds since 1970, as it was sent. */
  timestamp: string;
  /** In capitals, e.g. POST. */
  method: string;
  /** Path with its query, as it was sent. */
  path: string;
  /** The bytes as they were sent. */
  body: Buffer | string;
}

/** Returns the hex HMAC-SHA256 of timestamp, method, path and raw body, joined by newlines. Source: VEN-01. */
export function sign(secret: string, { timestamp, method, path, body }: SignedCall): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body).digest('hex');
}

export interface Signed extends SignedCall {
  /** Undefined when nobody by that name may sign. */
  secret: string | undefined;
  signature: string;
  nowMs: number;
}

/** Compared in constant time, and refused when it was made more than five minutes ago or ahead. */
export function isGenuine({ secret, signature, nowMs, ...call }: Signed): boolean {
  if (!secret) return false;
  const expected = Buffer.from(sign(secret, call));
  const given = Buffer.from(signature);
  const isRecent = /^\d{1,15}$/.test(call.timestamp) && Math.abs(nowMs - Number(call.timestamp)) <= toleranceMs;
  return given.length === expected.length && timingSafeEqual(given, expected) && isRecent;
}
