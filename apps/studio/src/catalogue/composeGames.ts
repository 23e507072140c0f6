import type { PosterTheme } from '../art/drawPoster.ts';
import { scatter } from '../art/geometry.ts';
import { patternNames, type PatternName } from '../art/grounds.ts';
import { warpNames, type FaceName } from '../art/lettering.ts';
import type { Motif } from '../art/motifs/defineMotif.ts';
import { motifs, type MotifName } from '../art/motifs/motifs.ts';
import type { RampName } from '../art/ramps.ts';
import { tones, type HueFamily, type Tone, type ToneName } from '../art/tones.ts';
import { categories, type Category, type Kind } from './categories.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { entry, longest, splitName } from './entry.ts';
import { Neighbours } from './Neighbours.ts';
import { vendorList, type VendorEntry } from './vendorList.ts';
import { coloringWords, moodWords, motifWords } from './words.ts';

/** A place in the catalogue, before it is known what stands there. */
interface Slot {
  vendor: VendorEntry;
  category: Category;
  kind: Kind;
  isLobby: boolean;
  isHot: boolean;
  isNew: boolean;
}

/** The catalogue after its featured games: always the same games in the same order. */
export function composeGames(featured: readonly CatalogueGame[]): CatalogueGame[] {
  const next = scatter(2026);
  const neighbours = new Neighbours();
  const names = new Set<string>();
  const looks = new Set<string>();
  const uses = new Map<string, number>();
  const games: CatalogueGame[] = [];

  const add = (game: CatalogueGame) => {
    neighbours.add(game);
    names.add(game.name);
    looks.add(lookKey(game.theme));
    for (const use of [`${game.theme.motif} ${game.theme.coloring}`, `${game.theme.motif} ${game.theme.pattern}`, game.theme.face]) {
      uses.set(use, (uses.get(use) ?? 0) + 1);
    }
    games.push(game);
  };
  /** The least used first; chance decides between equals. */
  const byUse = <Name extends string>(options: readonly Name[], prefix = '') =>
    options
      .map((name) => ({ name, rank: (uses.get(prefix + name) ?? 0) + next() * 1.5 }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ name }) => name);
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, rank: next() }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ item }) => item);

  const compose = (slot: Slot) => {
    const { vendor, category, kind, isLobby, isHot, isNew } = slot;
    const placed = {
      vassalage: vendor.vassalage,
      gameType: category.gameType,
      gameClassify: isLobby ? 'LOBBY' : kind.classify,
      isHot,
      isNew,
    };
    const rested = <Name extends string>(options: readonly Name[], matches: (game: CatalogueGame, name: Name) => boolean, chance: number) =>
      options
        .map((name) => ({ name, rank: neighbours.sinceLast(placed, (game) => matches(game, name)) + next() * chance }))
        .toSorted((one, other) => other.rank - one.rank)
        .map(({ name }) => name);

    const motifOptions = [
      ...(isLobby ? [vendor.look.motif] : []),
      ...rested(kind.motifs, isShowing, 5),
      ...rested(motifsOf(category), isShowing, 5),
    ];
    const toneOptions = rested(toneNames, (game, tone) => tones[game.theme.tone].family === tones[tone].family, 6);

    for (const motif of motifOptions) {
      for (const tone of toneOptions) {
        if (!neighbours.allows(placed, motif, tone)) continue;
        const coloring = byUse(coloringsOn(motif, tones[tone]), `${motif} `)[0];
        if (!coloring) continue;
        const pattern = byUse(patternsFor(motif, tones[tone]), `${motif} `)[0] ?? 'rays';
        const name = isLobby ? lobbyName(vendor, category) : chooseName(kind, motif, coloring, names, shuffled);
        const lines = splitName(name);
        const fill = shuffled(fillsOn(coloring, tones[tone]))[0] ?? 'snow';
        const key = shuffled(keys.filter((ramp) => ramp !== fill))[0] ?? 'crimson';
        for (const face of byUse(facesFor(lines))) {
          const warp = shuffled(warpNames)[0] ?? 'flat';
          const look = { motif, coloring, tone, pattern, turn: Math.floor(next() * 4), face, warp, fill, key };
          if (looks.has(lookKey(look))) continue;
          return entry({ ...placed, name, isGroup: isLobby, look });
        }
      }
    }
    throw new Error(`Nothing may stand next in ${category.gameType} of ${vendor.name}: give ${kind.classify} more motifs.`);
  };

  featured.forEach(add);
  for (const category of categories) for (const slot of slotsOf(category, shuffled)) add(compose(slot));
  return games;
}

function isShowing(game: CatalogueGame, motif: MotifName) {
  return game.theme.motif === motif;
}

function motifsOf({ kinds }: Category) {
  return [...new Set(kinds.flatMap(({ motifs: shown }) => shown))];
}

const toneNames = Object.keys(tones) as ToneName[];

/** What makes two games' pictures the same. */
export function lookKey({ motif, coloring, tone, pattern, face }: Omit<PosterTheme, 'code' | 'lines'>) {
  return [motif, coloring, tone, pattern, face].join(' ');
}

