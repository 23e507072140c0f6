/** A share in parts per million, rounded towards zero; of nothing there is none. */
export function ppmOf(part: string | bigint, whole: string | bigint): bigint | null {
  const all = BigInt(whole);
  return all === 0n ? null : (BigInt(part) * 1_000_000n) / all;
}
