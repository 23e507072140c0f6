import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardPrize, missionList, missionProgress, signInPlace, signInPoints } from './missions.ts';

const sum = (day: number, gameType: string, validBetMinor: bigint) => ({ day: `2026-11-${day}`, gameType, validBetMinor });
const progressOf = (id: string, sums: Parameters<typeof missionProgress>[1]) =>
  missionList.flatMap((mission) => (mission.id === id ? [missionProgress(mission, sums, 100n)] : []));

describe('MEM-16 DR-7.2 a sign-in', () => {
  it.each([
    ['the first ever', undefined, 1],
    ['the day after', { day: '2026-11-19', place: 3 }, 4],
    ['after a missed day', { day: '2026-11-18', place: 3 }, 1],
    ['after a full cycle', { day: '2026-11-19', place: 7 }, 1],
  ])('%s has its place', (_when, last, place) => expect(signInPlace(last, '2026-11-20')).toBe(place));

  it('pays 200 points a cycle', () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8].map(signInPoints);
    expect(points).toEqual([10, 10, 20, 20, 30, 30, 80, 0]);
  });
});

describe('MEM-16 DR-7.3 a mission', () => {
  it.each([
    ['daily-bet', [], 0],
    ['daily-bet', [sum(20, 'RNG', 5_099n), sum(20, 'LIVE', 1_000n)], 60],
    ['daily-bet', [sum(20, 'RNG', 99_999n)], 100],
    ['daily-three', [sum(20, 'RNG', 1n), sum(20, 'LIVE', 1n), sum(20, 'PVP', 0n)], 2],
    ['daily-three', [sum(20, 'RNG', 1n), sum(20, 'LIVE', 1n), sum(20, 'PVP', 1n), sum(20, 'FISH', 1n)], 3],
    ['weekly-days', [sum(16, 'RNG', 1n), sum(16, 'LIVE', 1n), sum(17, 'RNG', 1n)], 2],
  ])('%s counts what was played', (id, sums, progress) => expect(progressOf(id, sums)).toEqual([progress]));
});

describe('MEM-16 DR-7.4 the leader board', () => {
  it.each([
    [1, 20_000n],
    [2, 12_000n],
    [3, 9_000n],
    [4, 7_000n],
    [5, 6_000n],
    [6, 3_066n],
    [20, 3_066n],
    [21, 0n],
    [0, 0n],
  ])('place %d of a pool of 1,000.00 wins %d', (place, prize) => expect(boardPrize(100_000n, place)).toBe(prize));

  it('never pays more than its pool, and less than a unit a place is left over', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (pool) => {
        const prizes = Array.from({ length: 25 }, (_, index) => boardPrize(pool, index + 1));
        const paid = prizes.reduce((total, prize) => total + prize, 0n);
        expect(paid <= pool && pool - paid <= 20n).toBe(true);
        expect(prizes.every((prize, index) => index === 0 || prize <= (prizes[index - 1] ?? 0n))).toBe(true);
      }),
    );
  });
});
