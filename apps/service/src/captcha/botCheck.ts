/** How a bot check is made and weighed. */
export const botCheck = {
  algorithm: 'PBKDF2/SHA-256',
  /** Rounds of one try: a tenth of a millisecond for a phone. */
  cost: 500,
  /** The tries that a browser needs: between. Half a second to two on a phone. */
  leastTries: 1000,
  mostTries: 3000,
  lifeMs: 10 * 60_000,
} as const;
