/**
 * Smallest stake of each currency in minor units: about a fifth of a credit, and even, so that half of it is whole.
 *
 * Source: docs/domain.md DR-0.2.
 */
const smallestMinor = new Map([
  ['USD', 20n],
  ['USDT', 20n],
  ['CNY', 100n],
  ['THB', 500n],
  ['PHP', 1000n],
  ['INR', 2000n],
  ['BDT', 2000n],
  ['VND', 5000n],
]);

const times = [1n, 2n, 5n, 10n, 25n, 50n, 100n, 250n, 500n];

/** Returns the smallest chip of a currency in minor units, or undefined for a currency that is not accepted. */
export function smallestChip(currency: string): bigint | undefined {
  return smallestMinor.get(currency);
}

/** Returns the chips, ascending, in minor units. Empty for a currency that is not accepted. */
export function chipsIn(currency: string): readonly bigint[] {
  const smallest = smallestMinor.get(currency);
  return smallest ? times.map((factor) => smallest * factor) : [];
}
