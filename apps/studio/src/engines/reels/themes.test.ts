import { expect, it } from 'vitest';
import { motifs } from '../../art/motifs/motifs.ts';
import { floatsOfRound, playRound } from './playRound.ts';
import { returnToPlayerPpm } from './returnToPlayer.ts';
import { simulate } from './simulate.ts';
import { REELS, ROWS, type SlotSymbol } from './Theme.ts';
import { type ReelsThemeName, themes } from './themes.ts';
import { windowAt } from './wins.ts';

const rtpPpm: [name: ReelsThemeName, ppm: number][] = [
  ['gold-tiger', 961_165],
  ['jade-dragon', 958_510],
  ['sun-pharaoh', 956_348],
  ['pearl-tide', 963_348],
  ['fruit-fair', 955_678],
  ['red-planet', 962_218],
  ['nine-koi', 956_688],
  ['moon-lotus', 952_562],
  ['black-pearl', 953_350],
  ['ember-dragon', 959_480],
  ['lucky-sevens', 966_572],
  ['onyx-king', 958_188],
];
const everyTheme = Object.entries(themes).map(([name, theme]) => ({ name, theme }));

it.each(rtpPpm)('GAM-14 %s returns %i parts per million, between 94 and 97 %%', (name, ppm) => {
  expect(returnToPlayerPpm(themes[name])).toBe(ppm);
  expect(ppm).toBeGreaterThan(940_000);
  expect(ppm).toBeLessThan(970_000);
});

it.each(rtpPpm)('GAM-14 40,000 rounds of %s return %i parts per million, about', (name, ppm) => {
  const { meanStakes, standardError, largestCoins } = simulate(themes[name], 40_000, 20_261_121);
  expect(Math.abs(meanStakes - ppm / 1e6)).toBeLessThan(4 * standardError);
  expect(largestCoins).toBeLessThanOrEqual(themes[name].mostCoins);
});

it('GAM-14 the return of every theme is known', () => {
  expect(rtpPpm.map(([name]) => name)).toEqual(Object.keys(themes));
});

it.each(everyTheme)(
  'GAM-14 $name has strips of known symbols, at most one scatter in a reel’s window unless it holds them, and a pay for every other',
  ({ theme }) => {
    for (const strips of [theme.strips, ...(theme.freeSpins ? [theme.freeSpins.strips] : [])]) {
      expect(strips).toHaveLength(REELS);
      for (const strip of strips)
        strip.forEach((symbol, stop) => {
          expect(theme.symbols).toHaveProperty(symbol);
          expect(windowAt([strip], [stop])[0]?.filter((shown) => shown === theme.scatter).length).toBeLessThanOrEqual(
            theme.hold ? ROWS : 1,
          );
        });
    }
    const paying = Object.keys(theme.symbols).filter((symbol) => symbol !== theme.scatter && !(symbol === theme.wild && !theme.lines));
    expect(Object.keys(theme.pays).toSorted()).toEqual(paying.toSorted());
  },
);

it.each(everyTheme)('GAM-14 $name draws its symbols in colourings that exist', ({ theme }) => {
  for (const [symbol, coloring] of Object.entries(theme.symbols)) expect(motifs[symbol as SlotSymbol].colorings).toContain(coloring);
});

it.each(everyTheme)('GAM-14 the longest round of $name has numbers enough', ({ theme }) => {
  const floats = Array.from({ length: floatsOfRound(theme) }, (_, index) => (index * 0.618034) % 1);
  expect(() => playRound(theme, floats)).not.toThrow();
});
