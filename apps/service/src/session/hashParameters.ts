/**
 * Parameters of argon2id and OWASP's minimum of passes. Fast machines use more passes; the memory, in KiB, stays.
 *
 * Source: OWASP, Password Storage Cheat Sheet.
 */
export const hashParameters = { memoryCost: 19_456, parallelism: 1 };
export const MIN_PASSES = 2;

/** Returns the passes of a hash, e.g. 2 of `$argon2id$v=19$m=19456,t=2,p=1$…`. */
export const passesOf = (passwordHash: string): number => Number(/,t=(\d+),/.exec(passwordHash)?.[1] ?? MIN_PASSES);
