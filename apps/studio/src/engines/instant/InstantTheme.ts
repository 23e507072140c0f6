import type { PosterTheme } from '../../art/drawPoster.ts';
import type { EngineTheme, GameTraits } from '../../core/Engine.ts';
import { hashOf } from '../hashOf.ts';

/** A game of one of the instant engines, dressed as its poster is. */
export interface InstantTheme extends EngineTheme {
  /** Letters of its sign. */
  sign: string;
  look: Pick<PosterTheme, 'hand' | 'motif' | 'coloring' | 'tone' | 'pattern' | 'turn' | 'face' | 'warp' | 'fill' | 'key'>;
}

export function instantTheme({ gameCode, look }: GameTraits): InstantTheme {
  const { hand, motif, coloring, tone, pattern, turn, face, warp, fill, key } = look;
  return {
    name: gameCode,
    sign: gameCode.toUpperCase().replaceAll('-', ' '),
    look: { hand, motif, coloring, tone, pattern, turn, face, warp, fill, key },
  };
}

/** Returns a number below `end` that depends on a game's code and a purpose alone. */
export function choiceOf(gameCode: string, purpose: string, end: number): number {
  return hashOf(`${gameCode} ${purpose}`) % end;
}
