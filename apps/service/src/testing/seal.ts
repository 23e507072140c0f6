import { randomUUID } from 'node:crypto';
import { type SealedClaims, sealedHeader } from '@site/api/sealed';
import { CompactEncrypt, importJWK } from 'jose';
import type { EncKey } from '../session/EncKeys.ts';

/** Encrypts the body of a call as a browser does; `changes` overrides valid parts. */
export async function seal(
  { kid, publicJwk }: Pick<EncKey, 'kid' | 'publicJwk'>,
  path: string,
  input: object,
  changes: Partial<SealedClaims> = {},
): Promise<string> {
  const claims: SealedClaims = { iat: Math.floor(Date.now() / 1000), jti: randomUUID(), path, ...changes };
  const plaintext = new TextEncoder().encode(JSON.stringify({ ...input, ...claims }));
  return new CompactEncrypt(plaintext).setProtectedHeader({ ...sealedHeader, kid }).encrypt(await importJWK(publicJwk, 'ECDH-ES'));
}
