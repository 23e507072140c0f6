import type { SaidSlip } from '../../core/Engine.ts';
import type { Bet } from './bets.ts';

/** Places of a table, as a record names them. */
export interface NamedPlaces {
  nameOf: (spot: string) => string;
  /** Returns decimal odds; undefined where the result decides them. */
  oddsOf: (spot: string) => number | undefined;
}

/** Returns the slip of bets on a table: each place is a bet of its own. */
export const slipOfBets = (bets: readonly Bet[], { nameOf, oddsOf }: NamedPlaces): SaidSlip => ({
  legs: bets.map(({ spot, amountMinor }) => ({ selection: nameOf(spot), odds: oddsOf(spot)?.toString(), amountMinor })),
});
