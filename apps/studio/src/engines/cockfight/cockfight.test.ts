import { validBet } from '@site/rules/validBet';
import { expect, it } from 'vitest';
import { closeFight, drawOutcome, drawReturnPpm, type Fight, poolReturnPpm, readBet, statusOf } from './fight.ts';
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

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 5, 0, 0) + seconds * 1000);
const fight: Fight = { openAt: at(0), closeAt: at(120), fightAt: at(125) };

it.each([
  [-0.001, 'SCHEDULED'],
  [0, 'OPEN'],
  [89.999, 'OPEN'],
  [90, 'LAST_CALL'],
  [119.999, 'LAST_CALL'],
  [120, 'CLOSED'],
  [125, 'FIGHT'],
])('DR-13.3 after %d s a fight is %s', (seconds, status) => {
  expect(statusOf(fight, at(seconds))).toBe(status);
});

it('DR-13.3 a fight ends with its result, or is cancelled at the close', () => {
  expect(statusOf({ ...fight, outcome: 'draw' }, at(130))).toBe('RESULT');
  expect(statusOf(closeFight(fight, pool), at(120))).toBe('CLOSED');
  expect(statusOf(closeFight(fight, { red: 9000n, blue: 1000n }), at(120))).toBe('CANCELLED');
});

it.each([
  ['before it opens', { selection: 'red', stakeMinor: '1000' }, -1, { field: 'fight', code: 'notOpen' }],
  ['at the close', { selection: 'red', stakeMinor: '1000' }, 120, { field: 'fight', code: 'closed' }],
  ['on nothing', null, 10, { field: 'selection', code: 'unknownSelection' }],
  ['on a third side', { selection: 'green', stakeMinor: '1000' }, 10, { field: 'selection', code: 'unknownSelection' }],
  ['of a number', { selection: 'red', stakeMinor: 1000 }, 10, { field: 'stakeMinor', code: 'malformed' }],
  ['under the least', { selection: 'red', stakeMinor: '99' }, 10, { field: 'stakeMinor', code: 'stakeTooSmall' }],
  ['over the most', { selection: 'red', stakeMinor: '500100' }, 10, { field: 'stakeMinor', code: 'stakeTooLarge' }],
  ['over the most of a draw', { selection: 'draw', stakeMinor: '50100' }, 10, { field: 'stakeMinor', code: 'stakeTooLarge' }],
  ['between steps', { selection: 'red', stakeMinor: '150' }, 10, { field: 'stakeMinor', code: 'stakeBetweenSteps' }],
])('DR-13.3 refuses a bet %s', (_what, input, seconds, fault) => {
  expect(readBet(input, { fight, now: at(seconds), currency: 'USD' })).toEqual({ ok: false, fault });
});

it('DR-13.3 takes a bet until the last moment', () => {
  expect(readBet({ selection: 'blue', stakeMinor: '12000' }, { fight, now: at(119.999), currency: 'BDT' })).toEqual({
    ok: true,
    bet: { selection: 'blue', stakeMinor: 12_000n },
  });
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
