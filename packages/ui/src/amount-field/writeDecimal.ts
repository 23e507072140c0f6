/** Writes a number of units of the last of `decimals` places, in latin digits, with at least `fewest` of them: 123450 with two is '1,234.5'. */
export function writeDecimal(value: bigint, decimals: number, fewest: number, locale: string): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: fewest, maximumFractionDigits: decimals }).format(
    text as Intl.StringNumericLiteral,
  );
}
