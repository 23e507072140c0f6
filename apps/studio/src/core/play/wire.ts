import type { FreeRounds } from '@site/api/vendor';
import type { EngineTheme, MoveFault, Totals } from '../Engine.ts';

/** Messages between the browser and the studio. Amounts are digits of minor units. */

/** Reason of a refusal; its wording is `refused.<code>`. */
export type PlayRefusal =
  | 'badInput'
  | 'ticketUsed'
  | 'sessionEnded'
  | 'insufficientFunds'
  | 'limitReached'
  | 'noFreeRounds'
  | 'blocked'
  | 'gameClosed'
  | 'tooSoon'
  | 'tooLate'
  | 'offeredAgain'
  | 'roundOpen'
  | 'tooManyOpen'
  | 'pending'
  | 'stakeReturned'
  | 'unavailable';

export interface Refused extends Partial<MoveFault> {
  code: PlayRefusal;
  /** With tooSoon: time until a round may start. */
  waitMs?: number;
}

export interface ShownSeed {
  /** SHA-256 of the server seed, published before its first round. */
  serverSeedHash: string;
  clientSeed: string;
  nextNonce: number;
}

export interface PlayedRound {
  roundId: string;
  /** Sum of the stakes of its moves. */
  stakeMinor: string;
  /** 0 until the round is over. */
  winMinor: string;
  nonce: number;
  /** Number of moves made, which is the index of the next one. */
  moves: number;
  /** The campaign that pays its stake; null when the player does. */
  campaignId: string | null;
  /** False while the round waits for a move. */
  isOver: boolean;
  /** Message of the engine to its stage. */
  shown: unknown;
}

export interface Opened {
  /** Key of the session, sent with every later call. */
  session: string;
  currency: string;
  /** Ascending order. */
  stakesMinor: string[];
  balanceMinor: string | null;
  /** Free rounds that the player has at this game. */
  freeRounds: readonly FreeRounds[];
  seed: ShownSeed;
  /** The round of this game that waits for a move, otherwise the last one. It is shown again on return. */
  last: PlayedRound | null;
  /** True while the wallet's part of an interrupted round is being finished. */
  isUnfinished: boolean;
  /** The studio's clock. */
  nowMs: number;
}

export interface Played {
  round: PlayedRound;
  balanceMinor: string | null;
  /** Time until the next round may start; the page counts it from the reply, since the studio's round begins later than the press. */
  waitMs: number;
}

export interface Rotated {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; rounds: number };
  seed: ShownSeed;
}

/** Data of the page of a game's rules. */
export interface RulesData extends Pick<GameData, 'gameCode' | 'engine' | 'theme' | 'cycleMs' | 'locale' | 'rtpPpm' | 'words'> {
  currency: string;
  leastStakeMinor: string;
}

/** How far the wins of a game spread; null where the player's bets decide that. */
export interface VolatilityValue {
  volatility: 'low' | 'medium' | 'high' | null;
}

/** A round of the history, with the data that verifies it. */
export interface PastRound {
  roundId: string;
  gameCode: string;
  theme: string;
  atMs: number;
  currency: string;
  stakeMinor: string;
  winMinor: string;
  /** Query of the verification page, besides seeds and nonce. */
  proof: Readonly<Record<string, string>>;
  clientSeed: string;
  nonce: number;
  serverSeedHash: string;
  /** Null while the seed is in use. */
  serverSeed: string | null;
}

/** Phase of a draw that all players of a table share. */
export type Phase = 'open' | 'closed' | 'running' | 'over';

/** State of a table with a clock. */
export interface TableState {
  number: number;
  phase: Phase;
  /** Time until the next phase; null while only the result tells it. */
  leftMs: number | null;
  /** Time since the draw began to run; 0 while it does not. */
  runningMs: number;
  /** SHA-256 of the draw's seed, published before its first bet. */
  serverSeedHash: string;
  /** Result of the draw, from the engine; null before it may be known. */
  outcome: unknown;
  /** Past draws, newest first. */
  history: readonly PastDraw[];
}

/** State of a table as one player sees it. */
export interface SeenTable extends TableState, TableBets {
  /** Jackpots of the next result by now, in the player's currency, the highest first; empty where there is none. */
  jackpots: readonly JackpotStand[];
}

export interface JackpotStand {
  name: string;
  amountMinor: string;
}

/** Stakes of all players in a draw, in the currency of one of them. */
export interface TableBets {
  /** Number of players with a stake. */
  players: number;
  totals: Totals;
}

export interface PastDraw {
  number: number;
  serverSeed: string;
  outcome: unknown;
  /** True for a result that replaces one which was published wrongly. */
  isCorrected: boolean;
}

/** State of a game with events, and of the player's rounds in it: the open ones, then the last that ended. */
export interface BoardState {
  nowMs: number;
  /** From the engine. */
  board: unknown;
  rounds: readonly PlayedRound[];
}

/** A table of a room as one player sees it. */
export interface SeenRoom {
  /** Another number after every change. */
  version: number;
  nowMs: number;
  /** Id of the player's sitting. */
  roundId: string;
  /** SHA-256 of the next hand's seed, published before its deal. */
  serverSeedHash: string;
  /** From the engine. */
  room: unknown;
}

/** State of a game with rooms, as one player sees it: the list of its tables, and the player's own table. */
export interface RoomState {
  tables: readonly unknown[];
  seen: SeenRoom | null;
}

/** Data of a game page, embedded as JSON. */
export interface GameData {
  gameCode: string;
  engine: string;
  theme: EngineTheme;
  cycleMs: number;
  /** True when all players share the game's rounds. */
  hasClock: boolean;
  /** BCP 47 tag. */
  locale: string;
  rtpPpm: number;
  /** Origin of the embedding site; absent when unknown. */
  siteOrigin: string | undefined;
  /** True when the brand lets games play rounds by themselves. */
  hasAutoplay: boolean;
  /** True when the brand lets a press show the result of a running round at once. */
  hasQuickStop: boolean;
  /** Plays of lotteries that the brand's market allows. */
  lotteryPlays: readonly string[];
  words: Readonly<Record<string, string>>;
}

/** Data of the verification page, embedded as JSON. */
export interface VerifyData {
  locale: string;
  words: Readonly<Record<string, string>>;
}

/** Data of the page that shows a settled round again, embedded as JSON. */
export interface ReplayData {
  engine: string;
  theme: EngineTheme;
  locale: string;
  words: Readonly<Record<string, string>>;
  round: PastRound;
  /** Messages of the engine to its stage after each move; empty where the engine has no stage for a single round. */
  steps: readonly unknown[];
  /** The table at the end of the round's draw; null where the round had none, or its draw has not ended. */
  table: SeenTable | null;
  /** Time in which the table showed its result. */
  runMs: number;
}
