/** Reads a JSON number as minor units without rounding: 12.5 with two decimals is '1250'. Returns undefined where that is not exact. */
export function minorOfDecimal(amount: unknown, decimals: number): string | undefined {
  if (typeof amount !== 'number') return undefined;
  // From 10^16 on a JSON number has lost digits before it is read.
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (whole === undefined || fraction.length > decimals) return undefined;
  return String(BigInt(whole + fraction.padEnd(decimals, '0')));
}
