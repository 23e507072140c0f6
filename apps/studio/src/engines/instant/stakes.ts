import { stakeLadder } from '../stakeLadder.ts';

/**
 * Smallest stake of each currency in minor units: about a credit. With a hundred units in every stake, rounding a win down costs less than
 * one percent of the stake.
 *
 * Source: docs/domain.md DR-0.2.
 */
const smallestMinor = new Map([
  ['USD', 100n],
  ['USDT', 100n],
  ['CNY', 500n],
  ['THB', 2000n],
  ['PHP', 5000n],
  ['INR', 5000n],
  ['BDT', 10_000n],
  ['VND', 20_000n],
]);

/** Returns the available stakes of a currency, ascending, in minor units. */
export const stakesIn = stakeLadder(smallestMinor, [1n, 2n, 3n, 5n, 10n, 20n, 50n, 100n]);

/** Returns the digits of a stake that the currency offers, without leading zeros; undefined for any other. */
export function readStake(digits: string, currency: string): string | undefined {
  const stake = BigInt(digits);
  return stakesIn(currency).includes(stake) ? String(stake) : undefined;
}
