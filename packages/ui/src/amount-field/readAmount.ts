import { latinDigits } from './latinDigits';

/**
 * The amount that a text means, in minor units, or `undefined` where it could mean two things or none. Any script's digits are read; what
 * separates thousands and decimals is the reader's own, and where that cannot be meant, the other one: `1,5` is one and a half everywhere
 * with two decimals, but `1.500` is refused rather than guessed where the point is for decimals.
 */
export function readAmount(text: string, locale: string, decimals: number): bigint | undefined {
  const written = latinDigits(text)
    .replaceAll(/[\s\u00A0\u202F\u061C\u200E\u200F'’]/g, '')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
  const own = decimalSign(locale);
  const other = own === '.' ? ',' : '.';
  // Without its decimals the other reading is a guess, but for a currency that has none.
  const isPlain = decimals === 0 || written.includes(other);
  return readWith(written, own, decimals) ?? (isPlain ? readWith(written, other, decimals) : undefined);
}

function readWith(written: string, sign: string, decimals: number): bigint | undefined {
  const group = sign === '.' ? ',' : '.';
  const [whole = '', fraction = '', ...more] = written.split(sign);
  if (more.length > 0 || fraction.length > decimals || !/^\d*$/.test(fraction) || (!whole && !fraction)) return undefined;
  // Thousands in threes, or in twos before the last three as in India and Bangladesh.
  const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{2,3})*\\${group}\\d{3}$`).test(whole);
  if (!isGrouped && !/^\d*$/.test(whole)) return undefined;
  return BigInt(`${whole.replaceAll(group, '') || '0'}${fraction.padEnd(decimals, '0')}`);
}

/** Arabic writes its own signs; both are turned into these two before. */
const decimalSign = (locale: string) =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
