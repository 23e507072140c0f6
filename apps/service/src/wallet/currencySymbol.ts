/** The shortest sign of a currency, e.g. $ or ৳; the code itself where it has none, or is not of ISO 4217, as USDT. */
export function currencySymbol(currency: string): string {
  if (currency.length !== 3) return currency;
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
