import type { PosterTheme } from '../../art/drawPoster.ts';
import type { EngineTheme, GameTraits } from '../../core/Engine.ts';

/** A table game, dressed as its poster is. */
export interface TableTheme extends EngineTheme {
  /** Letters of its sign. */
  sign: string;
  look: Pick<PosterTheme, 'hand' | 'motif' | 'coloring' | 'tone' | 'pattern' | 'turn' | 'face' | 'warp' | 'fill' | 'key'>;
}

export function tableTheme({ gameCode, look }: GameTraits): TableTheme {
  const { hand, motif, coloring, tone, pattern, turn, face, warp, fill, key } = look;
  return {
    name: gameCode,
    sign: gameCode.toUpperCase().replaceAll('-', ' '),
    look: { hand, motif, coloring, tone, pattern, turn, face, warp, fill, key },
  };
}
