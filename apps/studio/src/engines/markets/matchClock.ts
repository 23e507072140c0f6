import { drawSeries, mapScore, numbersOfSeries, type PlayedMap, seriesPrices } from './esports.ts';
import {
  drawGoals,
  footballPrices,
  FULL_MINUTE,
  type Goal,
  HALF_MINUTE,
  kickOff,
  type MatchState,
  NUMBERS_OF_MATCH,
  stateAt,
} from './football.ts';
import type { Prices } from './prices.ts';
import type { EventModel, Fixture } from './season.ts';
import { type FinalScore, type MapScore, winnerOf } from './Selection.ts';

export type Phase = 'SCHEDULED' | 'IN_PLAY' | 'BREAK' | 'FINISHED';

/** An event as players see it at a moment. */
export interface EventView {
  phase: Phase;
  /** Minutes of football, 0 to 90; finished maps of e-sports. */
  elapsed: number;
  home: number;
  away: number;
  /** The goals so far, in football. */
  goals?: readonly Goal[];
  /** The maps so far with the kills of each side, in e-sports; the last one may still be running. */
  maps?: readonly MapView[];
  /** True for a match that does not count: its bets are returned. */
  isVoid?: boolean;
  /** True when a decision replaced the published result. */
  isCorrected?: boolean;
  /** False while nothing on it may be bet: shortly after a goal or a map, and from the end on. */
  isOpen: boolean;
  prices: Prices;
}

/** A map as players see it. */
export interface MapView {
  home: number;
  away: number;
  winner: 'home' | 'away' | null;
}

/** Real time of a minute of football: a match takes nine minutes and a break. */
export const MINUTE_MS = 6000;
export const BREAK_MS = 60_000;
/** Real time of a map of e-sports. */
export const MAP_MS = 180_000;
/** Time for which a match is closed after a goal, or after a map. */
export const SUSPENDED_MS = 5000;

/** Returns how many numbers of the fair stream an event uses. */
export function numbersOfEvent(model: EventModel): number {
  return model.sport === 'football' ? NUMBERS_OF_MATCH : numbersOfSeries(model.series);
}

/** Returns the view of an event. `numbers` are its fair stream; a view never depends on what has not happened yet. */
export function viewAt({ model, startAt }: Fixture, numbers: readonly number[], now: Date): EventView {
  const elapsedMs = now.getTime() - startAt.getTime();
  if (model.sport === 'football') {
    const goals = drawGoals(model.rates, numbers);
    const { phase, minute } = footballClock(elapsedMs);
    const state = phase === 'SCHEDULED' ? kickOff : stateAt(goals, minute);
    const isSuspended = goals.some(
      (goal) => goal.minute <= minute && minute - goal.minute < SUSPENDED_MS / MINUTE_MS && phase === 'IN_PLAY',
    );
    const isOpen = phase !== 'FINISHED' && !isSuspended;
    return {
      phase,
      elapsed: minute,
      home: state.home,
      away: state.away,
      goals: goals.filter((goal) => phase !== 'SCHEDULED' && goal.minute <= minute),
      isOpen,
      prices: openPrices(isOpen, () => footballPrices(model.rates, state)),
    };
  }
  const maps = drawSeries(model.series, numbers);
  const finished = Math.max(0, Math.min(maps.length, Math.floor(elapsedMs / MAP_MS)));
  const score = mapScore(maps.slice(0, finished).map(({ winner }) => winner));
  const phase = elapsedMs < 0 ? 'SCHEDULED' : finished < maps.length ? 'IN_PLAY' : 'FINISHED';
  const isSuspended = finished > 0 && elapsedMs - finished * MAP_MS < SUSPENDED_MS;
  const isOpen = phase !== 'FINISHED' && !isSuspended;
  const part = phase === 'IN_PLAY' ? elapsedMs / MAP_MS - finished : 0;
  const played = maps.slice(0, finished + Number(phase === 'IN_PLAY')).map((map, index) => mapViewAt(map, index < finished ? 1 : part));
  const { home, away } = played[finished] ?? { home: 0, away: 0 };
  const state = { finished: maps.slice(0, finished).map(scoreOfMap), running: { part, home, away } };
  return { phase, elapsed: finished, ...score, maps: played, isOpen, prices: openPrices(isOpen, () => seriesPrices(model.series, state)) };
}

/** Returns the final score of an event from its fair stream. */
export function finalScoreOf({ model }: Fixture, numbers: readonly number[]): FinalScore {
  if (model.sport === 'esports') {
    const maps = drawSeries(model.series, numbers).map(scoreOfMap);
    return { ...mapScore(maps.map(({ winner }) => winner)), maps };
  }
  const goals = drawGoals(model.rates, numbers);
  const { home, away }: MatchState = stateAt(goals, FULL_MINUTE);
  return { home, away, halfWinner: winnerOf(stateAt(goals, HALF_MINUTE)) };
}

/** Returns the phase and the minute of a football match, its break left out. */
function footballClock(elapsedMs: number): { phase: Phase; minute: number } {
  const halfMs = HALF_MINUTE * MINUTE_MS;
  if (elapsedMs < 0) return { phase: 'SCHEDULED', minute: 0 };
  if (elapsedMs < halfMs) return { phase: 'IN_PLAY', minute: elapsedMs / MINUTE_MS };
  if (elapsedMs < halfMs + BREAK_MS) return { phase: 'BREAK', minute: HALF_MINUTE };
  const minute = (elapsedMs - BREAK_MS) / MINUTE_MS;
  return minute < FULL_MINUTE ? { phase: 'IN_PLAY', minute } : { phase: 'FINISHED', minute: FULL_MINUTE };
}

function mapViewAt({ winner, kills }: PlayedMap, part: number): MapView {
  const made = kills.filter((kill) => kill.part <= part);
  const home = made.filter(({ side }) => side === 'home').length;
  return { home, away: made.length - home, winner: part === 1 ? winner : null };
}

function scoreOfMap({ winner, kills }: PlayedMap): MapScore {
  return { winner, kills: kills.length };
}

function openPrices(isOpen: boolean, prices: () => Prices): Prices {
  return isOpen ? prices() : new Map();
}
