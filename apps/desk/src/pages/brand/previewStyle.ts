import { createSiteTheme, type Direction } from '@site/ui/theme';
import type { BrandTheme } from '@site/ui/tokens';
import type { CSSProperties } from 'react';

type Sheet = Record<string, Record<string, unknown>>;

/** Returns the variables of a brand's theme in one scheme as the style of an element, which its content takes them from. */
export function previewStyle(brand: BrandTheme, scheme: 'light' | 'dark', direction: Direction): CSSProperties {
  const sheets = createSiteTheme(direction, brand).generateStyleSheets() as Sheet[];
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  const isOf = (selector: string) => !/data-color-scheme/.test(selector) || selector.includes(scheme);
  const variables = rules.filter(([selector]) => isOf(selector)).flatMap(([, rule]) => Object.entries(rule));
  return Object.fromEntries([...variables.filter(([name]) => name.startsWith('--')), ['colorScheme', scheme]]) as CSSProperties;
}
