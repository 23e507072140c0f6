import names from '../../../../locales/languages.json';

/** Language codes, e.g. EN; `languages.json` maps them to HTML and Intl. */
export type LanguageCode = keyof typeof names;

interface Language {
  /** BCP 47 tag. */
  tag: string;
  /** Name in the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const languages = names as Record<LanguageCode, Language>;

/** Languages whose names of months and weekdays Chrome has no data for: `loadCalendarNames` loads them. */
export const lacksCalendar = (code: LanguageCode): code is 'KM' | 'LO' | 'MN' | 'MY' | 'NE' | 'SI' => /^(KM|LO|MN|MY|NE|SI)$/.test(code);

export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(languages, code);
