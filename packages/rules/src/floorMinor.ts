/** Parts in a whole: a rate of 5,000 is 0.5 %. */
export const PPM = 1_000_000n;

/** A rate's share of an amount of at least nothing, rounded down to whole minor units. Source: DR-0.1. */
export function floorMinor(baseMinor: bigint, ratePpm: number): bigint {
  return (baseMinor * BigInt(ratePpm)) / PPM;
}
