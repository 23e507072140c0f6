import type { EngineTheme } from '../Engine.ts';
import type { Word } from './Stage.ts';

/** Tools that the verification page gives to an engine. */
export interface CheckTools<Theme = EngineTheme> {
  theme: Theme;
  /** Returns the trimmed value of a field of `proofFields`. */
  field: (name: string) => string;
  /** Returns the first numbers of the round's fair stream. */
  numbers: (count: number) => Promise<number[]>;
  word: Word;
}

/** A replayed round. */
export interface RoundCheck {
  /** True when the computed payout equals the entered one; null when none was entered. */
  isAsPaid: boolean | null;
  /** Visual result of the round. */
  drawn: Node[];
}

/** Exports of `engines/<name>/client/verify.ts`. */
export interface CheckModule {
  /** The theme is the engine's own, as the studio sent it. */
  checkRound: (tools: CheckTools<never>) => Promise<RoundCheck>;
}
