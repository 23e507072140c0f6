import { validBet } from '@site/rules/validBet';
import { expect, it } from 'vitest';
import type { Phase } from '../../core/play/wire.ts';
import { drawOutcome, drawReturnPpm, poolReturnPpm, statusOf } from './fight.ts';
import { isOneSided, type Outcome, payoutOf, type Pool, poolOf, returnMinorOf, type Side } from './pool.ts';

const pool: Pool = { red: 6_000_000n, blue: 4_000_000n };

it('DR-13.1 60,000 on Meron and 40,000 on Wala pay 1.5833 and 2.3750', () => {
  expect([payoutOf(pool, 'red'), payoutOf(pool, 'blue')]).toEqual([15_833n, 23_750n]);
});

it.each<[Side | 'draw', Outcome, bigint]>([
  ['red', 'red', 79_165n],
  ['blue', 'blue', 118_750n],
  ['red', 'blue', 0n],
  ['blue', 'red', 0n],
  ['draw', 'draw', 450_000n],
  ['draw', 'red', 0n],
  ['red', 'draw', 50_000n],
  ['blue', 'draw', 50_000n],
  ['red', 'cancelled', 50_000n],
  ['draw', 'cancelled', 50_000n],
])('DR-13.2 500.00 on %s with the outcome %s return %s', (selection, outcome, returned) => {
  expect(returnMinorOf({ selection, stakeMinor: 50_000n }, outcome, pool)).toBe(returned);
});

it('DR-13.1 rounds a payout down to four decimals, and a return down to minor units', () => {
  expect(payoutOf({ red: 3n, blue: 4n }, 'red')).toBe(22_166n);
  expect(returnMinorOf({ selection: 'red', stakeMinor: 1n }, 'red', pool)).toBe(1n);
});

it.each([
  [8877n, 1123n, false],
  [8878n, 1122n, true],
  [1122n, 8878n, true],
  [1123n, 8877n, false],
  [100n, 0n, true],
  [0n, 0n, true],
])('DR-13.2 a pool of %i and %i is cancelled: %s', (red, blue, isCancelled) => {
  expect(isOneSided({ red, blue })).toBe(isCancelled);
});

it('DR-13.2 the pool counts the two sides alone, and never returns more than it holds', () => {
  const bets = [
    { selection: 'red', stakeMinor: 333n },
    { selection: 'red', stakeMinor: 77n },
    { selection: 'blue', stakeMinor: 451n },
    { selection: 'draw', stakeMinor: 1000n },
  ] as const;
  expect(poolOf(bets)).toEqual({ red: 410n, blue: 451n });
  for (const outcome of ['red', 'blue'] as const) {
    const returned = bets.reduce((sum, bet) => sum + returnMinorOf(bet, outcome, poolOf(bets)), 0n);
    expect(returned).toBeLessThanOrEqual((861n * 95n) / 100n);
    expect(returned).toBeGreaterThan(810n);
  }
});

it.each<[Phase, number, Pool, string]>([
  ['open', 45_000, pool, 'OPEN'],
  ['open', 30_001, pool, 'OPEN'],
  ['open', 30_000, pool, 'LAST_CALL'],
  ['open', 0, { red: 1n, blue: 0n }, 'LAST_CALL'],
  ['closed', 1000, pool, 'CLOSED'],
  ['running', 1000, pool, 'FIGHT'],
  ['over', 1000, pool, 'RESULT'],
  ['closed', 1000, { red: 9000n, blue: 1000n }, 'CANCELLED'],
  ['over', 1000, { red: 9000n, blue: 1000n }, 'CANCELLED'],
])('DR-13.3 in the phase %s with %i ms left and the pool %o a fight is %s', (phase, leftMs, staked, status) => {
  expect(statusOf(phase, leftMs, staked)).toBe(status);
});

it.each([
  [0, 'draw'],
  [0.0999, 'draw'],
  [0.1, 'red'],
  [0.5499, 'red'],
  [0.55, 'blue'],
  [0.9999, 'blue'],
])('DR-16 the number %d is the outcome %s', (number, outcome) => {
  expect(drawOutcome(number)).toBe(outcome);
});

it('DR-13.1 DR-13.2 states its return: 95.5 % on the sides, 90 % on the draw', () => {
  expect([poolReturnPpm(), drawReturnPpm()]).toEqual([955_000, 900_000]);
});

it.each<[Outcome, bigint]>([
  ['red', 29_165n],
  ['blue', 50_000n],
  ['draw', 0n],
])('DR-1 of 500.00 on Meron at 1.5833, %s makes %i a valid bet', (outcome, valid) => {
  const stakeMinor = 50_000n;
  const returnMinor = returnMinorOf({ selection: 'red', stakeMinor }, outcome, pool);
  expect(validBet({ gameType: 'COCKFIGHT', stakeMinor, returnMinor })).toBe(valid);
});
