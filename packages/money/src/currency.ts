import { memoize } from './memoize.ts';

/** Returns true for a token outside ISO 4217, such as USDT, for which `Intl` throws. */
export const isToken = (currency: string): boolean => currency.length !== 3;

/** Returns the number of decimals of a currency: that of ISO 4217, or 2 for a token. */
export const decimalsOf = memoize((currency: string) =>
  isToken(currency) ? 2 : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2),
);

/** Returns the shortest sign of a currency, e.g. $ or ৳; the code itself for tokens and currencies without a sign. */
export const symbolOf = memoize((currency: string): string => {
  if (isToken(currency)) return currency;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
});
