import { loadDayNames } from '@site/ui/dayNames';
import { loadChunk } from '@site/ui/loadChunk';
import { type LanguageCode, languages } from '../../app/language';

const loaded = new Map<LanguageCode, Promise<void>>();

/** Loads the names of days of a language, so that a calendar is never shown in English first. For `use`: the same promise each time. */
export function dayNamesOf(language: LanguageCode): Promise<void> {
  const names = loaded.get(language) ?? loadChunk(`day names ${language}`, () => loadDayNames(languages[language].tag));
  loaded.set(language, names);
  return names;
}
