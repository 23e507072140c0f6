import { balancedLine, type Prices, pricesOf, type Prospect } from './prices.ts';
import { type MapMarket, type MapScore, picksOf, type Selection } from './Selection.ts';

/** A series of maps, won by whoever first wins more than half of them. */
export interface Series {
  /** Maps at most. */
  bestOf: 3;
  /** Chance that the home side wins a map. */
  homeChance: number;
}

export interface SeriesScore {
  home: number;
  away: number;
}

type Side = 'home' | 'away';

export interface Kill {
  /** When it happens, as a part of the map from 0 to 1. */
  part: number;
  side: Side;
}

/** A map of a series: its winner, and its kills in their order. */
export interface PlayedMap {
  winner: Side;
  kills: readonly Kill[];
}

/** A series while it is played. */
export interface SeriesState {
  finished: readonly MapScore[];
  /** The map that is being played, or comes next: its part that is over, and its kills so far. */
  running: { part: number; home: number; away: number };
}

/** Mean kills of both sides in a map. */
const MEAN_KILLS = 24;
/** Part of a map's kills that its winner makes on average. */
const WINNERS_SHARE = 0.55;
/** Kills drawn for a map at most. More are due once in a hundred million maps. */
const MOST_KILLS = 54;

/** Returns how many numbers of the fair stream a series uses: one for the winner of each map, then two for each kill. */
export const numbersOfSeries = ({ bestOf }: Series) => bestOf * (1 + 2 * MOST_KILLS);

/** Draws the winners of the maps from the fair stream, a number for each, until the series is decided. Source: docs/domain.md DR-16. */
export function drawMaps({ bestOf, homeChance }: Series, numbers: readonly number[]): Side[] {
  const maps: Side[] = [];
  for (const number of numbers.slice(0, bestOf)) {
    if (isDecided(bestOf, mapScore(maps))) break;
    maps.push(number < homeChance ? 'home' : 'away');
  }
  return maps;
}

/**
 * Draws the maps of a series with their kills, which come at a steady rate: for each kill a number for the wait and one for the side.
 *
 * Source: docs/domain.md DR-16.
 */
export function drawSeries(series: Series, numbers: readonly number[]): PlayedMap[] {
  return drawMaps(series, numbers).map((winner, map) => ({
    winner,
    kills: drawKills(winner, numbers.slice(series.bestOf + map * 2 * MOST_KILLS)),
  }));
}

/** Returns true for the winners of a series from its first map to the one that decides it. */
export function isWholeSeries(winners: readonly Side[], bestOf: Series['bestOf'] = 3): boolean {
  return isDecided(bestOf, mapScore(winners)) && !isDecided(bestOf, mapScore(winners.slice(0, -1)));
}

export function mapScore(maps: readonly Side[]): SeriesScore {
  const home = maps.filter((winner) => winner === 'home').length;
  return { home, away: maps.length - home };
}

/** Returns the possible final scores of a series with their chances. `running` is the chance of the home side in the next map. */
export function seriesProspects(series: Series, score: SeriesScore, running = series.homeChance): Prospect[] {
  const chances = new Map<string, Prospect>();
  const play = ({ home, away }: SeriesScore, chance: number, homeChance: number) => {
    if (!isDecided(series.bestOf, { home, away })) {
      play({ home: home + 1, away }, chance * homeChance, series.homeChance);
      play({ home, away: away + 1 }, chance * (1 - homeChance), series.homeChance);
      return;
    }
    const key = `${home}-${away}`;
    chances.set(key, { score: { home, away }, chance: (chances.get(key)?.chance ?? 0) + chance });
  };
  play(score, 1, running);
  return [...chances.values()];
}

/**
 * Returns the prices of a series: winner, map handicap, number of maps, odd or even, correct score, and the winner and the kills of the
 * running map and the one after it. A map that is not played voids its bets.
 */
