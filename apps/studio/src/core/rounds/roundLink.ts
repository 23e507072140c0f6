import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 60 * 60_000;

/** Returns the key of an address that shows a round, to whoever has it, for an hour. */
export function roundKeyOf(secret: string, roundId: string, nowMs: number): string {
  const expiresAtMs = nowMs + LIFE_MS;
  return `${roundId}.${expiresAtMs}.${signatureOf(secret, roundId, expiresAtMs)}`;
}

/** Returns the round of a key, or undefined for one that has expired or that we have not made. */
export function roundOfKey(secret: string, key: string, nowMs: number): string | undefined {
  const [, roundId = '', expiry = '', signature = ''] = /^([0-9a-f-]{36})\.(\d{1,15})\.([\w-]{43})$/.exec(key) ?? [];
  const isOurs = timingSafeEqual(Buffer.from(signature.padEnd(43)), Buffer.from(signatureOf(secret, roundId, Number(expiry))));
  return isOurs && nowMs < Number(expiry) ? roundId : undefined;
}

const signatureOf = (secret: string, roundId: string, expiresAtMs: number) =>
  createHmac('sha256', secret).update(`round ${roundId} ${expiresAtMs}`).digest('base64url');
