import { loadDayNames } from '@site/ui/dayNames';
import { loadChunk } from '@site/ui/loadChunk';
import { lacksCalendar, type LanguageCode, languages } from './language';

/** Loads the names of months and weekdays for `dateFormat`, where the browser may lack them. Resolves at once for other languages. Source: I18-04. */
export async function loadCalendarNames(code: LanguageCode): Promise<void> {
  if (lacksCalendar(code)) await loadChunk(`day names ${code}`, () => loadDayNames(languages[code].tag));
}