export function seriesPrices(series: Series, { finished, running }: SeriesState): Prices {
  const score = mapScore(finished.map(({ winner }) => winner));
  const chance = chanceAfterKills(series.homeChance, running);
  const prospects = seriesProspects(series, score, chance);
  const halves = Array.from({ length: series.bestOf }, (_, maps) => maps * 4 + 2);
  const handicap = balancedLine('handicap', prospects, [...halves.map((line) => -line), ...halves]);
  const total = balancedLine('total', prospects, halves);
  const scores = prospects.map(({ score: { home, away } }) => `${home}-${away}`);
  const selections: Selection[] = [
    ...picksOf('drawNoBet').map((pick) => ({ market: 'drawNoBet' as const, pick })),
    ...picksOf('handicap').map((pick) => ({ market: 'handicap' as const, line: handicap, pick })),
    ...picksOf('total').map((pick) => ({ market: 'total' as const, line: total, pick })),
    ...picksOf('oddEven').map((pick) => ({ market: 'oddEven' as const, pick })),
    ...scores.map((pick) => ({ market: 'correctScore' as const, pick })),
  ];
  const next = finished.length;
  return new Map([
    ...pricesOf(selections, prospects),
    ...mapPrices(next, chance, running),
    ...(next + 1 < series.bestOf ? mapPrices(next + 1, series.homeChance, { part: 0, home: 0, away: 0 }) : []),
  ]);
}

/** Returns the chance of the home side in a map after the kills of both: who kills more is more often the later winner. */
export function chanceAfterKills(homeChance: number, { home, away }: { home: number; away: number }): number {
  const ratio = (homeChance / (1 - homeChance)) * (WINNERS_SHARE / (1 - WINNERS_SHARE)) ** (home - away);
  return ratio / (1 + ratio);
}

/** Returns the possible numbers of kills of a map with their chances, by a Poisson distribution of those still to come. */
export function killProspects(map: number, { part, home, away }: SeriesState['running']): Prospect[] {
  const rate = MEAN_KILLS * (1 - part);
  const weights = [1];
  for (let kills = 1; kills <= MOST_KILLS; kills += 1) weights.push(((weights[kills - 1] ?? 0) * rate) / kills);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight, kills) => ({
    score: { home: 0, away: 0, maps: only(map, { winner: 'home', kills: home + away + kills }) },
    chance: weight / sum,
  }));
}

function mapPrices(map: number, homeChance: number, running: SeriesState['running']): Prices {
  const winner = `map${map + 1}` as MapMarket;
  const kills = `kills${map + 1}` as 'kills1';
  const winners: Prospect[] = [
    { score: { home: 0, away: 0, maps: only(map, { winner: 'home', kills: 0 }) }, chance: homeChance },
    { score: { home: 0, away: 0, maps: only(map, { winner: 'away', kills: 0 }) }, chance: 1 - homeChance },
  ];
  const counts = killProspects(map, running);
  const sofar = running.home + running.away;
  const line = balancedLine(
    kills,
    counts,
    Array.from({ length: MEAN_KILLS + 10 }, (_, more) => 4 * (sofar + more) + 2),
  );
  return new Map([
    ...pricesOf(
      picksOf(winner).map((pick) => ({ market: winner, pick })),
      winners,
    ),
    ...pricesOf(
      picksOf(kills).map((pick) => ({ market: kills, line, pick })),
      counts,
    ),
  ]);
}

/** Returns maps of which one alone counts. */
function only(map: number, score: MapScore): MapScore[] {
  return Array.from({ length: map + 1 }, () => score);
}

function drawKills(winner: Side, numbers: readonly number[]): Kill[] {
  const kills: Kill[] = [];
  let part = 0;
  for (let index = 0; index < 2 * MOST_KILLS; index += 2) {
    const [wait = 0, side = 0] = numbers.slice(index, index + 2);
    part += -Math.log(1 - wait) / MEAN_KILLS;
    if (part >= 1) break;
    const loser = winner === 'home' ? 'away' : 'home';
    kills.push({ part, side: side < WINNERS_SHARE ? winner : loser });
  }
  return kills;
}

function isDecided(bestOf: number, { home, away }: SeriesScore): boolean {
  return Math.max(home, away) > bestOf / 2;
}
