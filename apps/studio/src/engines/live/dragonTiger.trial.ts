import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { CARDS, dealDuel, duelSpots, payOf, returnsPpm } from './dragonTiger.ts';

const DUELS = 1_000_000;

it('GAM-14 a million duels return what is stated, on every bet', () => {
  const estimates = estimateMeans(DUELS, 8, (next) => {
    const duel = dealDuel(Array.from({ length: CARDS }, next));
    return duelSpots.map((spot) => Number(payOf({ spot, amountMinor: '100' }, duel)) / 100);
  });
  const errors = duelSpots.map((spot, index) => {
    const estimate = estimates[index];
    return estimate ? errorsFrom(estimate, returnsPpm[spot] / 1e6) : Infinity;
  });
  expect(Math.max(...errors)).toBeLessThan(3);
});
