/** Parts in a whole: a rate of 5,000 is 0.5 %. */
export const PPM = 1_000_000n;

/** Returns a rate's share of an amount, rounded down to whole minor units: −0.5 becomes −1. Source: DR-0.1. */
export function floorMinor(baseMinor: bigint, ratePpm: number): bigint {
  const sharePpm = baseMinor * BigInt(ratePpm);
  return (sharePpm - (((sharePpm % PPM) + PPM) % PPM)) / PPM;
}
