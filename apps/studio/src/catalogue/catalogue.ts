import type { VendorTheme } from '../art/drawVendorCard.ts';
import type { CatalogueGame, CatalogueVendor } from './CatalogueGame.ts';
import { composeGames } from './composeGames.ts';
import { featuredGames, lastGames } from './featured.ts';
import { houseOf } from './houses.ts';
import { turkishLooks, vendorList } from './vendorList.ts';

let composed: readonly CatalogueGame[] | undefined;

/** Returns all games in list order, those of the home page first. The result is the same on every run. */
export function catalogue(): readonly CatalogueGame[] {
  composed ??= composeGames(featuredGames, lastGames);
  return composed;
}

/** Returns all vendors, in menu order. */
export function vendors(): readonly CatalogueVendor[] {
  return vendorList.map(({ vassalage, name, gameTypes }) => ({ vassalage, name, gameTypes }));
}

/**
 * Returns the theme of a vendor's pictures, or undefined for an unknown code. A code that ends in `-TY` selects the Turkish variant, which
 * few vendors have.
 */
export function vendorTheme(code: string): VendorTheme | undefined {
  const [, vassalage, isTurkish] = /^(\w+)(-TY)?$/.exec(code) ?? [];
  const vendor = vendorList.find((candidate) => candidate.vassalage === vassalage);
  const look = isTurkish ? turkishLooks[code.slice(0, -3)] : vendor?.look;
  if (!vendor || !look) return undefined;
  const { hand, faces } = houseOf(vendor.vassalage);
  return { vassalage: code, name: vendor.name, ...look, hand, face: faces[0] };
}
