import type { Paytable } from '../../../core/client/Stage.ts';
import type { Phase } from '../../../core/play/wire.ts';
import type { Bet, Limits } from '../../tables/bets.ts';

/** The cloth of one kind of live table. The stage around it keeps the clock, the dealer and the bets. */
export interface LiveTable<Outcome = unknown> {
  /** The buttons of the places, by name. */
  places: ReadonlyMap<string, HTMLButtonElement>;
  limitsOf: (spot: string) => Limits | undefined;
  /** Returns the name of a place in words, with what it pays. */
  nameOf: (spot: string) => string;
  /** Returns what a bet pays, its stake included. */
  payOf: (bet: Bet, outcome: Outcome) => bigint;
  /** Clears the cloth for the next draw. */
  clear: () => void;
  /** Shows an outcome with movement. */
  play: (outcome: Outcome) => Promise<void>;
  /** Shows an outcome at once. */
  set: (outcome: Outcome) => void;
  /** Returns an outcome in words, and what the dealer calls out. */
  told: (outcome: Outcome) => string;
  call: (outcome: Outcome) => string;
  /** Shows past outcomes, oldest first. */
  showPast: (outcomes: readonly Outcome[]) => void;
  /** Shows the money of all players, where what a bet pays depends on it. */
  showTotals?: (totals: ReadonlyMap<string, bigint>) => void;
  /** Shows the time that is left in a phase, in milliseconds. */
  showTime?: (phase: Phase, leftMs: number) => void;
  paytable: (stakeMinor: bigint) => Paytable;
}
