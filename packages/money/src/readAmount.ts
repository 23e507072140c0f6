import { intlLocale } from './intlLocale.ts';
import { latinDigits } from './latinDigits.ts';

/**
 * Parses an amount into minor units; returns `undefined` for an ambiguous or invalid text. Accepts digits of any script. Reads group and
 * decimal separators by the reader's locale, and by the other convention where the locale's is impossible: `1,5` is one and a half
 * everywhere with two decimals, but `1.500` is refused where the point separates decimals.
 */
export function readAmount(text: string, locale: string, decimals: number): bigint | undefined {
  const written = latinDigits(text)
    .replaceAll(/[\s\u00A0\u202F\u061C\u200E\u200F'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  const own = decimalSign(locale);
  const other = own === '.' ? ',' : '.';
  // Without decimals the other convention is a guess, except for a currency without decimals.
  const isPlain = decimals === 0 || written.includes(other);
  return readWith(written, own, decimals) ?? (isPlain ? readWith(written, other, decimals) : undefined);
}

function readWith(written: string, sign: string, decimals: number): bigint | undefined {
  const group = sign === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = written.split(sign);
  if (more.length > 0 || fraction.length > decimals || !/^\d*$/.test(fraction) || (!whole && !fraction)) return undefined;
  // Groups of three digits, or of two before the last three as in India and Bangladesh.
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{2,3})*\\${group}\\d{3}$`).test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return undefined;
  return BigInt(`${whole.replaceAll(group, '') || '0'}${fraction.padEnd(decimals, '0')}`);
}

/** Arabic separators are replaced by these two before. */
const decimalSign = (locale: string) =>
  new Intl.NumberFormat(intlLocale(locale)).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
