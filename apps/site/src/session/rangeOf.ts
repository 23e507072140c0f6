import type { FieldRule } from '@site/api/registration';

/** `8–72`, and one figure where both are the same. Source: REG-03. */
export function rangeOf({ minLength, maxLength }: Pick<FieldRule, 'minLength' | 'maxLength'>, locale: string): string {
  const figure = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  return minLength === maxLength ? figure.format(minLength) : figure.formatRange(minLength, maxLength);
}
