import { dateFormat } from '@site/money/dateFormat';
import type { Day } from '@site/rules/period';

/** Formats '22 Oct – 20 Nov 2026' in the order and words of the language; digits stay Latin. */
export const formatDays = (locale: string, from: Day, to: Day): string =>
  dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to));
