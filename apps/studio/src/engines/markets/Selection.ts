import type { LegResult } from './legResult.ts';

export type Winner = 'home' | 'draw' | 'away';

/** Final score: goals, or maps in e-sports. */
export interface FinalScore {
  home: number;
  away: number;
  /** Who led at half-time; undefined where there is none. */
  halfWinner?: Winner;
  /** The maps that were played, in e-sports. */
  maps?: readonly MapScore[];
}

/** Result of a map: its winner, and the kills of both sides together. */
export interface MapScore {
  winner: 'home' | 'away';
  kills: number;
}

export type MarketKind =
  | 'result'
  | 'doubleChance'
  | 'drawNoBet'
  | 'handicap'
  | 'total'
  | 'bothScore'
  | 'correctScore'
  | 'halfFull'
  | 'oddEven'
  | MapMarket
  | 'outright';

/** Winner of a map, and its number of kills. */
export type MapMarket = 'map1' | 'map2' | 'map3' | 'kills1' | 'kills2' | 'kills3';

/** Markets with a line. */
export type LineMarket = 'handicap' | 'total' | 'kills1' | 'kills2' | 'kills3';

/** Outcome that a leg is bet on. */
export interface Selection {
  market: MarketKind;
  /** Line in quarters of a goal, for handicaps (added to the home side) and totals: −3 is −0.75. */
  line?: number;
  pick: string;
}

/** Returns the id of a selection, as sent and stored: `handicap:-3:home`. */
export function selectionId({ market, line, pick }: Selection): string {
  return line === undefined ? `${market}:${pick}` : `${market}:${line}:${pick}`;
}

/** Reads the id of a selection. Returns undefined for a market or a pick that there is not. */
export function readSelection(id: string): Selection | undefined {
  const [market = '', ...rest] = id.split(':');
  const [pick = ''] = rest.slice(-1);
  if (market === 'outright') return rest.length === 1 && pick !== '' ? { market, pick } : undefined;
  if (!isScoreMarket(market) || !picksOf(market).includes(pick)) return undefined;
  const hasLine = isLineMarket(market);
  if (rest.length !== (hasLine ? 2 : 1)) return undefined;
  if (!hasLine) return { market, pick };
  const [line = ''] = rest;
  return /^-?\d{1,3}$/.test(line) ? { market, line: Number(line), pick } : undefined;
}

export function isLineMarket(market: MarketKind): market is LineMarket {
  return market === 'handicap' || market === 'total' || market.startsWith('kills');
}

export function winnerOf({ home, away }: { home: number; away: number }): Winner {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

const MAX_CORRECT_GOALS = 4;

const won: LegResult = { kind: 'won' };
const lost: LegResult = { kind: 'lost' };
const push: LegResult = { kind: 'push' };
const notPlayed: LegResult = { kind: 'void' };
const either = (isWon: boolean): LegResult => (isWon ? won : lost);

const settlers: Record<Exclude<MarketKind, 'outright'>, (selection: Selection, score: FinalScore) => LegResult> = {
  result: ({ pick }, score) => either(winnerOf(score) === pick),
  doubleChance: ({ pick }, score) => either(pick.split('-').includes(winnerOf(score))),
  drawNoBet: ({ pick }, score) => (winnerOf(score) === 'draw' ? push : either(winnerOf(score) === pick)),
  handicap: ({ line = 0, pick }, { home, away }) => settleLine(pick === 'home' ? 4 * (home - away) + line : 4 * (away - home) - line),
  total: ({ line = 0, pick }, { home, away }) => settleLine(pick === 'over' ? 4 * (home + away) - line : line - 4 * (home + away)),
  bothScore: ({ pick }, { home, away }) => either((home > 0 && away > 0) === (pick === 'yes')),
  correctScore: ({ pick }, score) => either(correctScorePick(score) === pick),
  halfFull: ({ pick }, score) => either(`${score.halfWinner}-${winnerOf(score)}` === pick),
  oddEven: ({ pick }, { home, away }) => either(((home + away) % 2 === 1) === (pick === 'odd')),
  map1: settleMap(0),
  map2: settleMap(1),
  map3: settleMap(2),
  kills1: settleKills(0),
  kills2: settleKills(1),
  kills3: settleKills(2),
};

/** Settles a selection on a match by its final score. Source: docs/domain.md DR-14. */
export function settleSelection(selection: Selection, score: FinalScore): LegResult {
  if (selection.market === 'outright') throw new TypeError('An outright is settled by the table, not by a score.');
  return settlers[selection.market](selection, score);
}

/** Returns the picks of a market. A correct score above four goals a side is `other`. */
export function picksOf(market: Exclude<MarketKind, 'outright'>): readonly string[] {
  const sides = ['home', 'draw', 'away'];
  switch (market) {
    case 'result':
      return sides;
    case 'doubleChance':
      return ['home-draw', 'home-away', 'draw-away'];
    case 'drawNoBet':
    case 'handicap':
    case 'map1':
    case 'map2':
    case 'map3':
      return ['home', 'away'];
    case 'total':
    case 'kills1':
    case 'kills2':
    case 'kills3':
      return ['over', 'under'];
    case 'bothScore':
      return ['yes', 'no'];
    case 'correctScore':
      return [...goals.flatMap((home) => goals.map((away) => `${home}-${away}`)), 'other'];
    case 'halfFull':
      return sides.flatMap((half) => sides.map((full) => `${half}-${full}`));
    case 'oddEven':
      return ['odd', 'even'];
  }
}

function settleMap(index: number) {
  return ({ pick }: Selection, { maps }: FinalScore): LegResult => {
    const map = maps?.[index];
    return map ? either(map.winner === pick) : notPlayed;
  };
}

function settleKills(index: number) {
  return ({ line = 0, pick }: Selection, { maps }: FinalScore): LegResult => {
    const map = maps?.[index];
    if (!map) return notPlayed;
    return settleLine(pick === 'over' ? 4 * map.kills - line : line - 4 * map.kills);
  };
}

function isScoreMarket(market: string): market is Exclude<MarketKind, 'outright'> {
  return Object.hasOwn(settlers, market);
}

const goals = Array.from({ length: MAX_CORRECT_GOALS + 1 }, (_, count) => count);

function correctScorePick({ home, away }: FinalScore): string {
  return Math.max(home, away) > MAX_CORRECT_GOALS ? 'other' : `${home}-${away}`;
}

/**
 * Settles a line by the margin of the pick in quarters. The margin of a whole or half line is even. A quarter line puts half of the stake on
 * each neighbour, one quarter below and above.
 */
function settleLine(margin: number): LegResult {
  if (margin === 0) return push;
  if (margin === 1) return { kind: 'halfWon' };
  if (margin === -1) return { kind: 'halfLost' };
  return either(margin > 0);
}
