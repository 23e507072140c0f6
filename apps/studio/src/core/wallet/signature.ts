import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_MS = 5 * 60_000;

/** The parts of a call that a signature covers. A signature is valid for one call only. */
export interface SignedCall {
  /** Milliseconds since 1970, as sent. */
  timestamp: string;
  /** In capitals, e.g. POST. */
  method: string;
  /** Path with its query, as sent. */
  path: string;
  /** The raw bytes as sent. */
  body: Buffer | string;
}

/** Returns the hex HMAC-SHA256 of timestamp, method, path and raw body, joined by newlines. Source: VEN-01. */
export function sign(secret: string, { timestamp, method, path, body }: SignedCall): string {
  return createHmac('sha256', secret).update(`${timestamp}\n${method}\n${path}\n`).update(body).digest('hex');
}

export interface Signed extends SignedCall {
  signature: string;
}

/** Returns true when a call was signed with the secret, within five minutes of now. */
export function isValidSignature(secret: string, { signature, ...call }: Signed, nowMs: number): boolean {
  const expected = Buffer.from(sign(secret, call));
  const given = Buffer.from(signature);
  const isRecent = /^\d{1,15}$/.test(call.timestamp) && Math.abs(nowMs - Number(call.timestamp)) <= TOLERANCE_MS;
  return given.length === expected.length && timingSafeEqual(given, expected) && isRecent;
}
