import { loadChunk } from '../loadChunk';
import type { LanguageCode } from '../language';

/** The calendar's names of months and its first day of the week. English is built in. */
const load: Record<LanguageCode, () => Promise<string>> = {
  EN: async () => 'en',
  BN: () => import('dayjs/locale/bn').then(() => 'bn'),
  AR: () => import('dayjs/locale/ar').then(() => 'ar'),
};

const loaded = new Map<LanguageCode, Promise<string>>();

/** The dayjs locale of a language, once it is here. For `use`: the same promise each time. */
export function dayLocale(language: LanguageCode): Promise<string> {
  const locale = loaded.get(language) ?? loadChunk(`day names ${language}`, load[language]);
  loaded.set(language, locale);
  return locale;
}
