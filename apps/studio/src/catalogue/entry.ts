import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import { tones } from '../art/tones.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { skinFor } from '../core/skins.ts';

interface Decided {
  /** Name of the engine that plays the game, registered or not; undefined for a game without one. */
  engine: string | undefined;
  /** Fits in one or two lines of a poster. */
  name: string;
  vassalage: string;
  gameType: GameType;
  gameClassify: string;
  isHot: boolean;
  isNew: boolean;
  isGroup: boolean;
  look: Omit<PosterTheme, 'code' | 'lines'>;
}

/** Returns the catalogue's entry of a game, with the fields derived from its name, type and motif. */
export function entry({ engine, name, gameType, isGroup, look, ...rest }: Decided): CatalogueGame {
  const gameCode = name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const skin = isGroup ? undefined : skinFor(engine, { gameCode, gameClassify: rest.gameClassify, look });
  return {
    ...rest,
    gameCode,
    name,
    gameType,
    isGroup,
    freeplay: skin !== undefined,
    rtpPpm: skin ? skin.engine.returnPpm(skin.theme) : null,
    engine: skin?.engine.name ?? null,
    ground: tones[look.tone].loading,
    theme: { ...look, code: gameCode, lines: splitName(name) },
  };
}

/** Returns the number of letters of the longer line. */
export function longest(lines: readonly string[]) {
  return Math.max(...lines.map((line) => line.length));
}

/** Splits a name into lines of upper case, after the word that keeps the longer line shortest. */
export function splitName(name: string): readonly string[] {
  const words = name.toUpperCase().split(' ');
  if (words.length === 1) return words;
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? words;
}
