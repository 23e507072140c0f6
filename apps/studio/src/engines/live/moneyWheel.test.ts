import { expect, it } from 'vitest';
import { limitsOf, payOf, returnPpmOf, segmentOf, SEGMENTS, wheelKinds, wheelSegments, wheelSpots } from './moneyWheel.ts';

it('GAM-14 the wheel has as many segments of each kind as is stated', () => {
  expect(wheelSegments).toHaveLength(SEGMENTS);
  for (const spot of wheelSpots) expect(wheelSegments.filter((one) => one === spot)).toHaveLength(wheelKinds[spot].segments);
});

it('GAM-14 every segment is as likely as another', () => {
  expect([0, 0.0199, 0.02, 0.9999].map(segmentOf)).toEqual([0, 0, 1, 49]);
});

it('GAM-14 every bet of the wheel returns what is stated, over all segments', () => {
  for (const spot of wheelSpots) {
    const paid = wheelSegments.reduce((sum, _, segment) => sum + payOf({ spot, amountMinor: '100' }, segment), 0n);
    expect([spot, Number(paid) / SEGMENTS / 100]).toEqual([spot, returnPpmOf(spot) / 1e6]);
    expect(returnPpmOf(spot)).toBeGreaterThanOrEqual(940_000);
  }
  expect(limitsOf('three')).toBeUndefined();
});
