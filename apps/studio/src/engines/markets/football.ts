import { balancedLine, type Prices, pricesOf, type Prospect } from './prices.ts';
import { picksOf, type Selection, type Winner, winnerOf } from './Selection.ts';

/** Mean goals of each side in a whole match. */
export interface GoalRates {
  home: number;
  away: number;
}

/** A goal with its time on the match clock, in minutes from 0 to 90. */
export interface Goal {
  minute: number;
  side: 'home' | 'away';
}

/** State of a match while it is played. */
export interface MatchState {
  minute: number;
  home: number;
  away: number;
  /** Who led at half-time, from then on. */
  halfWinner?: Winner;
}

export const HALF_MINUTE = 45;
export const FULL_MINUTE = 90;
/** Part of the goals that fall in the first half. */
const FIRST_HALF_SHARE = 0.45;
/** Goals of a side in a half above this are left out of prices: with two a half on average, one match in 20,000. */
const MOST_GOALS = 9;
/** Goals drawn for a match at most. More are due once in a billion matches. */
const MOST_DRAWN_GOALS = 20;

export const kickOff: MatchState = { minute: 0, home: 0, away: 0 };

/** Returns how many numbers of the fair stream a match uses: two for each goal. */
export const NUMBERS_OF_MATCH = 2 * MOST_DRAWN_GOALS;

/**
 * Draws the goals of a match from its fair stream, in order: for each goal a number for the wait and one for the side. Goals come
 * independently of each other at a steady rate in each half.
 *
 * Source: docs/domain.md DR-16.
 */
export function drawGoals({ home, away }: GoalRates, numbers: readonly number[]): Goal[] {
  const goals: Goal[] = [];
  let share = 0;
  for (let index = 0; index < NUMBERS_OF_MATCH; index += 2) {
    const [wait = 0, side = 0] = numbers.slice(index, index + 2);
    share += -Math.log(1 - wait) / (home + away);
    if (share >= 1) break;
    goals.push({ minute: minuteAt(share), side: side * (home + away) < home ? 'home' : 'away' });
  }
  return goals;
}

/** Returns the state of a match at a minute of its clock. */
export function stateAt(goals: readonly Goal[], minute: number): MatchState {
  const atHalf = scoreAt(goals, HALF_MINUTE);
  return { minute, ...scoreAt(goals, minute), ...(minute >= HALF_MINUTE && { halfWinner: winnerOf(atHalf) }) };
}

/** Returns the possible final scores of a match with their chances, by a Poisson distribution of the goals still to come. */
export function prospectsOf(rates: GoalRates, { minute, home, away, halfWinner }: MatchState): Prospect[] {
  const first = FIRST_HALF_SHARE * Math.max(0, 1 - minute / HALF_MINUTE);
  const second = (1 - FIRST_HALF_SHARE) * Math.min(1, (FULL_MINUTE - minute) / (FULL_MINUTE - HALF_MINUTE));
  const chances = new Map<string, Prospect>();
  for (const one of goalsIn(rates, first))
    for (const other of goalsIn(rates, second)) {
      const half = halfWinner ?? winnerOf({ home: home + one.home, away: away + one.away });
      const score = { home: home + one.home + other.home, away: away + one.away + other.away, halfWinner: half };
      const key = `${score.home}-${score.away}-${half}`;
      const sofar = chances.get(key)?.chance ?? 0;
      chances.set(key, { score, chance: sofar + one.chance * other.chance });
    }
  return [...chances.values()];
}

/** Returns the prices of every market on a match: lines within half a goal of the balanced one. */
export function footballPrices(rates: GoalRates, state: MatchState): Prices {
  const byHalf = prospectsOf(rates, state);
  const prospects = byFinalScore(byHalf);
  const lead = state.home - state.away;
  const handicaps = quarters(-lead * 4 - 14, -lead * 4 + 14);
  const totals = quarters((state.home + state.away) * 4 + 1, (state.home + state.away) * 4 + 26);
  const selections: Selection[] = [
    ...(['result', 'doubleChance', 'drawNoBet', 'bothScore', 'correctScore', 'oddEven'] as const).flatMap((market) =>
      picksOf(market).map((pick) => ({ market, pick })),
    ),
    ...linesNear('handicap', balancedLine('handicap', prospects, handicaps)),
    ...linesNear('total', balancedLine('total', prospects, totals)),
  ];
  const halves = picksOf('halfFull').map((pick) => ({ market: 'halfFull' as const, pick }));
  return new Map([...pricesOf(selections, prospects), ...pricesOf(halves, byHalf)]);
}

/** Adds up the chances of equal final scores: most markets do not ask for the half-time, and are priced three times as fast. */
function byFinalScore(prospects: readonly Prospect[]): Prospect[] {
  const scores = new Map<number, Prospect>();
  for (const {
    score: { home, away },
    chance,
  } of prospects) {
    const key = 100 * home + away;
    scores.set(key, { score: { home, away }, chance: (scores.get(key)?.chance ?? 0) + chance });
  }
  return [...scores.values()];
}

function linesNear(market: 'handicap' | 'total', balanced: number): Selection[] {
  return quarters(balanced - 2, balanced + 2).flatMap((line) => picksOf(market).map((pick) => ({ market, line, pick })));
}

function quarters(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function goalsIn({ home, away }: GoalRates, share: number): { home: number; away: number; chance: number }[] {
  const homeGoals = poisson(home * share);
  const awayGoals = poisson(away * share);
  return homeGoals.flatMap((homeChance, homeCount) =>
    awayGoals.map((awayChance, awayCount) => ({ home: homeCount, away: awayCount, chance: homeChance * awayChance })),
  );
}

/** Returns the chances of 0, 1, … goals, which add up to 1. None are left out when no goal can come. */
function poisson(rate: number): number[] {
  if (rate === 0) return [1];
  const weights = [1];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1) weights.push(((weights[goals - 1] ?? 0) * rate) / goals);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Returns the minute by which a share of a match's goals has fallen on average. */
function minuteAt(share: number): number {
  if (share < FIRST_HALF_SHARE) return (share / FIRST_HALF_SHARE) * HALF_MINUTE;
  return HALF_MINUTE + ((share - FIRST_HALF_SHARE) / (1 - FIRST_HALF_SHARE)) * (FULL_MINUTE - HALF_MINUTE);
}

function scoreAt(goals: readonly Goal[], minute: number): { home: number; away: number } {
  const fallen = goals.filter((goal) => goal.minute <= minute);
  const home = fallen.filter(({ side }) => side === 'home').length;
  return { home, away: fallen.length - home };
}
