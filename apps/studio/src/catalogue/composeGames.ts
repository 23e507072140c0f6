import type { PosterTheme } from '../art/drawPoster.ts';
import { warpNames } from '../art/lettering.ts';
import type { MotifName } from '../art/motifs/motifs.ts';
import type { RampName } from '../art/ramps.ts';
import { tones, type ToneName } from '../art/tones.ts';
import { categories, type Category } from './categories.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { SeededRandom } from './SeededRandom.ts';
import { chooseName } from './chooseName.ts';
import { entry } from './entry.ts';
import { splitName } from './splitName.ts';
import { Neighbours } from './Neighbours.ts';
import { planSlots, type Slot } from './planSlots.ts';
import { visibleColorings, facesFor, fillsOn, keyRamps, patternsFor } from './suits.ts';
import { vendorList } from './vendorList.ts';

/** Composes the games between the first ones and the last: the same games in the same order on every run. */
export function composeGames(featured: readonly CatalogueGame[], last: readonly CatalogueGame[]): CatalogueGame[] {
  const chance = new SeededRandom(2026);
  const composer = new Composer(chance);
  for (const game of featured) composer.add(game);
  for (const category of categories) {
    for (const slot of planSlots(category, chance)) composer.add(composer.compose(slot));
  }
  for (const game of last) composer.add(game);
  return composer.games;
}

type Look = Omit<PosterTheme, 'code' | 'lines' | 'hand' | 'frame' | 'trim'>;

/** Returns a key that is equal for games with equal pictures. */
export function lookKey({ motif, coloring, tone, pattern, face }: Look) {
  return [motif, coloring, tone, pattern, face].join(' ');
}

const toneNames = Object.keys(tones) as ToneName[];

class Composer {
  readonly games: CatalogueGame[] = [];
  readonly #chance: SeededRandom;
  readonly #neighbours = new Neighbours();
  /** Names already in use; a vendor's own name belongs to its lobby. */
  readonly #names = new Set(vendorList.map(({ name }) => name));
  readonly #looks = new Set<string>();
  readonly #uses = new Map<string, number>();

  constructor(chance: SeededRandom) {
    this.#chance = chance;
  }

  add(game: CatalogueGame) {
    const { motif, coloring, pattern, face } = game.theme;
    this.games.push(game);
    this.#neighbours.add(game);
    this.#names.add(game.name);
    this.#looks.add(lookKey(game.theme));
    for (const use of [`${motif} ${coloring}`, `${motif} ${pattern}`, face]) this.#uses.set(use, (this.#uses.get(use) ?? 0) + 1);
  }

  /** Composes the game of a slot: the motif and the background that were used longest ago and that its neighbours allow. */
  compose(slot: Slot): CatalogueGame {
    const { vendor, category, kind, isLobby, placed } = slot;
    for (const motif of this.#motifsFor(slot)) {
      for (const tone of this.#tonesFor(slot)) {
        const coloring = this.#leastUsed(visibleColorings(motif, tones[tone]), `${motif} `)[0];
        if (!coloring || !this.#neighbours.allows(placed, motif, tone)) continue;
        const name = chooseName(slot, motif, coloring, this.#names, this.#chance);
        const look = this.#lookOf(name, motif, coloring, tone);
        if (look) return entry({ ...placed, engine: kind.engine, name, isGroup: isLobby, look });
      }
    }
    throw new Error(`Nothing may stand next in ${category.gameType} of ${vendor.name}: give ${kind.classify} more motifs.`);
  }

  #motifsFor({ vendor, category, kind, isLobby, placed }: Slot): MotifName[] {
    const rest = (motif: MotifName) => -this.#neighbours.sinceLast(placed, (game) => game.theme.motif === motif);
    return [
      ...(isLobby ? [vendor.look.motif] : []),
      ...this.#chance.ranked(kind.motifs, rest, 5),
      ...this.#chance.ranked(motifsOf(category), rest, 5),
    ];
  }

  #tonesFor({ placed }: Slot): ToneName[] {
    const rest = (tone: ToneName) => -this.#neighbours.sinceLast(placed, (game) => tones[game.theme.tone].family === tones[tone].family);
    return this.#chance.ranked(toneNames, rest, 6);
  }

  #lookOf(name: string, motif: MotifName, coloring: RampName, tone: ToneName): Look | undefined {
    const pattern = this.#leastUsed(patternsFor(motif, tones[tone]), `${motif} `)[0] ?? 'rays';
    const fill = this.#chance.shuffled(fillsOn(coloring, tones[tone]))[0] ?? 'snow';
    const key = this.#chance.shuffled(keyRamps.filter((ramp) => ramp !== fill))[0] ?? 'crimson';
    const warp = this.#chance.shuffled(warpNames)[0] ?? 'flat';
    const turn = this.#chance.below(4);
    return this.#leastUsed(facesFor(splitName(name)))
      .map((face) => ({ motif, coloring, tone, pattern, turn, face, warp, fill, key }))
      .find((look) => !this.#looks.has(lookKey(look)));
  }

  #leastUsed<Name extends string>(names: readonly Name[], prefix = '') {
    return this.#chance.ranked(names, (name) => this.#uses.get(prefix + name) ?? 0, 1.5);
  }
}

function motifsOf({ kinds }: Category) {
  return [...new Set(kinds.flatMap(({ motifs }) => motifs))];
}
