import { expect, it } from 'vitest';
import type { LegResult } from './legResult.ts';
import { type LegStanding, offerCashOut, settleSlip } from './settleSlip.ts';
import { costMinorOf, lineCount, linesOf, type Slip } from './slip.ts';

const slip = (odds: readonly number[], size = odds.length, stakeMinor = 10_000n): Slip => ({
  legs: odds.map((oddsMilli, index) => ({ eventId: String(index), selection: 'result:home', oddsMilli })),
  size,
  stakeMinor,
  consent: 'better',
});
const results = (...kinds: readonly Exclude<LegResult['kind'], 'deadHeat'>[]): LegResult[] => kinds.map((kind) => ({ kind }));

it.each<[string, number[], LegResult[], bigint, string]>([
  ['1.90 won, 2.10 won, 1.80 push', [1900, 2100, 1800], results('won', 'won', 'push'), 39_900n, 'WON'],
  ['1.90 won, 1.96 half won, 2.05 half lost', [1900, 1960, 2050], results('won', 'halfWon', 'halfLost'), 14_060n, 'WON'],
  ['−0.25 at 1.96, drawn', [1960], results('halfLost'), 5000n, 'HALF_LOST'],
  ['−0.75 at 2.02, won by one', [2020], results('halfWon'), 15_100n, 'HALF_WON'],
  ['a single won', [2500], results('won'), 25_000n, 'WON'],
  ['a single lost', [2500], results('lost'), 0n, 'LOST'],
  ['a single void', [2500], results('void'), 10_000n, 'VOID'],
  ['a parlay of a push and a void', [2500, 1500], results('push', 'void'), 10_000n, 'VOID'],
  ['a parlay of a half loss and a push', [2500, 1500], results('halfLost', 'push'), 5000n, 'HALF_LOST'],
  ['a dead heat of two at 9.00', [9000], [{ kind: 'deadHeat', sharedBy: 2 }], 45_000n, 'WON'],
  ['a dead heat of four at 2.00', [2000], [{ kind: 'deadHeat', sharedBy: 4 }], 5000n, 'HALF_LOST'],
])('DR-14 100.00 on %s', (_what, odds, ended, returnMinor, status) => {
  expect(settleSlip(slip(odds), ended)).toEqual({ status, returnMinor });
});

it('DR-14 rounds once, at the end', () => {
  expect(settleSlip(slip([1333, 1333, 1333], 3, 7n), results('won', 'won', 'won'))?.returnMinor).toBe(16n);
});

it.each([
  [2, 3, 3],
  [3, 4, 4],
  [2, 4, 6],
  [6, 12, 924],
])('DR-14 a system of %i of %i has %i lines', (size, legs, lines) => {
  const system = slip(
    Array.from({ length: legs }, () => 2000),
    size,
    100n,
  );
  expect(lineCount(system)).toBe(lines);
  expect(linesOf(system.legs, size)).toHaveLength(lines);
  expect(costMinorOf(system)).toBe(100n * BigInt(lines));
});

it('DR-14 a system of 2 of 3 pays each line that wins', () => {
  const system = slip([2000, 3000, 4000], 2, 1000n);
  expect(settleSlip(system, results('won', 'won', 'lost'))).toEqual({ status: 'WON', returnMinor: 6000n });
  expect(settleSlip(system, results('won', 'won', 'won'))).toEqual({ status: 'WON', returnMinor: 26_000n });
  expect(settleSlip(system, results('won', 'lost', 'lost'))).toEqual({ status: 'LOST', returnMinor: 0n });
  expect(settleSlip(system, results('won', 'void', 'lost'))).toEqual({ status: 'HALF_LOST', returnMinor: 2000n });
});

it('DR-14 a parlay is lost with its first lost leg, and waits for the last otherwise', () => {
  expect(settleSlip(slip([2000, 2000]), [{ kind: 'lost' }, undefined])).toEqual({ status: 'LOST', returnMinor: 0n });
  expect(settleSlip(slip([2000, 2000]), [{ kind: 'won' }, undefined])).toBeUndefined();
  expect(settleSlip(slip([2000, 2000, 2000], 2), [{ kind: 'lost' }, { kind: 'won' }, undefined])).toBeUndefined();
  expect(settleSlip(slip([2000, 2000, 2000], 2), [{ kind: 'lost' }, { kind: 'lost' }, undefined])?.status).toBe('LOST');
});

const won: LegStanding = { result: { kind: 'won' } };

it.each<[string, number[], LegStanding[], bigint | undefined]>([
  ['100 at 2.50, now 1.60', [2500], [{ oddsMilli: 1600 }], 14_843n],
  ['a parlay of a won leg at 2.00 and one at 3.00, now 2.00', [2000, 3000], [won, { oddsMilli: 2000 }], 28_500n],
  ['a parlay of a half lost leg', [2000, 3000], [{ result: { kind: 'halfLost' } }, { oddsMilli: 3000 }], 4750n],
  ['a parlay of a lost leg', [2000, 3000], [{ result: { kind: 'lost' } }, { oddsMilli: 2000 }], undefined],
  ['a closed market', [2000, 3000], [won, { oddsMilli: undefined }], undefined],
  ['nothing open', [2000], [won], undefined],
])('DR-14 cash out of %s', (_what, odds, standings, amountMinor) => {
  expect(offerCashOut(slip(odds), standings)).toBe(amountMinor);
});

it('DR-14 cash out of a system adds up its lines', () => {
  const standings = [won, { oddsMilli: 2000 }, { oddsMilli: 2000 }];
  expect(offerCashOut(slip([2000, 2000, 2000], 2), standings)).toBe(47_500n);
});
