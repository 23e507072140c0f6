import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import type { GroundName } from '../art/tones.ts';

/** A vendor in the catalogue. */
export interface CatalogueVendor {
  /** The vendor's code, e.g. TCG_SEA. */
  vassalage: string;
  name: string;
  gameTypes: readonly GameType[];
}

/** An entry of the catalogue: a game, or a vendor's lobby that represents all its games of a type. */
export interface CatalogueGame {
  /** Unique in the whole catalogue; also the name of its picture. */
  gameCode: string;
  vassalage: string;
  gameType: GameType;
  gameClassify: string;
  name: string;
  isGroup: boolean;
  isHot: boolean;
  isNew: boolean;
  freeplay: boolean;
  /** Theoretical return to player in parts per million; null for a game without an engine. */
  rtpPpm: number | null;
  /** Name of the game's engine; null without one. */
  engine: string | null;
  /** Placeholder background shown while the picture loads. */
  ground: GroundName;
  theme: PosterTheme;
}
