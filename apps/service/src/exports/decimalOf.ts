/** An amount in minor units as a plain decimal number of its currency, e.g. -12.50: what spreadsheets can add up. */
export function decimalOf(amountMinor: bigint, currency: string): string {
  const digits = fractionDigits(currency);
  const sign = amountMinor < 0n ? '-' : '';
  const padded = String(amountMinor < 0n ? -amountMinor : amountMinor).padStart(digits + 1, '0');
  return digits === 0 ? `${sign}${padded}` : `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/** USDT and the like are no currencies of ISO 4217 and are kept in hundredths. */
function fractionDigits(currency: string): number {
  if (currency.length !== 3) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
