import { drawMaps, mapScore, seriesPrices } from './esports.ts';
import { drawGoals, footballPrices, FULL_MINUTE, HALF_MINUTE, kickOff, type MatchState, NUMBERS_OF_MATCH, stateAt } from './football.ts';
import type { Prices } from './prices.ts';
import type { EventModel, Fixture } from './season.ts';
import { type FinalScore, winnerOf } from './Selection.ts';

export type Phase = 'SCHEDULED' | 'IN_PLAY' | 'BREAK' | 'FINISHED';

/** An event as players see it at a moment. */
export interface EventView {
  phase: Phase;
  /** Minutes of football, 0 to 90; finished maps of e-sports. */
  elapsed: number;
  home: number;
  away: number;
  /** False while nothing on it may be bet: shortly after a goal, and from the end on. */
  isOpen: boolean;
  prices: Prices;
}

/** Real time of a minute of football: a match takes nine minutes and a break. */
export const MINUTE_MS = 6000;
export const BREAK_MS = 60_000;
/** Real time of a map of e-sports. */
export const MAP_MS = 180_000;
/** Time for which a match is closed after a goal. */
export const SUSPENDED_MS = 5000;

/** Returns how many numbers of the fair stream an event uses. */
export function numbersOfEvent(model: EventModel): number {
  return model.sport === 'football' ? NUMBERS_OF_MATCH : model.series.bestOf;
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
      isOpen,
      prices: openPrices(isOpen, () => footballPrices(model.rates, state)),
    };
  }
  const maps = drawMaps(model.series, numbers);
  const finished = Math.max(0, Math.min(maps.length, Math.floor(elapsedMs / MAP_MS)));
  const score = mapScore(maps.slice(0, finished));
  const isOpen = finished < maps.length;
  const phase = elapsedMs < 0 ? 'SCHEDULED' : isOpen ? 'IN_PLAY' : 'FINISHED';
  return { phase, elapsed: finished, ...score, isOpen, prices: openPrices(isOpen, () => seriesPrices(model.series, score)) };
}

/** Returns the final score of an event from its fair stream. */
export function finalScoreOf({ model }: Fixture, numbers: readonly number[]): FinalScore {
  if (model.sport === 'esports') return mapScore(drawMaps(model.series, numbers));
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

function openPrices(isOpen: boolean, prices: () => Prices): Prices {
  return isOpen ? prices() : new Map();
}
