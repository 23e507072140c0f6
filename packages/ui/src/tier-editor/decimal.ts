import { latinDigits } from '../amount-field/latinDigits';

/**
 * Reads a number as people write it, in the digits of any script: `decimals` places more than asked for are no number. Answers in
 * units of the last place: '1,234.5' with two decimals is 123450.
 */
export function readDecimal(text: string, decimals: number): bigint | null {
  const latin = latinDigits(text)
    .replaceAll(/[\s,٬’']/gu, '')
    .replace('٫', '.');
  const [, whole = '', part = ''] = /^(\d*)(?:\.(\d*))?$/.exec(latin) ?? [];
  if (whole + part === '' || part.length > decimals) return null;
  return BigInt(whole + part.padEnd(decimals, '0'));
}

/** Writes it back in latin digits, with at least `fewest` of its decimals. */
export function writeDecimal(value: bigint, decimals: number, fewest: number, locale: string): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { minimumFractionDigits: fewest, maximumFractionDigits: decimals }).format(
    text as Intl.StringNumericLiteral,
  );
}
