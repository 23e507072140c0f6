import type { PosterTheme } from '../../art/drawPoster.ts';
import type { EngineTheme } from '../../core/Engine.ts';
import type { FishKind, WaterName } from './waters.ts';

/** A fishing game: its water, the fish in it, and the lettering of its poster. */
export interface ShotsTheme extends EngineTheme {
  /** Letters of its sign. */
  sign: string;
  water: WaterName;
  /** Kinds from the least to the most valuable. The last one is the boss. */
  kinds: readonly FishKind[];
  look: Pick<PosterTheme, 'hand' | 'tone' | 'face' | 'warp' | 'fill' | 'key'>;
}
