import { fifthOfCredit, stakeLadder } from '../stakeLadder.ts';

/** Returns the available stakes of a currency, ascending, in minor units. */
export const stakesIn = stakeLadder(fifthOfCredit, [1n, 2n, 3n, 5n, 10n, 20n, 50n, 100n, 250n]);
