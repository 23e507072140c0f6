/** Reads a decimal amount as minor units without rounding: '12.50' with two decimals is '1250'. Returns undefined where that is not exact. */
export function minorOfText(text: string, decimals: number): string | undefined {
  const [, whole, sent = ''] = /^(\d{1,15})(?:\.(\d{1,8}))?$/.exec(text) ?? [];
  const fraction = sent.replace(/0+$/, '');
  if (whole === undefined || fraction.length > decimals) return undefined;
  return String(BigInt(whole + fraction.padEnd(decimals, '0')));
}
