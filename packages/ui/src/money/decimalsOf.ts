import { kept } from '../kept/kept';

/** Returns whether a code is a token outside ISO 4217, such as USDT. `Intl` throws on those. */
export const isToken = (currency: string): boolean => currency.length !== 3;

/** Returns how many decimals a currency has: those of ISO 4217, and 2 for a token. */
export const decimalsOf = kept((currency: string) =>
  isToken(currency) ? 2 : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2),
);
