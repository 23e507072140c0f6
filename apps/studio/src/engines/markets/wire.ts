import type { PosterTheme } from '../../art/drawPoster.ts';
import type { EngineMove, EngineTheme } from '../../core/Engine.ts';
import type { LegResult } from './legResult.ts';
import type { MapView, Phase } from './matchClock.ts';
import type { Goal } from './football.ts';
import type { Competition } from './season.ts';
import type { Slip } from './slip.ts';
import type { SettledStatus } from './settleSlip.ts';

/** How a book is laid out and lettered. Each book of a sport has its own. */
export type House = 'pitch' | 'paper' | 'board' | 'chalk' | 'hangar' | 'cabinet' | 'radar' | 'frost' | 'forge' | 'terminal';

/** A book: its sport, and the house that keeps it. */
export interface BookTheme extends EngineTheme {
  sport: Competition['sport'];
  house: House;
  /** Letters of its sign. */
  sign: string;
  look: Pick<PosterTheme, 'hand' | 'motif' | 'coloring' | 'tone' | 'face' | 'warp' | 'fill' | 'key'>;
}

/** A slip as it is sent and stored. */
export type WrittenSlip = Omit<Slip, 'stakeMinor'> & { stakeMinor: string };

/** A slip; or what ends it: a cash-out, or the results of its legs, which the studio adds. */
export interface BookMove extends EngineMove {
  /** The slip at the accepted odds. */
  slip?: WrittenSlip;
  /** The slip as it was asked for, at the odds that the player saw. */
  asked?: WrittenSlip;
  cashOut?: CashOut;
  /** In the order of the legs; null for a leg that no longer mattered. */
  results?: readonly (LegResult | null)[];
  /** The rulings on its matches, as `rulingLine` writes it; absent where their numbers count. */
  ruled?: string;
}

/** An offer to buy a slip back. It holds for five seconds. */
export interface CashOut {
  amountMinor: string;
  atMs: number;
}

/** Data of a slip for the browser. */
export interface SlipShown {
  slip: WrittenSlip;
  status: 'ACCEPTED' | SettledStatus | 'CASHED_OUT';
  results: readonly (LegResult | null)[];
  /** True when a result of its matches replaces one which was published wrongly. */
  isCorrected?: boolean;
}

/** The part of the book that the browser shows. */
export interface BoardView {
  /** The match that is open. */
  eventId?: string | undefined;
  /** The selections on the player's slip. */
  legs?: readonly { eventId: string; selection: string }[];
}

/** State of the matches, and of what the player looks at. */
export interface Board {
  matches: readonly MatchRow[];
  match: MatchPage | null;
  /** Odds of `BoardView.legs` in their order; null for a closed market. */
  odds: readonly (number | null)[];
  /** The player's open slips. */
  slips: readonly OpenSlip[];
}

export interface MatchRow {
  eventId: string;
  phase: Phase;
  /** Minutes of football; finished maps of e-sports. */
  elapsed: number;
  home: number;
  away: number;
  /** Kills of the running map, in e-sports. */
  kills: readonly [home: number, away: number] | null;
  isOpen: boolean;
  /** True for a match that does not count. */
  isVoid: boolean;
  /** True for a result that replaces one which was published wrongly. */
  isCorrected: boolean;
  /** Odds of the first market, by selection. */
  main: readonly (readonly [selection: string, oddsMilli: number])[];
  /** Number of selections that have a price. */
  count: number;
}

export interface MatchPage {
  eventId: string;
  odds: readonly (readonly [selection: string, oddsMilli: number])[];
  goals: readonly Goal[];
  maps: readonly MapView[];
}

export interface OpenSlip {
  roundId: string;
  /** In the order of the legs; null for a leg that is open. */
  results: readonly (LegResult | null)[];
  /** Odds of now; null for a settled leg or a closed market. */
  odds: readonly (number | null)[];
  /** Null while a market is closed, or nothing is left to pay. */
  cashOut: CashOut | null;
}
