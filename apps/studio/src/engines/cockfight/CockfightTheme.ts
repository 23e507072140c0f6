import type { RampName } from '../../art/ramps.ts';
import type { GameTraits } from '../../core/Engine.ts';
import { tableTheme, type TableTheme } from '../tables/TableTheme.ts';

/** A pit with two birds: red plumage for Meron, blue for Wala, each with the tail of its house. */
export interface CockfightTheme extends TableTheme {
  red: Plumage;
  blue: Plumage;
}

interface Plumage {
  body: RampName;
  tail: RampName;
}

const reds: readonly RampName[] = ['crimson', 'ember', 'gold', 'bronze', 'rose'];
const blues: readonly RampName[] = ['royal', 'azure', 'teal', 'violet'];
const tails: readonly RampName[] = ['onyx', 'jade', 'bronze', 'snow', 'violet', 'teal'];

export function cockfightTheme(game: GameTraits): CockfightTheme {
  const seed = Array.from(game.gameCode, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => (sum * 31 + code) % 1_000_003, 7);
  const pick = (names: readonly RampName[], turn: number): RampName => names[(seed + turn) % names.length] ?? 'onyx';
  return {
    ...tableTheme(game),
    red: { body: pick(reds, 0), tail: pick(tails, 0) },
    blue: { body: pick(blues, Math.floor(seed / 7)), tail: pick(tails, 1 + (Math.floor(seed / 11) % 4)) },
  };
}
