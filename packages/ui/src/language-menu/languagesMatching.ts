export interface Language {
  /** Code of the site, e.g. EN. */
  code: string;
  /** BCP 47 tag. */
  tag: string;
  /** Name in the language itself. */
  name: string;
}

/**
 * Returns the languages that match a query: by own name, code, or name in the reader's language (`locale`) or in English. Ignores letter
 * case and accents.
 */
export function languagesMatching<Item extends Language>(languages: readonly Item[], query: string, locale: string): readonly Item[] {
  const wanted = fold(query.trim());
  if (!wanted) return languages;
  const names = [locale, 'en'].map((reader) => new Intl.DisplayNames([reader], { type: 'language' }));
  return languages.filter(({ code, tag, name }) =>
    [code, tag, name, ...names.map((known) => known.of(tag) ?? '')].some((word) => fold(word).includes(wanted)),
  );
}

const fold = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
