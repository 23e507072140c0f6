import { fairFloats } from '@site/rules/fairStream';
import { expect, it } from 'vitest';
import { multipleOf, product, ratio, toPpm, toTimes } from '../instant/Ratio.ts';
import { chanceOf, isWon, LEAST_CHANCE, MOST_CHANCE, returnPpm, rollOf, rollText, sides, timesOf } from './rules.ts';

const chances = Array.from({ length: MOST_CHANCE - LEAST_CHANCE + 1 }, (_, index) => LEAST_CHANCE + index);

it.each([
  [0, '18.42'],
  [1, '23.29'],
  [2, '75.26'],
])('DR-16 the roll of nonce %i', async (nonce, text) => {
  const [number = Number.NaN] = await fairFloats({ serverSeed: 'a'.repeat(64), clientSeed: 'client-seed-1', nonce }, 1);
  expect(rollText(rollOf(number))).toBe(text);
});

it('GAM-14 rolls go from 0.00 to 100.00', () => {
  expect(rollText(rollOf(0))).toBe('00.00');
  expect(rollText(rollOf(1 - 2 ** -32))).toBe('100.00');
});

it.each(chances)('GAM-14 a chance of %i percent wins as many rolls as it says, under and over', (chance) => {
  for (const side of sides) {
    const won = Array.from({ length: 10_001 }, (_, roll) => roll).filter((roll) => isWon({ side, chance, roll }));
    expect(won).toHaveLength(chance * 100);
    expect(chanceOf(chance)).toEqual(ratio(won.length, 10_001));
  }
});

it('GAM-14 a roll on the limit loses on both sides', () => {
  expect(isWon({ side: 'under', chance: 50, roll: 5000 })).toBe(false);
  expect(isWon({ side: 'over', chance: 50, roll: 5000 })).toBe(false);
  expect(isWon({ side: 'under', chance: 50, roll: 4999 })).toBe(true);
  expect(isWon({ side: 'over', chance: 50, roll: 5001 })).toBe(true);
});

it.each([
  [98, '1.01'],
  [50, '1.98'],
  [25, '3.96'],
  [2, '49.50'],
])('GAM-14 a chance of %i percent pays ×%s', (chance, times) => {
  expect(toTimes(timesOf(chance))).toBe(times);
});

it('GAM-14 every chance returns 99 %, and more than 98 % after rounding down at the smallest stake', () => {
  expect(returnPpm()).toBe(990_000);
  for (const chance of chances) {
    expect(toPpm(product([chanceOf(chance), timesOf(chance)]))).toBe(990_000);
    const paid = { top: multipleOf(100n, timesOf(chance)), bottom: 100n };
    expect(toPpm(product([chanceOf(chance), paid]))).toBeGreaterThan(980_000);
  }
});
