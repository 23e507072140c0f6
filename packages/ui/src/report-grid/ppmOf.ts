/** Returns a ratio in parts per million, rounded towards zero; null for a denominator of zero. */
export function ppmOf(part: string | bigint, whole: string | bigint): bigint | null {
  const all = BigInt(whole);
  return all === 0n ? null : (BigInt(part) * 1_000_000n) / all;
}
