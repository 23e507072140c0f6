import type { VendorTheme } from '../art/drawVendorCard.ts';
import type { CatalogueGame, CatalogueVendor } from './CatalogueGame.ts';
import { composeGames } from './composeGames.ts';
import { featuredGames } from './featured.ts';
import { turkishLooks, vendorList } from './vendorList.ts';

let composed: readonly CatalogueGame[] | undefined;

/** Every game, in the order lists show them; the home page's first. The same on every run. */
export function catalogue(): readonly CatalogueGame[] {
  composed ??= composeGames(featuredGames);
  return composed;
}

/** Every vendor, in the order of menus. */
export function vendors(): readonly CatalogueVendor[] {
  return vendorList.map(({ vassalage, name, gameTypes }) => ({ vassalage, name, gameTypes }));
}

/** What a vendor's pictures are drawn from; undefined for a code no vendor has. Ending in `-TY` it asks for the other picture of a few. */
export function vendorTheme(code: string): VendorTheme | undefined {
  const [, vassalage, isTurkish] = /^(\w+)(-TY)?$/.exec(code) ?? [];
  const vendor = vendorList.find((candidate) => candidate.vassalage === vassalage);
  const look = isTurkish ? turkishLooks[code.slice(0, -3)] : vendor?.look;
  return vendor && look && { vassalage: code, name: vendor.name, ...look };
}
