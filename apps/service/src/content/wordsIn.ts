import type { BrandState } from '../system/Brands.ts';

/** The words in a language, else in the brand's own, else in English. */
export function wordsIn(
  words: Record<string, Record<string, string>>,
  language: string,
  brand: BrandState | undefined,
): Record<string, string> {
  return words[language] ?? words[brand?.brand.defaultLanguage ?? 'EN'] ?? words['EN'] ?? {};
}
