import type { BrandState } from '../system/Brands.ts';

/** Returns the texts in a language, otherwise in the brand's default, otherwise in English. */
export function wordsIn(
  words: Record<string, Record<string, string>>,
  language: string,
  brand: BrandState | undefined,
): Record<string, string> {
  return words[language] ?? words[brand?.brand.defaultLanguage ?? 'EN'] ?? words['EN'] ?? {};
}
