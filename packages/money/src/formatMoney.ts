import { intlLocale } from './intlLocale.ts';
import { decimalsOf, isToken } from './currency.ts';
import { decimalOf } from './decimal.ts';
import { memoize } from './memoize.ts';

/**
 * Formats an amount in the currency's smallest unit, e.g. `$0.40`, or `0.40 USDT` for a token. No floating-point conversion takes place, so
 * amounts of any size stay exact.
 *
 * @param currency ISO 4217 code, or a token of four letters
 * @param locale BCP 47 tag, which decides digits and groups
 * @param sign `always` adds a plus sign to positive amounts
 */
export function formatMoney(amountMinor: bigint, currency: string, locale: string, sign: 'auto' | 'always' = 'auto'): string {
  const format = formatOf(currency, locale, sign);
  const decimal = decimalOf(amountMinor, decimalsOf(currency));
  const text = isToken(currency)
    ? format
        .formatToParts(decimal)
        .map(({ type, value }) => (type === 'currency' ? currency : value))
        .join('')
    : format.format(decimal);
  return text.replace('-', '−');
}

/** `Intl` knows no tokens: a token replaces the dollar's code in the formatted text. */
const formatOf = memoize((currency: string, locale: string, sign: 'auto' | 'always') => {
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    ...(isToken(currency) ? { currency: 'USD', currencyDisplay: 'name' } : { currency, currencyDisplay: 'narrowSymbol' }),
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  });
});
