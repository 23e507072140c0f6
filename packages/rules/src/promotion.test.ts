import type { PromotionStatus } from '@site/api/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPrize, type PromotionMove, shareOf, statusAfter } from './promotion.ts';

const allowed: [PromotionStatus, PromotionMove, PromotionStatus][] = [
  ['coming soon', 'open', 'join'],
  ['coming soon', 'end', 'close'],
  ['join', 'join', 'process'],
  ['join', 'end', 'close'],
  ['process', 'reach', 'claim'],
  ['process', 'end', 'close'],
  ['claim', 'claim', 'claimed'],
  ['claim', 'apply', 'applying'],
  ['claim', 'sign', 'signed'],
  ['claim', 'end', 'close'],
  ['applying', 'issue', 'issued'],
  ['applying', 'reject', 'rejected'],
  ['signed', 'open', 'claim'],
  ['signed', 'end', 'close'],
];
const statuses: PromotionStatus[] = [
  'coming soon',
  'join',
  'process',
  'claim',
  'applying',
  'signed',
  'claimed',
  'issued',
  'rejected',
  'close',
];
const moves: PromotionMove[] = ['open', 'join', 'reach', 'claim', 'apply', 'issue', 'reject', 'sign', 'end'];
const table = statuses.flatMap((status) =>
  moves.map((move) => [status, move, allowed.find(([from, by]) => from === status && by === move)?.[2]] as const),
);

describe('MEM-10 DR-7.1 a promotion of a member', () => {
  it.each(table)('from %s by %s is %s', (status, move, after) => expect(statusAfter(status, move)).toBe(after));
});

describe('DR-7.5 a share', () => {
  it.each([
    [10_000n, 500_000, 20_000n, 5_000n],
    [333n, 500_000, 20_000n, 166n],
    [90_000n, 500_000, 20_000n, 20_000n],
    [-500n, 50_000, 20_000n, 0n],
  ])('of %d at %d ppm and at most %d is %d', (amountMinor, ratePpm, mostMinor, shareMinor) => {
    expect(shareOf(amountMinor, { ratePpm, mostMinor })).toBe(shareMinor);
  });
});

describe('DR-8.4 a raffle', () => {
  const prizes = [
    { name: 'first', chancePpm: 10_000 },
    { name: 'second', chancePpm: 240_000 },
  ];
  it.each([
    [0, 'first'],
    [0.009999, 'first'],
    [0.01, 'second'],
    [0.249999, 'second'],
    [0.25, undefined],
    [0.999999, undefined],
  ])('%d draws %s', (float, name) => expect(drawPrize(prizes, float)?.name).toBe(name));

  it('draws each prize by its chance', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 9 }), (chances) => {
        const places = chances.map((chancePpm, index) => ({ chancePpm, index }));
        let start = 0;
        for (const { chancePpm, index } of places) {
          expect(drawPrize(places, start / 1_000_000 + 1e-9)?.index).toBe(index);
          start += chancePpm;
        }
        expect(drawPrize(places, start / 1_000_000 + 1e-9)).toBeUndefined();
      }),
    );
  });
});
