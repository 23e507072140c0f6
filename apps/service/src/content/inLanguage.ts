import type { BrandState } from '../system/Brands.ts';

/** Returns what is said in a language, otherwise in the brand's default, otherwise in English. Source: I18-02. */
export function inLanguage<Said>(said: Record<string, Said>, language: string, brand: BrandState | undefined): Said | undefined {
  return said[languageSaid(said, language, brand)];
}

/** Returns the code of the language that `inLanguage` chooses. */
export const languageSaid = (said: Record<string, unknown>, language: string, brand: BrandState | undefined): string =>
  [language, brand?.brand.defaultLanguage ?? 'EN'].find((code) => said[code] !== undefined) ?? 'EN';
