import { engines } from '../core/skins.ts';
import type { Category, Kind } from './categories.ts';
import type { SeededRandom } from './SeededRandom.ts';
import type { Placed } from './Neighbours.ts';
import { vendorList, type VendorEntry } from './vendorList.ts';

/** A position in the catalogue without a game yet. */
export interface Slot {
  vendor: VendorEntry;
  category: Category;
  kind: Kind;
  isLobby: boolean;
  placed: Placed;
}

/**
 * Returns the slots of a category. Vendors alternate by weight, kinds by share. In a type with lobbies, a vendor's first slot is its lobby.
 */
export function planSlots(category: Category, chance: SeededRandom): Slot[] {
  const { gameType, kinds, size, hasLobbies } = category;
  const vendors = vendorList.filter((vendor) => vendor.gameTypes.includes(gameType));
  const vendorTurns = turns(vendors, ({ weight }) => weight, size);
  const shuffled = chance.shuffled(turns(kinds, ({ share }) => share, size));
  // Closed games come last.
  const kindTurns = [...shuffled.filter(isOpen), ...shuffled.filter((kind) => !isOpen(kind))];
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

const isOpen = ({ engine }: Kind) => engines.some(({ name }) => name === engine);

/** Distributes `count` slots by weight, as evenly as whole slots allow. */
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
