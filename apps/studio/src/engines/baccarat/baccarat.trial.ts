import { expect, it } from 'vitest';
import { scatter } from '../../art/geometry.ts';
import { baccaratSpots, CARDS_MAX, payOf, playBaccarat, returnsPpm } from './playBaccarat.ts';

const ROUNDS = 1_000_000;

it('GAM-14 a million rounds return what is stated, on every bet', () => {
  const next = scatter(88);
  const tallies = baccaratSpots.map((spot) => ({ spot, sum: 0, squares: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const hands = playBaccarat(Array.from({ length: CARDS_MAX }, next));
    for (const tally of tallies) {
      const paid = Number(payOf({ spot: tally.spot, amountMinor: '100' }, hands)) / 100;
      tally.sum += paid;
      tally.squares += paid * paid;
    }
  }
  for (const { spot, sum, squares } of tallies) {
    const mean = sum / ROUNDS;
    const standardError = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    expect(Math.abs(mean - returnsPpm[spot] / 1e6)).toBeLessThan(3 * standardError);
  }
});
