import type { EngineMove } from '../../core/Engine.ts';
import type { InstantTheme } from '../instant/InstantTheme.ts';
import type { DrawGame } from './drawGames.ts';
import type { DrawResult } from './drawResult.ts';

/** A line of a ticket. Stakes are digits of minor units. */
export interface WrittenLine {
  play: string;
  /** Different numbers, ascending, with leading zeros. */
  numbers: readonly string[];
  /** Stake of each line of a system bet. */
  stakeMinor: string;
  /** Pay for 1 staked when the line was accepted, in thousandths. */
  oddsMilli: number;
}

/** A ticket. Its stake is the cost of all its lines. */
export interface TicketMove extends EngineMove {
  lines: readonly WrittenLine[];
}

/** The tickets of a player in a draw. */
export interface DrawsShown {
  lines: readonly WrittenLine[];
  /** Paid for each line; null before the draw. */
  winsMinor: readonly string[] | null;
}

/** Result of a draw, for all players. */
export interface DrawOutcome {
  result: DrawResult;
  /** Balls in the order in which they came; empty for a list of prizes. */
  order: readonly number[];
}

/** A lottery in the dress of its poster. */
export interface DrawsTheme extends InstantTheme {
  game: DrawGame;
  /** Station that holds the draws, written alike in every language; absent where it changes by day, or there is none. */
  station?: string;
}
