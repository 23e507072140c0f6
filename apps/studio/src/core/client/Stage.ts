import type { EngineMove, EngineTheme } from '../Engine.ts';
import type { SeenTable } from '../play/wire.ts';
import type { Sound } from './sound/Sound.ts';

/** Returns the wording of a key with its placeholders filled in. */
export type Word = (key: string, places?: Readonly<Record<string, string | number>>) => string;

/** Tools that the game page gives to the stage of an engine. */
export interface PageTools<Theme = EngineTheme> {
  theme: Theme;
  /** BCP 47 tag. */
  locale: string;
  word: Word;
  /** Formats minor units in the currency of the session. */
  money: (amountMinor: bigint) => string;
  /** Returns the time of the studio's clock, in milliseconds. */
  now: () => number;
  /** Shows a message below the stage; the tone `win` highlights it. */
  tell: (text: string, tone?: 'win' | '') => void;
  sound: Sound;
  /** Resolves when the session is open. What a player can begin without is loaded after it, so that it does not delay the first stake. */
  opened: Promise<unknown>;
  /** True when the brand lets games play rounds by themselves. */
  hasAutoplay: boolean;
  /** Plays of lotteries that the brand's market allows. */
  lotteryPlays: readonly string[];
  /** Begins a round, as the main button does, or makes the next move of the open one. Ignored while another call runs. */
  act: (move: EngineMove) => void;
  /** Asks for `controls` again, after the stage changed what they depend on. */
  refresh: () => void;
}

/** The part of a game page on which an engine shows its rounds. `Shown` is the data from its `play`. */
export interface Stage<Shown = unknown> {
  /**
   * True where rounds follow each other while the player goes on, as batches of shots do: the controls stay usable during a call, and the
   * stage tells the results itself.
   */
  readonly isSteady?: boolean;
  /** Returns the move that begins a round with the chosen stake; undefined while bets are missing. */
  bet(stakeMinor: bigint): EngineMove | undefined;
  /** Buttons that can be pressed now, besides the one that begins a round. Asked for after each position, and on `refresh`. */
  controls?(table: TableView): readonly Control[];
  /** Shows the table that all players share. Called at the start, when its phase changes and when bets were placed; only for games with a clock. */
  watch?(table: SeenTable): void;
  /** Shows that a round, or its next move, was requested. */
  begin(): void;
  /** Shows the position of a round. Resolves after the result is visible. */
  show(shown: Shown): Promise<void>;
  /** Shows the rest of a running `show` at once. Called where the brand allows it, when the player presses the main button again. */
  hurry?(): void;
  /**
   * Returns true for a round that ends autoplay, e.g. one with free spins. Present where a round is one move without a choice: autoplay is
   * offered there, where the brand allows it.
   */
  endsAutoplay?(shown: Shown): boolean;
  /** Plays an extra animation after a round that won more than its stake. */
  celebrate(win: Win): void;
  /** Shows the position of an earlier round without animation. */
  restore(shown: Shown, isWin: boolean): void;
  /** Restores the state before `begin`, after a round or move that was not played. */
  halt(): void;
  /** Returns the paytable and its details at a stake. The page inserts the rules of all games between the two. */
  paytable(stakeMinor: bigint): Paytable;
}

/** State that decides which buttons can be pressed. */
export interface TableView {
  /** True while a round waits for a move. */
  isOpen: boolean;
  /** The stake chosen for the next round. */
  stakeMinor: bigint;
  /** Every stake that can be chosen, ascending. Limits of single bets are multiples of the first. */
  stakesMinor: readonly bigint[];
  /** Sum of the stakes of the open round. */
  stakedMinor: bigint;
}

export interface Control {
  label: string;
  /** Takes the place of the button that begins a round. */
  isMain?: boolean;
  isDisabled?: boolean;
  /** State of a button that stays pressed. */
  isPressed?: boolean;
  press(): void;
}

export interface Win {
  winMinor: bigint;
  stakeMinor: bigint;
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
  /** The theme is the engine's own, as the studio sent it. */
  createStage: (tools: PageTools<never>) => Stage;
}
