import { formatMoney } from './formatMoney.ts';

/**
 * Formats an amount for use within a sentence. Right-to-left languages prefix amounts with U+200F; an isolate replaces it and keeps sign
 * and digits in order next to any text.
 */
export function formatMoneyInText(amountMinor: bigint, currency: string, locale: string): string {
  const amount = formatMoney(amountMinor, currency, locale);
  return amount.includes('\u200F') ? `\u2066${amount.replaceAll('\u200F', '')}\u2069` : amount;
}
