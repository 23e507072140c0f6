import { calendarNames } from '@site/money/calendarNames';
import { lacksCalendar, type LanguageCode, languages } from './language';
import { loadChunk } from './loadChunk';

/** Loaders of dayjs locales of the languages that Chrome has no data for. */
export const calendars = {
  KM: () => import('dayjs/locale/km'),
  LO: () => import('dayjs/locale/lo'),
  MN: () => import('dayjs/locale/mn'),
  MY: () => import('dayjs/locale/my'),
  NE: () => import('dayjs/locale/ne'),
  SI: () => import('dayjs/locale/si'),
};

/** Loads the names of months and weekdays for `dateFormat`, where the browser may lack them. Resolves at once for other languages. Source: I18-04. */
export async function loadCalendarNames(code: LanguageCode): Promise<void> {
  if (!lacksCalendar(code)) return;
  const { months, monthsShort = months, weekdays } = (await loadChunk(`day names ${code}`, calendars[code])).default;
  calendarNames.set(languages[code].tag, { months, monthsShort, weekdays });
}
