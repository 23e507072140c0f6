import { loadChunk } from '../../app/loadChunk';
import type { LanguageCode } from '../../app/language';

/** Loaders of dayjs locales: names of months and first day of the week. English is built in. */
const load: Record<LanguageCode, () => Promise<string>> = {
  EN: async () => 'en',
  BN: () => import('dayjs/locale/bn').then(() => 'bn'),
  AR: () => import('dayjs/locale/ar').then(() => 'ar'),
};

const loaded = new Map<LanguageCode, Promise<string>>();

/** Returns the dayjs locale of a language once loaded. For `use`: the same promise each time. */
export function dayLocale(language: LanguageCode): Promise<string> {
  const locale = loaded.get(language) ?? loadChunk(`day names ${language}`, load[language]);
  loaded.set(language, locale);
  return locale;
}
