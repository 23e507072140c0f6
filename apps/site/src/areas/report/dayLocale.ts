import { loadDayNames } from '@site/ui/dayNames';
import { loadChunk } from '../../app/loadChunk';
import { type LanguageCode, languages } from '../../app/language';

const loaded = new Map<LanguageCode, Promise<string>>();

/** Returns the dayjs locale of a language once loaded. For `use`: the same promise each time. */
export function dayLocale(language: LanguageCode): Promise<string> {
  const locale = loaded.get(language) ?? loadChunk(`day names ${language}`, () => loadDayNames(languages[language].tag));
  loaded.set(language, locale);
  return locale;
}
