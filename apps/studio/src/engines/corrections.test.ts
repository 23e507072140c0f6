import { expect, it } from 'vitest';
import { correctionsOf } from './corrections.ts';

it('DR-12 DR-14 a corrected result reverses the old win and pays the new one', () => {
  const bets = [
    { id: 'a', beforeMinor: 7200n, afterMinor: 0n },
    { id: 'b', beforeMinor: 0n, afterMinor: 3600n },
    { id: 'c', beforeMinor: 100n, afterMinor: 100n },
  ];
  expect(correctionsOf(bets)).toEqual([
    { betId: 'a', reversedMinor: 7200n, paidMinor: 0n },
    { betId: 'b', reversedMinor: 0n, paidMinor: 3600n },
  ]);
});
