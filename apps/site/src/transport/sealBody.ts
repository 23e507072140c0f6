import { type SealedClaims, sealedHeader } from '@site/api/sealed';
import type { PermissionValue } from '@site/api/system';
import { CompactEncrypt, importJWK } from 'jose';

interface Seal {
  key: PermissionValue['encKey'];
  path: string;
  /** The service's time, not this machine's. */
  nowMs: number;
}

/** Seals a body for the service alone, with what makes it fresh and bound to one call. Source: design §5, calls.md §1. */
export async function sealBody(input: object, { key: { kid, jwk }, path, nowMs }: Seal): Promise<string> {
  const claims: SealedClaims = { iat: Math.floor(nowMs / 1000), jti: crypto.randomUUID(), path };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...input, ...claims })))
    .setProtectedHeader({ ...sealedHeader, kid })
    .encrypt(await importJWK(jwk, sealedHeader.alg));
}
