/**
 * Formats an integer with `decimals` implied places as a plain decimal: -1250n with two is '-12.50'. Spreadsheets can add such values, and
 * `Intl` formats them without rounding.
 */
export function decimalOf(units: bigint, decimals: number): Intl.StringNumericLiteral {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const size = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return `${units < 0n ? '-' : ''}${size}` as Intl.StringNumericLiteral;
}
