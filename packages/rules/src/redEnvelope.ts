/**
 * Splits a pool into one share for each number of the fair stream and one more, by the double mean: each share is drawn below twice the mean of
 * what remains, and the last takes the rest.
 *
 * Throws for a pool of fewer minor units than shares.
 *
 * Source: MEM-17, docs/domain.md DR-8.2.
 */
export function splitPool(poolMinor: bigint, floats: readonly number[]): bigint[] {
  const count = BigInt(floats.length + 1);
  if (poolMinor < count) throw new Error(`A pool of ${poolMinor} has less than a minor unit for each of ${count} envelopes.`);
  let rest = poolMinor;
  const shares = floats.map((float, index) => {
    const left = count - BigInt(index);
    const belowTwiceTheMean = (2n * rest) / left - 1n;
    const most = rest - (left - 1n);
    const bound = belowTwiceTheMean < most ? belowTwiceTheMean : most;
    const share = 1n + scaled(float, bound);
    rest -= share;
    return share;
  });
  return [...shares, rest];
}

/** Returns floor(float × bound): a float of the stream is a whole number of 2^-32. */
const scaled = (float: number, bound: bigint) => (BigInt(Math.floor(float * 2 ** 32)) * bound) / 2n ** 32n;

const tiers = [
  { credits: 2_000n, chances: 6 },
  { credits: 500n, chances: 3 },
  { credits: 50n, chances: 1 },
];

/** Returns the chances that the deposits of the last 24 hours give. Source: MEM-17, docs/domain.md DR-8.1. */
export const chancesOf = (depositedMinor: bigint, creditMinor: bigint): number =>
  tiers.find(({ credits }) => depositedMinor >= credits * creditMinor)?.chances ?? 0;
