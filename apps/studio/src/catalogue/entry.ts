import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import type { MotifName } from '../art/motifs/motifs.ts';
import { tones } from '../art/tones.ts';
import type { CatalogueGame, ReelsThemeName } from './CatalogueGame.ts';

interface Decided {
  /** One or two lines' worth: its words are split where both lines stay short. */
  name: string;
  vassalage: string;
  gameType: GameType;
  gameClassify: string;
  isHot: boolean;
  isNew: boolean;
  isGroup: boolean;
  look: Omit<PosterTheme, 'code' | 'lines'>;
}

/** The catalogue's entry of a game, with what follows from its name, type and motif. */
export function entry({ name, gameType, isGroup, look, ...rest }: Decided): CatalogueGame {
  const gameCode = name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const playsOnReels = gameType === 'RNG';
  return {
    ...rest,
    gameCode,
    name,
    gameType,
    isGroup,
    freeplay: playsOnReels && !isGroup,
    engine: playsOnReels ? 'reels' : null,
    reelsTheme: playsOnReels ? nearestReels[look.motif] : null,
    ground: tones[look.tone].loading,
    theme: { ...look, code: gameCode, lines: splitName(name) },
  };
}

/** Letters of the longer line. */
export function longest(lines: readonly string[]) {
  return Math.max(...lines.map((line) => line.length));
}

/** A name's lettering: upper case, broken after the word that keeps the longer line shortest. */
export function splitName(name: string): readonly string[] {
  const words = name.toUpperCase().split(' ');
  if (words.length === 1) return words;
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? words;
}

/** The reels whose symbols suit a motif best. */
const nearestReels: Record<MotifName, ReelsThemeName> = {
  angler: 'pearl-tide',
  ball: 'fruit-fair',
  balls: 'fruit-fair',
  bell: 'gold-tiger',
  bull: 'gold-tiger',
  cactus: 'gold-tiger',
  cards: 'orbit-crash',
  chest: 'pearl-tide',
  clover: 'gold-tiger',
  crown: 'sun-pharaoh',
  dice: 'fruit-fair',
  dragon: 'jade-dragon',
  fruit: 'fruit-fair',
  gamepad: 'orbit-crash',
  gem: 'orbit-crash',
  helm: 'orbit-crash',
  knight: 'sun-pharaoh',
  koi: 'pearl-tide',
  lantern: 'jade-dragon',
  lotus: 'jade-dragon',
  mask: 'jade-dragon',
  octopus: 'pearl-tide',
  owl: 'sun-pharaoh',
  panda: 'gold-tiger',
  peacock: 'sun-pharaoh',
  pharaoh: 'sun-pharaoh',
  phoenix: 'jade-dragon',
  rabbit: 'jade-dragon',
  rocket: 'orbit-crash',
  rooster: 'gold-tiger',
  seven: 'fruit-fair',
  shark: 'pearl-tide',
  shell: 'pearl-tide',
  shield: 'sun-pharaoh',
  sun: 'sun-pharaoh',
  tiger: 'gold-tiger',
  trophy: 'fruit-fair',
  wheel: 'orbit-crash',
  wolf: 'gold-tiger',
};
