import type { BrandState } from '../system/Brands.ts';
import { inLanguage } from './inLanguage.ts';

/** Returns the texts in the language that `inLanguage` chooses, and none where all of these are missing. */
export function wordsIn(
  words: Record<string, Record<string, string>>,
  language: string,
  brand: BrandState | undefined,
): Record<string, string> {
  return inLanguage(words, language, brand) ?? {};
}
