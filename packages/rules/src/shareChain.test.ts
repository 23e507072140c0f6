import { expect, it } from 'vitest';
import { shareChain } from './shareChain.ts';

it('DR-11.3 leaves 3,200, 1,600 and 200 of the worked example, 5,000 in all', () => {
  const nets = shareChain([
    { takerId: 1, giverId: null, grossMinor: 5000n },
    { takerId: 2, giverId: 1, grossMinor: 1800n },
    { takerId: 3, giverId: 2, grossMinor: 200n },
  ]);
  expect([...nets]).toEqual([
    [1, 3200n],
    [2, 1600n],
    [3, 200n],
  ]);
});

it('DR-11.3 lets an upline that earns less than it gives add the difference', () => {
  const nets = shareChain([
    { takerId: 1, giverId: null, grossMinor: 3n },
    { takerId: 2, giverId: 1, grossMinor: 5n },
  ]);
  expect(nets.get(1)).toBe(-2n);
});
