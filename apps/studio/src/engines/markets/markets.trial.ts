import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { drawMaps, mapScore, seriesPrices, seriesProspects } from './esports.ts';
import {
  drawGoals,
  type Goal,
  footballPrices,
  FULL_MINUTE,
  HALF_MINUTE,
  kickOff,
  type MatchState,
  NUMBERS_OF_MATCH,
  prospectsOf,
  stateAt,
} from './football.ts';
import { factorOf } from './legResult.ts';
import { expectedReturn, type Prospect } from './prices.ts';
import { type FinalScore, readSelection, type Selection, settleSelection, winnerOf } from './Selection.ts';

const rates = { home: 1.6, away: 1.1 };

function returned(selection: Selection, oddsMilli: number, score: FinalScore): number {
  const { over, under } = factorOf(settleSelection(selection, score), oddsMilli);
  return Number(over) / Number(under);
}

/** Returns how many standard errors the return of each price lies from what it states. */
function errorsOf(
  prices: ReadonlyMap<string, number>,
  prospects: readonly Prospect[],
  { rounds, seed, play }: { rounds: number; seed: number; play: (next: () => number) => FinalScore },
): Record<string, number> {
  const measured = [...prices].flatMap(([id, oddsMilli]) => {
    const selection = readSelection(id);
    return selection ? [{ id, oddsMilli, selection }] : [];
  });
  expect(measured).toHaveLength(prices.size);
  const estimates = estimateMeans(rounds, seed, (next) => {
    const score = play(next);
    return measured.map(({ selection, oddsMilli }) => returned(selection, oddsMilli, score));
  });
  return Object.fromEntries(
    measured.map(({ id, selection, oddsMilli }, index) => {
      const estimate = estimates[index] ?? { mean: 0, standardError: 0 };
      return [id, errorsFrom(estimate, expectedReturn(selection, oddsMilli, prospects))];
    }),
  );
}

/** Plays matches until one stands as `state` does, then to its end. */
function playFrom(state: MatchState) {
  return (next: () => number): FinalScore => {
    for (;;) {
      const goals = drawGoals(rates, Array.from({ length: NUMBERS_OF_MATCH }, next));
      const { home, away } = stateAt(goals, state.minute);
      if (home !== state.home || away !== state.away) continue;
      return { ...scoreOf(goals), halfWinner: winnerOf(stateAt(goals, HALF_MINUTE)) };
    }
  };
}

function scoreOf(goals: readonly Goal[]) {
  const { home, away } = stateAt(goals, FULL_MINUTE);
  return { home, away };
}

const outside = (errors: Readonly<Record<string, number>>) => Object.entries(errors).filter(([, error]) => error >= 3);

it('DR-14 a million matches return on every selection what its price states', () => {
  const prices = footballPrices(rates, kickOff);
  const errors = errorsOf(prices, prospectsOf(rates, kickOff), { rounds: 1_000_000, seed: 1, play: playFrom(kickOff) });
  expect(Object.keys(errors).length).toBeGreaterThan(60);
  expect(outside(errors)).toEqual([]);
});

it('DR-14 matches that stand 0–1 after half an hour return what the prices of then state', () => {
  const state: MatchState = { minute: 30, home: 0, away: 1 };
  const errors = errorsOf(footballPrices(rates, state), prospectsOf(rates, state), { rounds: 100_000, seed: 2, play: playFrom(state) });
  expect(outside(errors)).toEqual([]);
});

it('DR-14 a million series return on every selection what its price states', () => {
  const series = { bestOf: 3, homeChance: 0.57 };
  const score = { home: 0, away: 0 };
  const play = (next: () => number) => mapScore(drawMaps(series, [next(), next(), next()]));
  expect(outside(errorsOf(seriesPrices(series, score), seriesProspects(series, score), { rounds: 1_000_000, seed: 3, play }))).toEqual([]);
});
