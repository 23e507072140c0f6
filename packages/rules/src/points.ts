import type { GameType } from '@site/api/common';
import { creditsIn, hasCredits } from './credits.ts';

/** Tenths of a point for a valid bet of 100 credits. Source: docs/domain.md DR-5.1. */
const weightTenths: Record<GameType, bigint> = {
  RNG: 10n,
  FISH: 10n,
  SPORTS: 10n,
  ESPORTS: 10n,
  LIVE: 5n,
  ELOTT: 3n,
  LOTT: 3n,
  COCKFIGHT: 3n,
  PVP: 2n,
};

/** Points are converted in steps of as many, each of which is one credit. Source: docs/domain.md DR-5.2. */
export const POINT_STEP = 100n;
/** Most points that are converted in a day. Source: docs/domain.md DR-5.2. */
export const MOST_POINTS_A_DAY = 50_000n;

/** Returns the weight of a category's valid bets. */
export const pointWeight = (gameType: GameType): number => Number(weightTenths[gameType]) / 10;

export interface DayBet {
  gameType: GameType;
  currency: string;
  validBetMinor: bigint;
}

/**
 * Returns the points of a day's valid bets, rounded down once for all categories and currencies. Bets in a currency without a scale of credits earn
 * none.
 *
 * Source: docs/domain.md DR-5.1.
 */
export function pointsOf(bets: readonly DayBet[]): bigint {
  const counted = bets.filter(({ currency }) => hasCredits(currency));
  const common = [...new Set(counted.map(({ currency }) => creditsIn(currency, 1n)))].reduce((product, scale) => product * scale, 1n);
  const total = counted.reduce(
    (sum, { gameType, currency, validBetMinor }) => sum + validBetMinor * weightTenths[gameType] * (common / creditsIn(currency, 1n)),
    0n,
  );
  return total > 0n ? total / (common * 10n * 100n) : 0n;
}

/**
 * Splits the points of a day among its categories, so that the parts add up to the whole: each rounded down, and what is left to those with the
 * largest fractions.
 */
export function splitPoints(bets: readonly DayBet[]): bigint[] {
  const parts = bets.map((bet) => {
    const unit = hasCredits(bet.currency) ? creditsIn(bet.currency, 1n) * 1000n : 1n;
    const share = hasCredits(bet.currency) && bet.validBetMinor > 0n ? bet.validBetMinor * weightTenths[bet.gameType] : 0n;
    return { points: share / unit, fraction: Number(share % unit) / Number(unit) };
  });
  let leftPoints = pointsOf(bets) - parts.reduce((sum, { points }) => sum + points, 0n);
  for (const part of parts.toSorted((one, other) => other.fraction - one.fraction)) {
    if (leftPoints <= 0n) break;
    part.points += 1n;
    leftPoints -= 1n;
  }
  return parts.map(({ points }) => points);
}

/** Returns the money that points are worth, in minor units. Source: docs/domain.md DR-5.2. */
export const convertedMinor = (currency: string, points: bigint): bigint => creditsIn(currency, points / POINT_STEP);