/** A category's places: vendors take turns by weight, kinds by share, lobbies come as each vendor's first. */
function slotsOf(category: Category, shuffled: <Item>(items: readonly Item[]) => Item[]): Slot[] {
  const vendors = vendorList.filter((vendor) => vendor.gameTypes.includes(category.gameType));
  const [takeVendor, takeKind] = [turns(vendors.map(({ weight }) => weight)), turns(category.kinds.map(({ share }) => share))];
  const kinds = shuffled(Array.from({ length: category.size }, () => takeKind()));
  const greeted = new Set<VendorEntry>();
  return kinds.flatMap((kindIndex, index) => {
    const vendor = vendors[takeVendor()];
    const kind = category.kinds[kindIndex];
    if (!vendor || !kind) return [];
    const isLobby = category.hasLobbies && !greeted.has(vendor);
    greeted.add(vendor);
    return [{ vendor, category, kind, isLobby, isHot: !isLobby && index % 17 === 5, isNew: !isLobby && index % 13 === 8 }];
  });
}

/** Takes turns by weight, as evenly as whole turns allow: each call answers whose turn it is. */
function turns(weights: readonly number[]) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const credit = weights.map(() => 0);
  return () => {
    weights.forEach((weight, index) => (credit[index] = (credit[index] ?? 0) + weight));
    const turn = credit.indexOf(Math.max(...credit));
    credit[turn] = (credit[turn] ?? 0) - total;
    return turn;
  };
}

/** Grounds on which a colouring would sink in. */
const sinksInto: Record<RampName, readonly HueFamily[]> = {
  gold: ['yellow', 'orange'],
  ember: ['orange', 'red'],
  crimson: ['red', 'orange'],
  rose: ['pink', 'red'],
  orchid: ['pink', 'violet'],
  violet: ['violet', 'blue'],
  royal: ['blue', 'violet'],
  azure: ['blue', 'teal'],
  teal: ['teal', 'green', 'blue'],
  jade: ['green', 'teal'],
  lime: ['green', 'yellow'],
  snow: ['pale'],
  steel: ['steel'],
  onyx: ['dark', 'steel', 'brown'],
  bronze: ['brown', 'orange'],
  pearl: ['pale', 'yellow'],
};

function coloringsOn(motif: MotifName, { family }: Tone) {
  const { colorings }: Motif = motifs[motif];
  return colorings.filter((coloring) => !sinksInto[coloring].includes(family));
}

function patternsFor(motif: MotifName, { family }: Tone): readonly PatternName[] {
  const isNight = family === 'dark' || family === 'blue' || family === 'violet' || family === 'steel' || family === 'red';
  return patternNames.filter((pattern) => {
    if (pattern === 'pitch') return motif === 'ball';
    return isNight || (pattern !== 'planet' && pattern !== 'moon');
  });
}

const keys: readonly RampName[] = ['crimson', 'gold', 'azure', 'royal', 'rose', 'jade', 'violet', 'ember', 'teal', 'orchid'];
const fills: readonly RampName[] = ['gold', 'snow', 'pearl', 'azure', 'rose', 'lime', 'jade', 'teal', 'steel', 'orchid'];

/** Letters in the motif's colour or a near neutral, never in the ground's. */
function fillsOn(coloring: RampName, { family }: Tone) {
  const wanted = fills.filter((ramp) => ramp === coloring || ramp === 'gold' || ramp === 'snow' || ramp === 'pearl');
  return wanted.filter((ramp) => family === 'pale' || !sinksInto[ramp].includes(family));
}

/** The longest line each face can set without falling below the least cap height. */
const longestLine: Record<FaceName, number> = {
  'passion-one': 10,
  bangers: 10,
  'luckiest-guy': 8,
  'lilita-one': 8,
  'alfa-slab-one': 7,
  'titan-one': 7,
  'bowlby-one': 6,
  bungee: 6,
  'rammetto-one': 6,
  chango: 5,
};

function facesFor(lines: readonly string[]) {
  return (Object.keys(longestLine) as FaceName[]).filter((face) => longest(lines) <= longestLine[face]);
}

function lobbyName(vendor: VendorEntry, { gameType }: Category) {
  return vendor.gameTypes.length === 1 ? vendor.name : `${vendor.name} ${gameType === 'LIVE' ? 'Live' : 'Room'}`;
}

const lineLetters = 9;

function chooseName(
  { titles }: Kind,
  motif: MotifName,
  coloring: RampName,
  taken: ReadonlySet<string>,
  shuffled: <Item>(items: readonly Item[]) => Item[],
) {
  const { nouns, places } = motifWords[motif];
  const forms = titles
    ? [pairs(nouns, titles), pairs(coloringWords[coloring], titles), pairs(moodWords, titles)]
    : [pairs(coloringWords[coloring], nouns), pairs(nouns, places), pairs(moodWords, nouns)];
  for (const form of shuffled(forms)) {
    const name = shuffled(form).find((option) => !taken.has(option) && isSettable(option));
    if (name) return name;
  }
  throw new Error(`Every name is taken for ${coloring} ${motif}.`);
}

function pairs(firsts: readonly string[], seconds: readonly string[]) {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`));
}

/** Whether a name can be lettered in two lines, and does not say one thing twice. */
function isSettable(name: string) {
  const words = name.split(' ');
  return new Set(words).size === words.length && splitName(name).every((line) => line.length <= lineLetters);
}
