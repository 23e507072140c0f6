/**
 * About a fifth of a credit in minor units, by currency: a multiple of 20, so that coins and half stakes are whole.
 *
 * Source: docs/domain.md DR-0.2.
 */
export const fifthOfCredit: ReadonlyMap<string, bigint> = new Map([
  ['USD', 20n],
  ['USDT', 20n],
  ['CNY', 100n],
  ['THB', 500n],
  ['PHP', 1000n],
  ['INR', 2000n],
  ['BDT', 2000n],
  ['VND', 5000n],
]);

/**
 * Returns a function that gives the available stakes of a currency, ascending, in minor units: multiples of its smallest one. Empty for a
 * currency that is not accepted.
 */
export function stakeLadder(smallestMinor: ReadonlyMap<string, bigint>, times: readonly bigint[]): (currency: string) => readonly bigint[] {
  return (currency) => {
    const smallest = smallestMinor.get(currency);
    return smallest === undefined ? [] : times.map((factor) => smallest * factor);
  };
}
