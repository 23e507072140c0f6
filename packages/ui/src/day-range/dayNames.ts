import { calendarNames } from '@site/money/calendarNames';

interface DayNames {
  name: string;
  months?: string[] | undefined;
  monthsShort?: string[] | undefined;
  weekdays?: string[] | undefined;
}

type Loaders = Record<string, () => Promise<{ default: DayNames }>>;

/** Loaders of the languages that Chrome has no data for, by BCP 47 tag. */
const lacking: Loaders = {
  km: () => import('dayjs/locale/km.js'),
  lo: () => import('dayjs/locale/lo.js'),
  mn: () => import('dayjs/locale/mn.js'),
  my: () => import('dayjs/locale/my.js'),
  ne: () => import('dayjs/locale/ne.js'),
  si: () => import('dayjs/locale/si.js'),
};

/** Loaders of dayjs locales by BCP 47 tag. English is built in. */
const load: Loaders = {
  ...lacking,
  'zh-Hans': () => import('dayjs/locale/zh-cn.js'),
  'zh-Hant': () => import('dayjs/locale/zh-tw.js'),
  ja: () => import('dayjs/locale/ja.js'),
  ko: () => import('dayjs/locale/ko.js'),
  th: () => import('dayjs/locale/th.js'),
  vi: () => import('dayjs/locale/vi.js'),
  id: () => import('dayjs/locale/id.js'),
  ms: () => import('dayjs/locale/ms.js'),
  fil: () => import('dayjs/locale/tl-ph.js'),
  es: () => import('dayjs/locale/es.js'),
  pt: () => import('dayjs/locale/pt-br.js'),
  fr: () => import('dayjs/locale/fr.js'),
  de: () => import('dayjs/locale/de.js'),
  it: () => import('dayjs/locale/it.js'),
  nl: () => import('dayjs/locale/nl.js'),
  pl: () => import('dayjs/locale/pl.js'),
  ro: () => import('dayjs/locale/ro.js'),
  ru: () => import('dayjs/locale/ru.js'),
  uk: () => import('dayjs/locale/uk.js'),
  tr: () => import('dayjs/locale/tr.js'),
  ar: () => import('dayjs/locale/ar.js'),
  fa: () => import('dayjs/locale/fa.js'),
  ur: () => import('dayjs/locale/ur.js'),
  he: () => import('dayjs/locale/he.js'),
  hi: () => import('dayjs/locale/hi.js'),
  bn: () => import('dayjs/locale/bn.js'),
  ta: () => import('dayjs/locale/ta.js'),
  te: () => import('dayjs/locale/te.js'),
  sw: () => import('dayjs/locale/sw.js'),
};

/** Names of the loaded dayjs locales by BCP 47 tag. */
const loaded = new Map<string, string>();

/**
 * Loads a language's names of months and its first day of the week. A `DayRange` does so by itself; a page that does so before shows it in its
 * language at once. Where Chrome has no data for a language, `dateFormat` has its names from then on too.
 *
 * @param tag BCP 47 tag; a region without names of its own has those of its language.
 *
 * Source: I18-04.
 */
export async function loadDayNames(tag: string): Promise<void> {
  const [language = ''] = tag.split('-');
  const module = await (load[tag] ?? load[language])?.();
  loaded.set(tag, module?.default.name ?? 'en');
  if (!module) return;
  const { months, monthsShort = months, weekdays } = module.default;
  if (tag in lacking && months && monthsShort && weekdays) calendarNames.set(tag, { months, monthsShort, weekdays });
}

/** Returns the dayjs locale of a language: English where dayjs lacks it, undefined before `loadDayNames`. */
export const dayLocaleOf = (tag: string): string | undefined => loaded.get(tag);
