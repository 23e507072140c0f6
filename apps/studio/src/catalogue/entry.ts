import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import { tones } from '../art/tones.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { nearestReels } from './nearestReels.ts';
import { reelsReturnPpm } from './reelsReturnPpm.ts';

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
  const reelsTheme = gameType === 'RNG' ? nearestReels[look.motif] : null;
  return {
    ...rest,
    gameCode,
    name,
    gameType,
    isGroup,
    freeplay: reelsTheme !== null && !isGroup,
    rtpPpm: reelsTheme && reelsReturnPpm(reelsTheme),
    engine: reelsTheme && 'reels',
    reelsTheme,
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
