import { purseRounds } from '../ledger/purseRounds.ts';
import { vendors } from '../vendors/createVendors.ts';

/** Vendors whose games show the seeds of a player's rounds. */
export const fairIntegrations = vendors
  .filter(({ isFair }) => isFair)
  .flatMap(({ integration }) => [integration, purseRounds(integration)]);
