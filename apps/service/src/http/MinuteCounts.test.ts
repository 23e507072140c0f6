import { expect, it } from 'vitest';
import { MinuteCounts } from './MinuteCounts.ts';

it('API-05 counts each key for a minute from its first event, and returns the time to wait', () => {
  const counts = new MinuteCounts(2);
  expect([counts.take('one', 0), counts.take('one', 30_000), counts.take('other', 30_000)]).toEqual([undefined, undefined, undefined]);
  expect(counts.take('one', 30_001)).toBe(30);
  expect(counts.take('one', 59_999.5)).toBe(1);
  expect(counts.take('one', 60_000)).toBeUndefined();
  expect([counts.take('other', 89_000), counts.take('other', 89_500)]).toEqual([undefined, 1]);
});

it('API-05 evicts the oldest entries only when there are too many', () => {
  const counts = new MinuteCounts(1);
  for (let number = 0; number <= 10_000; number += 1) counts.take(`${number}`, number / 1000);
  expect(counts.take('1', 11)).toBe(60);
  expect(counts.take('0', 11)).toBeUndefined();
});
