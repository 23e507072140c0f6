import { expect, it } from 'vitest';
import { joinSlices } from './joinSlices';

it('AGT-03 joins five-minute slices without losing any of their amount', () => {
  expect(joinSlices([1n, 2n, 3n, 4n, 5n, 6n], 4)).toEqual([10n, 11n]);
  expect(joinSlices([], 4)).toEqual([]);
});
