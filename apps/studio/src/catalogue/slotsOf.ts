import type { Category, Kind } from './categories.ts';
import type { Chance } from './Chance.ts';
import type { Placed } from './Neighbours.ts';
import { vendorList, type VendorEntry } from './vendorList.ts';

/** A place in the catalogue, before it is known what stands there. */
export interface Slot {
  vendor: VendorEntry;
  category: Category;
  kind: Kind;
  isLobby: boolean;
  placed: Placed;
}

/** A category's places: vendors take turns by weight, kinds by share; where there are lobbies, a vendor's first place is its lobby. */
export function slotsOf(category: Category, chance: Chance): Slot[] {
  const { gameType, kinds, size, hasLobbies } = category;
  const vendors = vendorList.filter((vendor) => vendor.gameTypes.includes(gameType));
  const vendorTurns = turns(vendors, ({ weight }) => weight, size);
  const kindTurns = chance.shuffled(turns(kinds, ({ share }) => share, size));
  const greeted = new Set<VendorEntry>();
  return vendorTurns.flatMap((vendor, index) => {
    const kind = kindTurns[index];
    if (!kind) return [];
    const isLobby = hasLobbies && !greeted.has(vendor);
    greeted.add(vendor);
    const placed = {
      vassalage: vendor.vassalage,
      gameType,
      gameClassify: isLobby ? 'LOBBY' : kind.classify,
      isHot: !isLobby && index % 17 === 5,
      isNew: !isLobby && index % 13 === 8,
    };
    return [{ vendor, category, kind, isLobby, placed }];
  });
}

/** Who has each of `count` turns, by weight and as evenly as whole turns allow. */
function turns<Taker>(takers: readonly Taker[], weightOf: (taker: Taker) => number, count: number): Taker[] {
  const total = takers.reduce((sum, taker) => sum + weightOf(taker), 0);
  const waiting = takers.map((taker) => ({ taker, credit: 0 }));
  return Array.from({ length: count }).flatMap(() => {
    for (const place of waiting) place.credit += weightOf(place.taker);
    const turn = waiting.reduce((most, place) => (place.credit > most.credit ? place : most));
    turn.credit -= total;
    return [turn.taker];
  });
}
