import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { seededNumbers } from '../seededNumbers.ts';
import {
  chanceAfterKills,
  drawSeries,
  killProspects,
  mapScore,
  numbersOfSeries,
  type Series,
  seriesPrices,
  seriesProspects,
} from './esports.ts';
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

const series: Series = { bestOf: 3, homeChance: 0.57 };
const beforeMap = { finished: [], running: { part: 0, home: 0, away: 0 } };
const pricesWith = (start: RegExp) => new Map([...seriesPrices(series, beforeMap)].filter(([id]) => start.test(id)));

function playSeries(next: () => number): FinalScore {
  const maps = drawSeries(series, Array.from({ length: numbersOfSeries(series) }, next));
  return { ...mapScore(maps.map(({ winner }) => winner)), maps: maps.map(({ winner, kills }) => ({ winner, kills: kills.length })) };
}

it('DR-14 a hundred thousand series return on every selection what its price states', () => {
  const prospects = seriesProspects(series, { home: 0, away: 0 });
  const prices = pricesWith(/^(drawNoBet|handicap|total|oddEven|correctScore)/);
  expect(outside(errorsOf(prices, prospects, { rounds: 100_000, seed: 3, play: playSeries }))).toEqual([]);
});

it('DR-14 a hundred thousand maps return on their kills what their price states', () => {
  const measured = errorsOf(pricesWith(/^kills1/), killProspects(0, beforeMap.running), { rounds: 100_000, seed: 4, play: playSeries });
  expect(Object.keys(measured)).toHaveLength(2);
  expect(outside(measured)).toEqual([]);
});

it('DR-14 the chance of a map after its kills is the share of such maps that the side wins', () => {
  const at = { home: 7, away: 4 };
  const next = seededNumbers(5);
  const like: boolean[] = [];
  for (let round = 0; round < 60_000; round += 1) {
    const [map] = drawSeries(series, Array.from({ length: numbersOfSeries(series) }, next));
    const made = map?.kills.filter(({ part }) => part <= 0.5) ?? [];
    if (made.length === at.home + at.away && made.filter(({ side }) => side === 'home').length === at.home)
      like.push(map?.winner === 'home');
  }
  const share = like.filter(Boolean).length / like.length;
  const chance = chanceAfterKills(series.homeChance, at);
  expect(Math.abs(share - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / like.length));
});
