import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the hex HMAC-SHA256 of a path and a raw body, with a line break between them: bytes signed for one call say nothing at another.
 * The path is that below the address of whoever is called, such as `/wallet/debit`.
 */
export const signCall = (secret: string, path: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${path}\n`).update(body).digest('hex');

/** Verifies a signature in constant time. */
export function isCallSigned(secret: string, { path, body, signature }: { path: string; body: Buffer; signature: string }): boolean {
  const [expected, given] = [Buffer.from(signCall(secret, path, body)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
