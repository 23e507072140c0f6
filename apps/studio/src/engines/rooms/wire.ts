import type { EngineMove } from '../../core/Engine.ts';
import type { PlayedHand } from './HoldemRoom.ts';

/** Buys a stack in at a table, or, as the studio's own move, carries it out. Amounts are digits of minor units. */
export interface RoomRoundMove extends EngineMove {
  /** Level of the table, from 1. */
  room?: number;
  out?: { stackMinor: string; rakeMinor: string; hands: readonly PlayedHand[] };
}

export interface SittingShown {
  level: number;
  outMinor: string | null;
}

/** A line in the list of tables. */
export interface RoomLine {
  roomId: string;
  gameCode: string;
  level: number;
  name: string;
  anteMinor: string;
  minEntryMinor: string;
  maxEntryMinor: string;
  players: number;
  seats: number;
  rakePpm: number;
  status: 'WAITING' | 'PLAYING' | 'FULL';
}

export interface SeatView {
  isBot: boolean;
  /** Money in front of the player, without the bet. */
  stackMinor: string;
  betMinor: string;
  /** Two cards; empty where the seat was not dealt to, null for each card that may not be seen. */
  cards: readonly (string | null)[];
  hasFolded: boolean;
  isOut: boolean;
  isLeaving: boolean;
  /** Paid from the pots of the hand that has ended; 0 before. */
  wonMinor: string;
  /** Name of the best five cards, at a showdown. */
  rank: string | null;
}

export interface RoomView {
  level: number;
  anteMinor: string;
  rakePpm: number;
  isTrial: boolean;
  seats: readonly (SeatView | null)[];
  /** Seat of the viewer; null for a watcher. */
  own: number | null;
  button: number | null;
  /** Seat to act. */
  turn: number | null;
  turnEndMs: number | null;
  dealAtMs: number | null;
  board: readonly string[];
  potMinor: string;
  /** Id of the hand; null between hands. */
  hand: string | null;
  /** What the viewer can do now; null when it is not the viewer's turn. */
  options: { callMinor: string; raise: { leastMinor: string; mostMinor: string } | null } | null;
}
