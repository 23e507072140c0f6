import { expect, it } from 'vitest';
import { toPpm } from '../instant/Ratio.ts';
import { simulate } from '../instant/simulate.ts';
import { NUMBERS, printTicket, returnPpm, timesOf } from './rules.ts';

it('GAM-14 a million cards return what was computed', () => {
  const { mean, standardError } = simulate({
    rounds: 1_000_000,
    seed: 5,
    numbers: NUMBERS,
    play: (numbers) => toPpm(timesOf(printTicket(numbers))) / 1e6,
  });
  expect(Math.abs(mean - returnPpm() / 1e6)).toBeLessThan(3 * standardError);
});
