import { expect, it } from 'vitest';
import { toPpm } from '../instant/Ratio.ts';
import { simulate } from '../instant/simulate.ts';
import { paidFor, returnPpm, rollOf, type Side } from './rules.ts';

it.each([
  ['under', 2],
  ['under', 50],
  ['over', 33],
  ['over', 98],
] as [Side, number][])('GAM-14 a million rolls %s the limit at %i percent return what was computed', (side, chance) => {
  const { mean, standardError } = simulate({
    rounds: 1_000_000,
    seed: chance,
    numbers: 1,
    play: ([number = 0]) => toPpm(paidFor({ side, chance, roll: rollOf(number) })) / 1e6,
  });
  expect(Math.abs(mean - returnPpm() / 1e6)).toBeLessThan(3 * standardError);
});
