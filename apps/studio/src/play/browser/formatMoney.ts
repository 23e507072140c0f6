/** An amount of minor units as text, without going through a floating number; it reads left to right in every language. */
export function formatMoney(amountMinor: bigint, currency: string, locale: string): string {
  // Intl knows currencies of three letters only; the dollar's decimals are those of its tokens.
  const isToken = currency.length !== 3;
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
    style: 'currency',
    currency: isToken ? 'USD' : currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const units = amountMinor.toString().padStart(digits + 1, '0');
  const decimal = `${units.slice(0, units.length - digits)}${digits ? `.${units.slice(-digits)}` : ''}` as Intl.StringNumericLiteral;
  if (!isToken) return leftToRight(format.format(decimal));
  const parts = format.formatToParts(decimal).filter(({ type }) => type !== 'currency');
  return `${parts
    .map(({ value }) => value)
    .join('')
    .trim()} ${currency}`;
}

/** Languages that read the other way mark their amounts with U+200F; an isolate keeps sign and figures in order instead. */
function leftToRight(amount: string): string {
  return amount.includes('\u200F') ? `\u2066${amount.replaceAll('\u200F', '')}\u2069` : amount;
}
