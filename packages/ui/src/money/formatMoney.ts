import { kept } from '../kept/kept';
import { decimalsOf, isToken } from './decimalsOf';

/**
 * Formats an amount in the currency's smallest unit, e.g. `$0.40`, or `0.40 USDT` for a token. It never goes through a floating
 * number, so every minor unit of any amount is kept.
 *
 * @param currency ISO 4217 code, or a token of four letters
 * @param locale BCP 47 tag; digits are Latin in every language
 * @param sign `always` puts a plus before gains
 */
export function formatMoney(amountMinor: bigint, currency: string, locale: string, sign: 'auto' | 'always' = 'auto'): string {
  const format = formatOf(currency, locale, sign);
  const decimals = decimalsOf(currency);
  const units = amountMinor
    .toString()
    .replace('-', '')
    .padStart(decimals + 1, '0');
  const decimal =
    `${amountMinor < 0n ? '-' : ''}${units.slice(0, units.length - decimals)}${decimals ? `.${units.slice(-decimals)}` : ''}` as Intl.StringNumericLiteral;
  const text = isToken(currency)
    ? format
        .formatToParts(decimal)
        .map(({ type, value }) => (type === 'currency' ? currency : value))
        .join('')
    : format.format(decimal);
  return text.replace('-', '−');
}

/** `Intl` knows no tokens: one is written in the place of the dollar's name. */
const formatOf = kept((currency: string, locale: string, sign: 'auto' | 'always') => {
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    ...(isToken(currency) ? { currency: 'USD', currencyDisplay: 'name' } : { currency, currencyDisplay: 'narrowSymbol' }),
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  });
});
