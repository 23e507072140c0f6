import { intlLocale } from '@site/money/intlLocale';
import type { Day } from '@site/rules/period';

/** Formats '22 Oct – 20 Nov 2026' in the order and words of the language; digits stay Latin. */
export const formatDays = (locale: string, from: Day, to: Day): string =>
  new Intl.DateTimeFormat(intlLocale(locale), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );
