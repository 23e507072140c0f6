import { loadChunk } from '../../app/loadChunk';
import type { LanguageCode } from '../../app/language';
import { calendars } from '../../app/loadCalendarNames';

/** Loaders of dayjs locales: names of months and first day of the week. English is built in. */
const load = {
  ...calendars,
  CN: () => import('dayjs/locale/zh-cn'),
  TW: () => import('dayjs/locale/zh-tw'),
  JA: () => import('dayjs/locale/ja'),
  KO: () => import('dayjs/locale/ko'),
  TH: () => import('dayjs/locale/th'),
  VI: () => import('dayjs/locale/vi'),
  ID: () => import('dayjs/locale/id'),
  MS: () => import('dayjs/locale/ms'),
  TL: () => import('dayjs/locale/tl-ph'),
  ES: () => import('dayjs/locale/es'),
  PT: () => import('dayjs/locale/pt-br'),
  FR: () => import('dayjs/locale/fr'),
  DE: () => import('dayjs/locale/de'),
  IT: () => import('dayjs/locale/it'),
  NL: () => import('dayjs/locale/nl'),
  PL: () => import('dayjs/locale/pl'),
  RO: () => import('dayjs/locale/ro'),
  RU: () => import('dayjs/locale/ru'),
  UK: () => import('dayjs/locale/uk'),
  TY: () => import('dayjs/locale/tr'),
  AR: () => import('dayjs/locale/ar'),
  FA: () => import('dayjs/locale/fa'),
  UR: () => import('dayjs/locale/ur'),
  HE: () => import('dayjs/locale/he'),
  HI: () => import('dayjs/locale/hi'),
  BN: () => import('dayjs/locale/bn'),
  TA: () => import('dayjs/locale/ta'),
  TE: () => import('dayjs/locale/te'),
  SW: () => import('dayjs/locale/sw'),
};

const loaded = new Map<LanguageCode, Promise<string>>();

/** Returns the dayjs locale of a language once loaded. For `use`: the same promise each time. */
export function dayLocale(language: LanguageCode): Promise<string> {
  const locale =
    loaded.get(language) ??
    (language === 'EN' ? Promise.resolve('en') : loadChunk(`day names ${language}`, load[language]).then((module) => module.default.name));
  loaded.set(language, locale);
  return locale;
}
