import { balancedLine, type Prices, pricesOf, type Prospect } from './prices.ts';
import { picksOf, type Selection } from './Selection.ts';

/** A series of maps, won by whoever first wins more than half of them. */
export interface Series {
  /** Maps at most: 3 or 5. */
  bestOf: number;
  /** Chance that the home side wins a map. */
  homeChance: number;
}

export interface SeriesScore {
  home: number;
  away: number;
}

/** Draws the winners of the maps from the fair stream, a number for each, until the series is decided. Source: docs/domain.md DR-16. */
export function drawMaps({ bestOf, homeChance }: Series, numbers: readonly number[]): ('home' | 'away')[] {
  const maps: ('home' | 'away')[] = [];
  for (const number of numbers.slice(0, bestOf)) {
    if (isDecided(bestOf, mapScore(maps))) break;
    maps.push(number < homeChance ? 'home' : 'away');
  }
  return maps;
}

export function mapScore(maps: readonly ('home' | 'away')[]): SeriesScore {
  const home = maps.filter((winner) => winner === 'home').length;
  return { home, away: maps.length - home };
}

/** Returns the possible final scores of a series with their chances. */
export function seriesProspects(series: Series, score: SeriesScore): Prospect[] {
  const chances = new Map<string, Prospect>();
  const play = ({ home, away }: SeriesScore, chance: number) => {
    if (!isDecided(series.bestOf, { home, away })) {
      play({ home: home + 1, away }, chance * series.homeChance);
      play({ home, away: away + 1 }, chance * (1 - series.homeChance));
      return;
    }
    const key = `${home}-${away}`;
    chances.set(key, { score: { home, away }, chance: (chances.get(key)?.chance ?? 0) + chance });
  };
  play(score, 1);
  return [...chances.values()];
}

/** Returns the prices of a series: winner, map handicap, number of maps, odd or even, and correct score. */
export function seriesPrices(series: Series, score: SeriesScore): Prices {
  const prospects = seriesProspects(series, score);
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
  return pricesOf(selections, prospects);
}

function isDecided(bestOf: number, { home, away }: SeriesScore): boolean {
  return Math.max(home, away) > bestOf / 2;
}
