export interface Language {
  /** What the site calls it, e.g. EN. */
  code: string;
  /** BCP 47. */
  tag: string;
  /** In the language itself. */
  name: string;
}

/**
 * The languages somebody may mean: by its own name, its code, or its name in the reader's language (`locale`) or in English.
 * Capitals and accents do not matter.
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
