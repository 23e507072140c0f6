import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import { tones } from '../art/tones.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import type { Skin } from '../core/Engine.ts';
import { skinFor } from '../core/skins.ts';

interface Decided {
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
export function entry({ name, gameType, isGroup, look, ...rest }: Decided): CatalogueGame {
  const gameCode = name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const skin = skinFor({ gameType, gameClassify: rest.gameClassify, motif: look.motif });
  return {
    ...rest,
    gameCode,
    name,
    gameType,
    isGroup,
    freeplay: skin !== undefined && !isGroup,
    rtpPpm: skin ? returnPpmOf(skin) : null,
    engine: skin?.engine.name ?? null,
    engineTheme: skin?.theme.name ?? null,
    ground: tones[look.tone].loading,
    theme: { ...look, code: gameCode, lines: splitName(name) },
  };
}

const returnsPpm = new Map<Skin['theme'], number>();

/** Returns the return to player of a theme; computed once for all games with that theme. */
function returnPpmOf({ engine, theme }: Skin): number {
  const ppm = returnsPpm.get(theme) ?? engine.returnPpm(theme);
  returnsPpm.set(theme, ppm);
  return ppm;
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
