import { expect, it } from 'vitest';
import { interleave, median } from './rounds.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('leaves out rounds that do not count and runs others in their place', async () => {
  const measures = [undefined, { subject: 2, reference: 1 }, { subject: 3, reference: 1 }];
  const { ratios } = await interleave(2, () => Promise.resolve(measures.shift()));
  expect(ratios).toEqual([2, 3]);
});
