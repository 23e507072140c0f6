/**
 * How the body of an encrypted call travels: JWE compact of the JSON of the parameters and, beside them, these claims. `kid` and
 * the public key come with the permission reply.
 *
 * Source: design §5, calls.md §1.
 */
export interface SealedClaims {
  /** When it was sealed, in whole seconds since 1970, as JWT has it. Good for two minutes either way. */
  iat: number;
  /** A fresh UUID: each body is opened once. */
  jti: string;
  /** The path of the call, so that a body cannot be sent to another. */
  path: string;
}

export const sealedHeader = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;
export const sealedType = 'application/jose';
