import type { EngineMove, EngineTheme } from '../Engine.ts';
import type { BoardState, Played, RoomState } from '../play/wire.ts';
import type { Reply } from './PlayClient.ts';
import type { Word } from './Stage.ts';

/** Tools that the page gives to the stage of a game with events. */
export interface EventTools<Theme = EngineTheme> {
  theme: Theme;
  /** BCP 47 tag. */
  locale: string;
  word: Word;
  currency: string;
  /** Stakes to choose from, ascending. */
  stakesMinor: readonly bigint[];
  money: (amountMinor: bigint) => string;
  /** Returns the events, and the player's rounds on them. The rounds that ended since are told to the site. */
  look: (view: object) => Promise<Reply<BoardState>>;
  /** Begins a round that costs `stakeMinor`. Asks until the studio has answered; `onWait` is told how long it has to wait. */
  play: (move: object, stakeMinor: bigint, onWait: (waitMs: number) => void) => Promise<Reply<Played>>;
  /** Makes the next move of a round that has had one. */
  move: (roundId: string, move: EngineMove) => Promise<Reply<Played>>;
  /** Returns the tables of a game with rooms; the own one as soon as it has another version. A sitting that ended since is told to the site. */
  watch: (version: number) => Promise<Reply<RoomState>>;
  /** Makes a move at the player's table. */
  act: (move: object) => Promise<Reply<RoomState>>;
  /** Opens the dialog of past rounds; `text` says how they are fair. */
  openFairness: (text?: string) => void;
  /** Opens the dialog of the rules, with the sentences that all games share. */
  openRules: (sentences: readonly string[]) => void;
}

/** Exports of `engines/<name>/client/stage.ts` of an engine with events. */
export interface EventStageModule {
  /** Resolves when the stage shows its first events. */
  openStage: (tools: EventTools<never>) => Promise<void>;
}
