import type { BrandState } from '../system/Brands.ts';

/** Returns what is said in a language, otherwise in the brand's default, otherwise in English. Source: I18-02. */
export function inLanguage<Said>(said: Record<string, Said>, language: string, brand: BrandState | undefined): Said | undefined {
  return said[language] ?? said[brand?.brand.defaultLanguage ?? 'EN'] ?? said['EN'];
}
