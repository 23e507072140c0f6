import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import { tones } from '../art/tones.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { skinFor } from '../core/skins.ts';
import { dress } from './houses.ts';
import { splitName } from './splitName.ts';

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
  /** The vendor's house adds the rest. */
  look: Omit<PosterTheme, 'code' | 'lines' | 'hand' | 'frame' | 'trim'>;
}

/** Returns the catalogue's entry of a game, with the fields derived from its name, type and motif. */
export function entry({ engine, name, gameType, isGroup, look: decided, ...rest }: Decided): CatalogueGame {
  const lines = splitName(name);
  const look = dress(decided, rest.vassalage, lines);
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
    theme: { ...look, code: gameCode, lines },
  };
}
