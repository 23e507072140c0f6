import { decomposeColor } from '@mui/material/styles';
import { type Contrast, contrastOf } from './contrastOf.ts';
import { type BrandTokens, color } from './tokens.ts';

/** Lists unknown tokens and invalid colours; each message names its token. Empty when all can be used. */
export function colorFaults(tokens: Record<string, Partial<Record<string, string>>>): string[] {
  return Object.entries(tokens).flatMap(([name, pair]) => {
    if (!Object.hasOwn(color, name)) return [`tokens.${name}: the library has no such token.`];
    return Object.entries(pair)
      .filter(([, written]) => written !== undefined && !isColor(written))
      .map(([scheme, written]) => `tokens.${name}.${scheme}: "${written}" is not a colour.`);
  });
}

/** Lists pairs of colours whose contrast is too low; each message names them. Empty when everything can be read. Source: WCAG 2.2 1.4.3, 1.4.11. */
export function contrastFaults(tokens: BrandTokens): string[] {
  return weakPairs(tokens).map(
    ({ ink, ground, scheme, ratio, wanted }) => `tokens.${ink}.${scheme}: ${ratio.toFixed(2)} on ${ground}, and ${wanted} is required.`,
  );
}

/** Lists pairs of colours whose contrast is too low. Source: WCAG 2.2 1.4.3, 1.4.11. */
export const weakPairs = (tokens: BrandTokens): Contrast[] => contrastOf(tokens).filter(({ ratio, wanted }) => ratio < wanted);

/** Returns true for colours that the theme can use: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` and the like. */
export function isColor(written: string): boolean {
  if (written.startsWith('#')) return /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(written);
  try {
    return decomposeColor(written).values.every((value) => Number.isFinite(value));
  } catch {
    return false;
  }
}
