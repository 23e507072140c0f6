import { decomposeColor } from '@mui/material/styles';
import { type Brand, brand as brandSchema } from '@site/api/system';
import { color } from '@site/ui/tokens';

export type BrandReading = { brand: Brand; problems: [] } | { brand?: undefined; problems: string[] };

/** Parses a brand with the service's schema, and validates token names and colours against the library. */
export function readBrand(text: string): BrandReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: ['This is not JSON.'] };
  }
  const { data: brand, error } = brandSchema.safeParse(value);
  if (!brand) return { problems: error.issues.map(({ path, message }) => `${path.join('.') || 'brand'}: ${message}`) };
  const problems = Object.entries(brand.tokens).flatMap(([name, pair]) => {
    if (!Object.hasOwn(color, name)) return [`tokens.${name}: the library has no such token.`];
    return Object.entries(pair)
      .filter(([, written]) => written !== undefined && !isColor(written))
      .map(([scheme, written]) => `tokens.${name}.${scheme}: "${written}" is not a colour.`);
  });
  return problems.length > 0 ? { problems } : { brand, problems: [] };
}

/** Returns true for colours that the theme can use: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` and the like. */
export function isColor(written: string): boolean {
  if (written.startsWith('#')) return /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(written);
  try {
    return decomposeColor(written).values.every((value) => Number.isFinite(value));
  } catch {
    return false;
  }
}
