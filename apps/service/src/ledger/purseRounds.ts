/** Ends the integration of rounds that were played with money kept at a vendor. `moneyAudit.sql` knows it too. */
const SUFFIX = '_PURSE';

/** Returns the integration under which a vendor's rounds are written that were played with money kept there. */
export const purseRounds = (integration: string): string => `${integration}${SUFFIX}`;

/** Pattern of such integrations, for SQL. */
export const PURSE_ROUNDS = `%\\${SUFFIX}`;

/** Returns the vendor of an integration that a round is written under. */
export const vendorOfRounds = (integration: string): string =>
  integration.endsWith(SUFFIX) ? integration.slice(0, -SUFFIX.length) : integration;
