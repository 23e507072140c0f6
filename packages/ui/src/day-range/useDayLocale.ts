import { useEffect, useReducer } from 'react';
import { useLocale } from '../theme/useLocale';
import { dayLocaleOf, loadDayNames } from './dayNames';

/** Returns the dayjs locale of the reader's language, and loads it where the page has not; until then it is English. */
export function useDayLocale(): string {
  const locale = useLocale();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const known = dayLocaleOf(locale);
  useEffect(() => {
    // Without the network the calendar stays English.
    if (known === undefined) loadDayNames(locale).then(renderAgain, () => undefined);
  }, [known, locale]);
  return known ?? 'en';
}
