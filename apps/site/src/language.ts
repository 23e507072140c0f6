import names from '../../../locales/languages.json';

/** The spec's codes, e.g. EN; `languages.json` says what each means to HTML and Intl. */
export type LanguageCode = keyof typeof names;

interface Language {
  /** BCP 47 tag. */
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const languages = names as Record<LanguageCode, Language>;

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code);
