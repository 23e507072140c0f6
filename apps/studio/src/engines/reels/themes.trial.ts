import { expect, it } from 'vitest';
import { findMostCoins } from './findMostCoins.ts';
import { returnToPlayerPpm } from './returnToPlayer.ts';
import { simulate } from './simulate.ts';
import { themes } from './themes.ts';

it.each(Object.values(themes))('GAM-14 three million rounds of $name return what was worked out', (theme) => {
  const { meanStakes, standardError } = simulate(theme, 3_000_000, 1);
  expect(Math.abs(meanStakes - returnToPlayerPpm(theme) / 1e6)).toBeLessThan(4 * standardError);
});

it.each(Object.values(themes))('GAM-14 no combination of stops of $name pays above its most', (theme) => {
  expect(findMostCoins(theme)).toBe(theme.mostCoins);
});
