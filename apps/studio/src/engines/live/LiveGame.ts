import type { Word } from '../../core/client/Stage.ts';
import type { Bet, Limits } from '../tables/bets.ts';
import type { LiveTheme } from './LiveTheme.ts';

/** Describes one kind of table to the engine of all live tables: its pure rules, times and markup. */
export interface LiveGame<Outcome = unknown> {
  /** Number of random numbers of a draw. */
  numbers: number;
  outcomeOf: (numbers: readonly number[]) => Outcome;
  limitsOf: (spot: string) => Limits | undefined;
  /** Returns what a bet pays, its stake included. */
  payOf: (bet: Bet, outcome: Outcome) => bigint;
  /** Returns the name of a place in words. */
  nameOf: (spot: string, word: Word) => string;
  /** Returns the decimal odds of a place; undefined where the result decides them. */
  oddsOf: (spot: string) => number | undefined;
  /** Return of its main bet in parts per million. */
  returnPpm: number;
  /** Time in which cards are dealt, or wheel and dice come to rest. */
  runMs: number;
  /** Returns the escaped markup on the cloth. */
  content: (theme: LiveTheme, word: (key: string) => string) => string;
  /** Draws a picture of its own. */
  draw?: (theme: LiveTheme, name: string) => string | undefined;
}
