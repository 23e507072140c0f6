import { seededNumbers } from '../seededNumbers.ts';
import { drawMaps, mapScore } from './esports.ts';
import { MARGIN_PPM } from './prices.ts';
import type { EventModel, Fixture } from './season.ts';
import type { FinalScore } from './Selection.ts';

/** Final scores by event id. */
export type Results = ReadonlyMap<string, FinalScore>;

const POINTS_FOR_WIN = 3;
const SIMULATED_SEASONS = 1000;

/**
 * Returns the teams that lead a competition: by points, then the difference of goals, then goals. Teams that are equal in all three share
 * the lead.
 */
export function leadersOf(fixtures: readonly Fixture[], results: Results): string[] {
  return leadersIn(tableOf(fixtures, ({ eventId }) => results.get(eventId)));
}

/**
 * Returns the prices of the winner of a competition in thousandths, by team, from simulations of the matches that are left. A team that
 * won no simulation, or all of them, has no price.
 */
export function outrightPrices(fixtures: readonly Fixture[], results: Results, seed: number): ReadonlyMap<string, number> {
  const next = seededNumbers(seed);
  const wins = new Map<string, number>();
  for (let season = 0; season < SIMULATED_SEASONS; season += 1) {
    const leaders = leadersIn(tableOf(fixtures, ({ eventId, model }) => results.get(eventId) ?? simulate(model, next)));
    for (const team of leaders) wins.set(team, (wins.get(team) ?? 0) + 1 / leaders.length);
  }
  const odds = [...wins].map(([team, won]) => [team, Math.floor((SIMULATED_SEASONS * 1000) / won / (1 + MARGIN_PPM / 1e6))] as const);
  return new Map(odds.filter(([, oddsMilli]) => oddsMilli > 1000));
}

interface Row {
  points: number;
  difference: number;
  goals: number;
}

function tableOf(fixtures: readonly Fixture[], scoreOf: (fixture: Fixture) => FinalScore | undefined): Map<string, Row> {
  const table = new Map<string, Row>();
  const add = (team: string, scored: number, conceded: number) => {
    const row = table.get(team) ?? { points: 0, difference: 0, goals: 0 };
    row.points += scored > conceded ? POINTS_FOR_WIN : Number(scored === conceded);
    row.difference += scored - conceded;
    row.goals += scored;
    table.set(team, row);
  };
  for (const fixture of fixtures) {
    const score = scoreOf(fixture);
    if (!score) continue;
    add(fixture.home, score.home, score.away);
    add(fixture.away, score.away, score.home);
  }
  return table;
}

function leadersIn(table: ReadonlyMap<string, Row>): string[] {
  const best = Math.max(...[...table.values()].map(rank));
  return [...table].flatMap(([team, row]) => (rank(row) === best ? [team] : []));
}

function rank({ points, difference, goals }: Row): number {
  return points * 1e6 + difference * 1e3 + goals;
}

function simulate(model: EventModel, next: () => number): FinalScore {
  if (model.sport === 'esports') return mapScore(drawMaps(model.series, Array.from({ length: model.series.bestOf }, next)));
  return { home: poisson(model.rates.home, next), away: poisson(model.rates.away, next) };
}

/** Returns a number of the Poisson distribution, by Knuth. */
function poisson(rate: number, next: () => number): number {
  const end = Math.exp(-rate);
  let count = -1;
  for (let product = 1; product > end; product *= next()) count += 1;
  return count;
}
