import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceMs = 5 * 60_000;

/** Signed content. It includes method and path, so that a signature is valid for one call only. */
export interface SignedCall {
  /** Milliseconds since 1970, as sent. */
  timestamp: string;
  /** In capitals, e.g. POST. */
  method: string;
  /** Path with its query, as sent. */
  path: string;
  /** The raw bytes. */
  body: Buffer | string;
}

/** Returns the hex HMAC-SHA256 of timestamp, method, path and raw body, joined by newlines. Source: VEN-01. */
export function sign(secret: string, { timestamp, method, path, body }: SignedCall): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body).digest('hex');
}

export interface Signed extends SignedCall {
  /** Undefined for an unknown vendor. */
  secret: string | undefined;
  signature: string;
  nowMs: number;
}

/** Verifies a signature in constant time. Refuses timestamps more than five minutes from now. */
export function isValidSignature({ secret, signature, nowMs, ...call }: Signed): boolean {
  if (!secret) return false;
  const expected = Buffer.from(sign(secret, call));
  const given = Buffer.from(signature);
  const isRecent = /^\d{1,15}$/.test(call.timestamp) && Math.abs(nowMs - Number(call.timestamp)) <= toleranceMs;
  return given.length === expected.length && timingSafeEqual(given, expected) && isRecent;
}
