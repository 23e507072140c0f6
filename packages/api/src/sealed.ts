/**
 * Claims of an encrypted body: JWE compact of the JSON of the parameters together with these claims. The permission reply carries `kid` and
 * the public key.
 *
 * Source: docs/architecture.md "Calls on the wire".
 */
export interface SealedClaims {
  /** Time of encryption in whole seconds since 1970, as in JWT. Accepted within two minutes either way. */
  iat: number;
  /** A fresh UUID: each body is accepted once. */
  jti: string;
  /** The path of the call, so that the body cannot be replayed to another call. */
  path: string;
}

export const sealedHeader = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;
export const sealedType = 'application/jose';
