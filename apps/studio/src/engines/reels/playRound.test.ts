import { expect, it } from 'vitest';
import { floatsOfRound, playRound, winMinor } from './playRound.ts';
import { fruitFair } from './themes/fruitFair.ts';
import { goldTiger } from './themes/goldTiger.ts';
import type { Theme } from './Theme.ts';

/** Returns numbers that stop each reel of the paid spin with its first scatter at the top, on the given number of reels. */
function scatterFloats(theme: Theme, scatters: number): number[] {
  const paid = theme.strips.map((strip, reel) => {
    const scatter = strip.indexOf(theme.scatter);
    const elsewhere = (scatter + 5) % strip.length;
    return ((reel < scatters ? scatter : elsewhere) + 0.5) / strip.length;
  });
  return [...paid, ...Array.from({ length: floatsOfRound(theme) - paid.length }, (_, index) => (index * 0.618034) % 1)];
}

it.each([
  [2, 0],
  [3, 8],
  [4, 12],
  [5, 16],
])('GAM-14 %i scatters win %i free spins', (scatters, free) => {
  const { spins } = playRound(goldTiger, scatterFloats(goldTiger, scatters));
  expect(spins.map(({ isFree }) => isFree)).toEqual([false, ...Array.from({ length: free }, () => true)]);
});

it('GAM-14 free spins pay twice and a round is the sum of its spins', () => {
  const round = playRound(goldTiger, scatterFloats(goldTiger, 5));
  const free = round.spins.slice(1);
  for (const { wins, coins } of free) expect(coins).toBe(2 * wins.reduce((sum, win) => sum + win.coins, 0));
  expect(free.some(({ coins }) => coins > 0)).toBe(true);
  expect(round.coins).toBe(round.spins.reduce((sum, { coins }) => sum + coins, 0));
});

it('GAM-14 a theme without free spins plays one spin', () => {
  expect(floatsOfRound(fruitFair)).toBe(5);
  expect(playRound(fruitFair, scatterFloats(fruitFair, 5)).spins).toHaveLength(1);
});

it('GAM-14 the largest number below one stops on the last place of a strip', () => {
  const { spins } = playRound(
    fruitFair,
    Array.from({ length: 5 }, () => 1 - 2 ** -32),
  );
  expect(spins[0]?.stops).toEqual(fruitFair.strips.map((strip) => strip.length - 1));
});

it('GAM-14 too few numbers are refused', () => {
  expect(() => playRound(fruitFair, [0.1, 0.2])).toThrow(RangeError);
});

it.each([
  [40n, 0, 0n],
  [40n, 20, 40n],
  [40n, 75, 150n],
  [20n, 1, 1n],
  [5000n, 84_055, 21_013_750n],
])('GAM-14 a stake of %i wins %i coins as %i', (stake, coins, win) => {
  expect(winMinor(stake, coins)).toBe(win);
});
