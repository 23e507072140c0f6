/** Parts per million in a whole: a rate of 5,000 is 0.5 %. */
export const PPM = 1_000_000n;

/** Multiplies an amount by a rate and rounds down to whole minor units: −0.5 becomes −1. Source: docs/domain.md DR-0.1. */
export function floorMinor(baseMinor: bigint, ratePpm: number): bigint {
  const sharePpm = baseMinor * BigInt(ratePpm);
  return (sharePpm - (((sharePpm % PPM) + PPM) % PPM)) / PPM;
}
