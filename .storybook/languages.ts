import names from '../locales/languages.json';

/** Languages of the toolbar, by code. */
export const languages: Record<string, { tag: string; name: string; direction: string }> = names;

/** Returns tag and direction of a language; those of English for another code. */
export function languageOf(code: string): { tag: string; direction: 'ltr' | 'rtl' } {
  const { tag, direction } = languages[code] ?? names.EN;
  return { tag, direction: direction === 'rtl' ? 'rtl' : 'ltr' };
}
