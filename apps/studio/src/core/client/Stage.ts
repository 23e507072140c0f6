import type { Sound } from './Sound.ts';

/** Returns the wording of a key with its placeholders filled in. */
export type Word = (key: string, places?: Readonly<Record<string, string | number>>) => string;

/** Tools that the game page gives to the stage of an engine. */
export interface PageTools {
  /** Name of the theme. */
  theme: string;
  /** BCP 47 tag. */
  locale: string;
  word: Word;
  /** Formats minor units in the currency of the session. */
  money: (amountMinor: bigint) => string;
  /** Shows a message below the stage; the tone `win` highlights it. */
  tell: (text: string, tone?: 'win' | '') => void;
  sound: Sound;
}

/** The part of a game page on which an engine shows its rounds. `Shown` is the data from its `play`. */
export interface Stage<Shown = unknown> {
  /** Returns the move that starts a round at a stake. */
  move(stakeMinor: bigint): { stakeMinor: string };
  /** Shows that a round was requested. */
  begin(): void;
  /** Shows a round. Resolves after the result is visible. */
  show(shown: Shown): Promise<void>;
  /** Plays an extra animation after a round that won more than its stake. */
  celebrate(): void;
  /** Shows the result of an earlier round without animation. */
  restore(shown: Shown, isWin: boolean): void;
  /** Restores the state before `begin`, after a round that was not played. */
  halt(): void;
  /** Returns the paytable and its details at a stake. The page inserts the rules of all games between the two. */
  paytable(stakeMinor: bigint): Paytable;
}

export interface Paytable {
  wins: Node[];
  /** Sentences that explain how wins are counted. */
  rules: readonly string[];
  /** Maximum payout of a round. */
  mostMinor: bigint;
  /** Content after the rules. */
  more: Node[];
}

/** Exports of `engines/<name>/client/stage.ts`. */
export interface StageModule {
  createStage: (tools: PageTools) => Stage;
}
