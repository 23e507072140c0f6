import { fifthOfCredit, stakeLadder } from '../stakeLadder.ts';

/** Returns stakes to choose from, ascending, in minor units; any other from the smallest up may be typed. */
export const stakesIn = stakeLadder(fifthOfCredit, [5n, 10n, 25n, 50n, 100n, 250n, 500n]);
