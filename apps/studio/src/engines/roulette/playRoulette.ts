import type { Bet } from '../tables/bets.ts';
import { POCKETS, spots, timesOf } from './spots.ts';

/** Returns the number that a random number in [0, 1) stands for: times 37, rounded down. */
export function pocketOf(number: number): number {
  return Math.floor(number * POCKETS);
}

/** Returns what a bet pays on a number, its stake included. */
export function payOf({ spot: name, amountMinor }: Bet, pocket: number): bigint {
  const spot = spots.get(name);
  return spot?.numbers.includes(pocket) ? BigInt(amountMinor) * BigInt(timesOf(spot)) : 0n;
}

/** Returns what all bets pay on a number. */
export function winOf(bets: readonly Bet[], pocket: number): bigint {
  return bets.reduce((sum, bet) => sum + payOf(bet, pocket), 0n);
}
