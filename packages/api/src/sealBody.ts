import { type SealedClaims, sealedHeader } from './sealed.ts';
import type { PermissionValue } from './system.ts';
import { CompactEncrypt, importJWK } from 'jose';

interface Seal {
  key: PermissionValue['encKey'];
  path: string;
  /** The service's time, not this machine's. */
  nowMs: number;
}

/**
 * Encrypts a body for the service, with claims that make it fresh and bind it to one call. Source: docs/architecture.md "Calls on the
 * wire".
 */
export async function sealBody(input: object, { key: { kid, jwk }, path, nowMs }: Seal): Promise<string> {
  const claims: SealedClaims = { iat: Math.floor(nowMs / 1000), jti: crypto.randomUUID(), path };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...input, ...claims })))
    .setProtectedHeader({ ...sealedHeader, kid })
    .encrypt(await importJWK(jwk, sealedHeader.alg));
}
