import type { PosterTheme } from '../../art/drawPoster.ts';
import type { EngineTheme, GameTraits } from '../../core/Engine.ts';

/** A game of one of the instant engines, dressed as its poster is. */
export interface InstantTheme extends EngineTheme {
  /** Letters of its sign. */
  sign: string;
  look: Pick<PosterTheme, 'motif' | 'coloring' | 'tone' | 'pattern' | 'turn' | 'face' | 'warp' | 'fill' | 'key'>;
}

export function instantTheme({ gameCode, look }: GameTraits): InstantTheme {
  const { motif, coloring, tone, pattern, turn, face, warp, fill, key } = look;
  return {
    name: gameCode,
    sign: gameCode.toUpperCase().replaceAll('-', ' '),
    look: { motif, coloring, tone, pattern, turn, face, warp, fill, key },
  };
}

/** Returns a number below `end` that depends on a game's code and a purpose alone: FNV-1a. */
export function choiceOf(gameCode: string, purpose: string, end: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${gameCode} ${purpose}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % end;
}
