import type { GameType } from '@site/api/common';
import type { PosterTheme } from '../art/drawPoster.ts';
import type { GroundName } from '../art/tones.ts';

/** The skins of the reels: symbols, paytable and sounds of each belong to the reels engine. */
export type ReelsThemeName = 'gold-tiger' | 'jade-dragon' | 'sun-pharaoh' | 'pearl-tide' | 'fruit-fair' | 'orbit-crash';

/** A vendor as its catalogue names it. */
export interface CatalogueVendor {
  /** The vendor's code, e.g. TCG_SEA. */
  vassalage: string;
  name: string;
  gameTypes: readonly GameType[];
}

/** One entry of the catalogue: a game, or a vendor's lobby that stands for all its games of a type. */
export interface CatalogueGame {
  /** Unique over the whole catalogue; also the name of its picture. */
  gameCode: string;
  vassalage: string;
  gameType: GameType;
  gameClassify: string;
  name: string;
  isGroup: boolean;
  isHot: boolean;
  isNew: boolean;
  freeplay: boolean;
  /** The theoretical return to player in parts per million; null where the game has no engine yet. */
  rtpPpm: number | null;
  /** What the engine plays it on; null where none does yet. */
  engine: 'reels' | null;
  reelsTheme: ReelsThemeName | null;
  /** Shown while the picture loads. */
  ground: GroundName;
  theme: PosterTheme;
}
