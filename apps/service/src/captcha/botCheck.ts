/** Parameters of a bot check. */
export const botCheck = {
  algorithm: 'PBKDF2/SHA-256',
  /** Rounds of one attempt: a tenth of a millisecond on a phone. */
  cost: 500,
  /** Minimum and maximum number of attempts: half a second to two on a phone. */
  leastTries: 1000,
  mostTries: 3000,
  lifeMs: 10 * 60_000,
} as const;
