/** A share in parts per million, rounded towards zero; of nothing there is none. */
export function ppmOf(partMinor: string | bigint, wholeMinor: string | bigint): bigint | null {
  const whole = BigInt(wholeMinor);
  return whole === 0n ? null : (BigInt(partMinor) * 1_000_000n) / whole;
}
