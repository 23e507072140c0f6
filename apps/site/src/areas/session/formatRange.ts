import { intlLocale } from '@site/money/intlLocale';
import type { FieldRule } from '@site/api/registration';

/** Formats `8–72`, or one number when both are equal. Source: REG-03. */
export function formatRange({ minLength, maxLength }: Pick<FieldRule, 'minLength' | 'maxLength'>, locale: string): string {
  const figure = new Intl.NumberFormat(intlLocale(locale));
  return minLength === maxLength ? figure.format(minLength) : figure.formatRange(minLength, maxLength);
}
