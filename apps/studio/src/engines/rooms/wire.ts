import type { EngineMove } from '../../core/Engine.ts';
import type { PlayedHand } from './RoomTable.ts';

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

/** A seat of any game. */
export interface SeatView {
  isBot: boolean;
  /** Money in front of the player, without what is in the pot. */
  stackMinor: string;
  isOut: boolean;
  /** The player has lost the connection. */
  isLost: boolean;
  isLeaving: boolean;
  /** Paid for the hand that has ended; 0 before. */
  wonMinor: string;
}

/** A table of any game. */
export interface TableView<Seat extends SeatView = SeatView> {
  level: number;
  anteMinor: string;
  rakePpm: number;
  isTrial: boolean;
  seats: readonly (Seat | null)[];
  /** Seat of the viewer; null for a watcher. */
  own: number | null;
  /** Seat to act. */
  turn: number | null;
  turnEndMs: number | null;
  dealAtMs: number | null;
  /** Id of the hand; null between hands. */
  hand: string | null;
}

export interface HoldemSeatView extends SeatView {
  betMinor: string;
  /** Two cards; empty where the seat was not dealt to, null for each card that may not be seen. */
  cards: readonly (string | null)[];
  hasFolded: boolean;
  /** Name of the best five cards, at a showdown. */
  rank: string | null;
}

/** A table of hold'em. */
export interface HoldemView extends TableView<HoldemSeatView> {
  button: number | null;
  board: readonly string[];
  potMinor: string;
  /** Moves that the viewer can make now; null when it is not the viewer's turn. */
  options: { callMinor: string; raise: { leastMinor: string; mostMinor: string } | null } | null;
}

export interface BigTwoSeatView extends SeatView {
  /** Number of cards left; null where the seat was not dealt to. */
  left: number | null;
  hasPassed: boolean;
}

/** A table of Big Two. */
export interface BigTwoView extends TableView<BigTwoSeatView> {
  /** The viewer's cards, from the lowest. */
  cards: readonly string[];
  /** The combination to beat, and the seat that played it; null for a seat that leads. */
  table: { cards: readonly string[]; place: number } | null;
  /** The card that the first combination holds; null from then on. */
  opening: string | null;
}
