import { expect, it } from 'vitest';
import { scatter } from '../../art/geometry.ts';
import { payOf, pocketOf } from './playRoulette.ts';
import { spots } from './spots.ts';

const ROUNDS = 1_000_000;

it('GAM-14 a million rounds return 36 of 37 on every kind of bet', () => {
  const next = scatter(37);
  const kinds = [...Map.groupBy(spots.values(), ({ kind }) => kind).values()].flatMap(([first]) => first ?? []);
  const tallies = kinds.map(() => ({ sum: 0, squares: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const pocket = pocketOf(next());
    kinds.forEach(({ name }, index) => {
      const paid = Number(payOf({ spot: name, amountMinor: '1' }, pocket));
      const tally = tallies[index];
      if (!tally) return;
      tally.sum += paid;
      tally.squares += paid * paid;
    });
  }
  for (const { sum, squares } of tallies) {
    const mean = sum / ROUNDS;
    const standardError = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    expect(Math.abs(mean - 36 / 37)).toBeLessThan(3 * standardError);
  }
});
