import { fifthOfCredit, stakeLadder } from '../stakeLadder.ts';

/** Returns the smallest chip of a currency in minor units, or undefined for a currency that is not accepted. */
export const smallestChip = (currency: string) => fifthOfCredit.get(currency);

/** Returns the chips of a currency, ascending, in minor units. */
export const chipsIn = stakeLadder(fifthOfCredit, [1n, 2n, 5n, 10n, 25n, 50n, 100n, 250n, 500n]);
