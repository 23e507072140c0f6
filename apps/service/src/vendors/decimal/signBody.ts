import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the hex HMAC-SHA256 of a raw body. */
export const signBody = (secret: string, body: Buffer | string): string => createHmac('sha256', secret).update(body).digest('hex');

/** Verifies a signature in constant time. */
export function isBodySigned(secret: string, body: Buffer, signature: string): boolean {
  const [expected, given] = [Buffer.from(signBody(secret, body)), Buffer.from(signature)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
