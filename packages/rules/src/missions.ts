import type { GameType } from '@site/api/common';
import { addDays, type Day } from './period.ts';

const CYCLE = [10, 10, 20, 20, 30, 30, 80] as const;

/** Number of days of a cycle of sign-ins. */
export const SIGN_IN_DAYS = CYCLE.length;

/** Returns the points of a day of the cycle, from 1. Source: docs/domain.md DR-7.2. */
export const signInPoints = (place: number): number => CYCLE[place - 1] ?? 0;

/**
 * Returns the place in the cycle, from 1, of a sign-in on `today` after the last one. A missed day and a full cycle start again.
 *
 * Source: MEM-16, docs/domain.md DR-7.2.
 */
export function signInPlace(last: { day: Day; place: number } | undefined, today: Day): number {
  if (!last || addDays(last.day, 1) !== today) return 1;
  return (last.place % SIGN_IN_DAYS) + 1;
}

export type MissionKind = 'bet' | 'categories' | 'days';

export interface Mission {
  id: string;
  /** 'bet': valid bets, in credits. 'categories': categories played. 'days': days with a bet. */
  kind: MissionKind;
  period: 'D' | 'W';
  target: number;
  points: number;
}

/** Missions that a brand begins with. Source: docs/domain.md DR-7.3. */
export const missionList: readonly Mission[] = [
  { id: 'daily-bet', kind: 'bet', period: 'D', target: 100, points: 10 },
  { id: 'daily-three', kind: 'categories', period: 'D', target: 3, points: 15 },
  { id: 'weekly-days', kind: 'days', period: 'W', target: 5, points: 100 },
];

interface DaySum {
  day: Day;
  gameType: string;
  validBetMinor: bigint;
}

/** Returns how far a mission is, at most its target, by the sums of the days of its period. Source: MEM-16, docs/domain.md DR-7.3. */
export function missionProgress({ kind, target }: Mission, sums: readonly DaySum[], creditMinor: bigint): number {
  const played = sums.filter(({ validBetMinor }) => validBetMinor > 0n);
  const done = {
    bet: () => Number(played.reduce((sum, { validBetMinor }) => sum + validBetMinor, 0n) / creditMinor),
    categories: () => new Set(played.map(({ gameType }) => gameType)).size,
    days: () => new Set(played.map(({ day }) => day)).size,
  }[kind]();
  return Math.min(done, target);
}

/** Tenths of a point for each unit of valid bet. Source: docs/domain.md DR-5.1, DR-7.4. */
export const boardWeight: Record<GameType, bigint> = {
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

const FIRST_SHARES = [200_000n, 120_000n, 90_000n, 70_000n, 60_000n];
const REST_SHARE = 460_000n;
/** Number of places with a prize. */
export const BOARD_PLACES = 20;

/** Returns the prize of a place of the leader board, rounded down. Source: MEM-16, docs/domain.md DR-7.4. */
export function boardPrize(poolMinor: bigint, place: number): bigint {
  if (place < 1 || place > BOARD_PLACES) return 0n;
  const first = FIRST_SHARES[place - 1];
  if (first !== undefined) return (poolMinor * first) / 1_000_000n;
  return (poolMinor * REST_SHARE) / (1_000_000n * BigInt(BOARD_PLACES - FIRST_SHARES.length));
}
