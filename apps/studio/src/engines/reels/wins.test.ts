import { expect, it } from 'vitest';
import { goldTiger } from './themes/goldTiger.ts';
import { jadeDragon } from './themes/jadeDragon.ts';
import type { SlotSymbol } from './Theme.ts';
import { lineWin, scattersIn, type Window, windowAt, winsOf } from './wins.ts';

const line: [what: string, symbols: SlotSymbol[], symbol: SlotSymbol, count: number, coins: number][] = [
  ['three from the left', ['koi', 'koi', 'koi', 'gem', 'koi'], 'koi', 3, 40],
  ['four', ['koi', 'koi', 'koi', 'koi', 'gem'], 'koi', 4, 150],
  ['five', ['koi', 'koi', 'koi', 'koi', 'koi'], 'koi', 5, 600],
  ['two pay nothing', ['koi', 'koi', 'gem', 'koi', 'koi'], 'koi', 2, 0],
  ['three that begin on the second reel pay nothing', ['gem', 'koi', 'koi', 'koi', 'koi'], 'gem', 1, 0],
  ['a wild in the middle', ['koi', 'tiger', 'koi', 'gem', 'gem'], 'koi', 3, 40],
  ['a wild at the front', ['tiger', 'koi', 'koi', 'koi', 'gem'], 'koi', 4, 150],
  ['a wild at the end', ['koi', 'koi', 'koi', 'koi', 'tiger'], 'koi', 5, 600],
  ['three wilds pay more alone than as four of a low symbol', ['tiger', 'tiger', 'tiger', 'dice', 'koi'], 'tiger', 3, 50],
  ['two wilds count for the symbol after them', ['tiger', 'tiger', 'dice', 'dice', 'gem'], 'dice', 4, 20],
  ['three wilds and two koi pay as five koi', ['tiger', 'tiger', 'tiger', 'koi', 'koi'], 'koi', 5, 600],
  ['four wilds pay more alone than as five dice', ['tiger', 'tiger', 'tiger', 'tiger', 'dice'], 'tiger', 4, 250],
  ['five wilds', ['tiger', 'tiger', 'tiger', 'tiger', 'tiger'], 'tiger', 5, 1500],
  ['a scatter ends a line', ['koi', 'koi', 'wheel', 'koi', 'koi'], 'koi', 2, 0],
  ['no wild stands for a scatter', ['wheel', 'tiger', 'wheel', 'wheel', 'wheel'], 'tiger', 0, 0],
];

it.each(line)('GAM-14 a line: %s', (_what, symbols, symbol, count, coins) => {
  expect(lineWin(goldTiger, symbols)).toEqual({ symbol, count, coins });
});

const dull: Window = [
  ['koi', 'gem', 'lotus'],
  ['seven', 'fruit', 'cards'],
  ['koi', 'gem', 'lotus'],
  ['seven', 'fruit', 'cards'],
  ['koi', 'gem', 'lotus'],
];

it('GAM-14 a window with nothing in a row wins nothing', () => {
  expect(winsOf(goldTiger, dull)).toEqual([]);
});

it('GAM-14 a full window wins on each of the twenty lines', () => {
  const window = dull.map(() => ['dice', 'dice', 'dice'] as const);
  const wins = winsOf(goldTiger, window);
  expect(wins.map(({ line: index }) => index)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(wins.every(({ coins, cells }) => coins === 75 && cells.length === 5)).toBe(true);
});

it('GAM-14 a win names the cells of its line', () => {
  const window = dull.map((column, reel): SlotSymbol[] => (reel < 3 ? ['fruit', 'koi', 'cards'] : [...column]));
  expect(winsOf(goldTiger, window).find(({ line: index }) => index === 0)).toEqual({
    symbol: 'koi',
    count: 3,
    coins: 40,
    line: 0,
    cells: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  });
});

it.each([
  [2, 0],
  [3, 40],
  [4, 200],
  [5, 1000],
])('GAM-14 %i scatters anywhere pay %i coins', (count, coins) => {
  const window = dull.map((column, reel) => (reel < count ? column.with(reel % 3, 'wheel') : column));
  expect(scattersIn(goldTiger, window)).toBe(count);
  expect(winsOf(goldTiger, window).reduce((sum, win) => sum + win.coins, 0)).toBe(coins);
});

const ways: [what: string, window: Window, expected: { symbol: SlotSymbol; count: number; coins: number }[]][] = [
  [
    'two by one by three ways of three',
    [
      ['koi', 'koi', 'gem'],
      ['lotus', 'koi', 'cards'],
      ['koi', 'koi', 'koi'],
      ['balls', 'cards', 'balls'],
      ['koi', 'koi', 'koi'],
    ],
    [{ symbol: 'koi', count: 3, coins: 12 * 6 }],
  ],
  [
    'a wild joins every symbol that reaches it',
    [
      ['koi', 'gem', 'cards'],
      ['dragon', 'lotus', 'lotus'],
      ['koi', 'gem', 'tiger'],
      ['rooster', 'rooster', 'balls'],
      ['koi', 'koi', 'koi'],
    ],
    [
      { symbol: 'koi', count: 3, coins: 12 },
      { symbol: 'gem', count: 3, coins: 5 },
    ],
  ],
  [
    'five reels',
    [
      ['gem', 'cards', 'cards'],
      ['gem', 'gem', 'lotus'],
      ['dragon', 'tiger', 'tiger'],
      ['gem', 'koi', 'koi'],
      ['gem', 'gem', 'balls'],
    ],
    [{ symbol: 'gem', count: 5, coins: 50 * 4 }],
  ],
  [
    'nothing that misses the first reel',
    [
      ['koi', 'koi', 'koi'],
      ['gem', 'gem', 'gem'],
      ['gem', 'gem', 'gem'],
      ['gem', 'gem', 'gem'],
      ['gem', 'gem', 'gem'],
    ],
    [],
  ],
];

it.each(ways)('GAM-14 ways: %s', (_what, window, expected) => {
  expect(winsOf(jadeDragon, window).map(({ symbol, count, coins }) => ({ symbol, count, coins }))).toEqual(expected);
});

it('GAM-14 a strip is a circle', () => {
  expect(windowAt([['koi', 'gem', 'lotus', 'dice']], [3])).toEqual([['dice', 'koi', 'gem']]);
});

it('GAM-14 a wild multiplies the win that it helps, where the theme says so, and not a win of wilds alone', () => {
  const theme = { ...goldTiger, wildTimes: 2 };
  expect(lineWin(theme, ['koi', 'tiger', 'koi', 'gem', 'gem']).coins).toBe(80);
  expect(lineWin(theme, ['koi', 'koi', 'koi', 'tiger', 'gem']).coins).toBe(300);
  expect(lineWin(theme, ['koi', 'koi', 'koi', 'gem', 'tiger']).coins).toBe(40);
  expect(lineWin(theme, ['tiger', 'tiger', 'tiger', 'tiger', 'wheel'])).toMatchObject({ symbol: 'tiger', coins: 250 });
});
