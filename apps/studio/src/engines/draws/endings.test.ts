import { expect, it } from 'vitest';
import { drawPrizes, type EndingsPlayName, endingsPlays, numbersWith, type Prizes } from './endings.ts';
import { playsOf } from './plays.ts';
import { coveringStakeMinor, winMinorOf } from './settle.ts';
import type { Line } from './ticket.ts';

/** Endings of the North's draw of 2005-10-01, in the order of the prizes. */
const drawn: Prizes = [
  ['84'],
  ['76'],
  ['85', '37'],
  ['42', '64', '95', '80', '83', '06'],
  ['79', '93', '02', '95'],
  ['40', '39', '88', '12', '36', '23'],
  ['29', '72', '78'],
  ['12', '25', '78', '70'],
];

const line = (play: EndingsPlayName, numbers: readonly string[], stakeMinor = 1000n): Line => ({
  play,
  numbers,
  stakeMinor,
  oddsMilli: endingsPlays[play].oddsMilli.north,
});

it('DR-12 the real draw has 27 endings, 24 of them different', () => {
  expect(drawn.flat()).toHaveLength(27);
  expect(new Set(drawn.flat()).size).toBe(24);
});

it.each<[EndingsPlayName, string[], bigint]>([
  ['lo2', ['95'], 7200n],
  ['lo2', ['00'], 0n],
  ['de', ['84'], 97_000n],
  ['de', ['76'], 0n],
  ['xien2', ['12', '78'], 16_800n],
  ['xien3', ['12', '78', '95'], 75_000n],
  ['xien2', ['12', '13'], 0n],
  ['truot4', ['00', '01', '03', '04'], 2770n],
  ['truot4', ['00', '01', '02', '03'], 0n],
  ['dau', ['8'], 9600n],
  ['duoi', ['8'], 0n],
  ['duoi', ['4'], 9600n],
])('DR-12 10.00 on %s %j pay %i on the real draw', (play, numbers, win) => {
  expect(winMinorOf(line(play, numbers), drawn)).toBe(win);
});

it.each<[EndingsPlayName, string[], bigint]>([
  ['lo3', ['345'], 81_000n],
  ['lo3', ['045'], 0n],
  ['lo4', ['2345'], 910_000n],
  ['cang3', ['345'], 1_860_000n],
  ['cang3', ['789'], 0n],
  ['cang4', ['2345'], 18_000_000n],
  ['xien4', ['12', '34', '45', '78'], 690_000n],
  ['xien4', ['12', '34', '45', '67'], 0n],
])('DR-12 20.00 on %s %j pay %i where shorter prizes do not count', (play, numbers, win) => {
  const prizes: Prizes = [['12345'], ['6789'], ['45'], ['12', '78', '34']];
  expect(winMinorOf(line(play, numbers, 2000n), prizes)).toBe(win);
});

it('DR-12 rounds a win down to whole minor units', () => {
  expect(winMinorOf(line('truot4', ['00', '01', '03', '04'], 7n), drawn)).toBe(19n);
});

it.each([
  ['north', 2, 27],
  ['north', 3, 23],
  ['north', 4, 20],
  ['south', 2, 18],
  ['south', 3, 17],
  ['south', 4, 16],
] as const)('DR-12 the %s draws numbers of %i digits and more: %i', (format, digits, count) => {
  expect(numbersWith(format, digits)).toBe(count);
});

it.each<[EndingsPlayName, north: [string, number], south: [string, number]]>([
  ['lo2', ['0.270000', 97.2], ['0.180000', 96.3]],
  ['lo3', ['0.023000', 93.2], ['0.017000', 93]],
  ['lo4', ['0.002000', 91], ['0.001600', 91]],
  ['de', ['0.010000', 97], ['0.010000', 97]],
  ['cang3', ['0.001000', 93], ['0.001000', 93]],
  ['cang4', ['0.000100', 90], ['0.000100', 90]],
  ['dau', ['0.100000', 96], ['0.100000', 96]],
  ['duoi', ['0.100000', 96], ['0.100000', 96]],
  ['xien2', ['0.054882', 92.2], ['0.026108', 91.9]],
  ['xien3', ['0.012298', 92.2], ['0.003913', 92]],
  ['xien4', ['0.002670', 92.1], ['0.000555', 91.6]],
  ['truot4', ['0.332142', 92], ['0.479603', 92.1]],
  ['truot8', ['0.105262', 92.1], ['0.222936', 91.8]],
  ['truot10', ['0.058150', 91.9], ['0.150095', 92]],
])('DR-12 prints the chance and the return of %s', (name, north, south) => {
  for (const [format, [chance, percent]] of [['north', north] as const, ['south', south] as const]) {
    const printed = playsOf(format)
      .find((play) => play.name === name)
      ?.printed(endingsPlays[name].picks);
    expect(printed?.wins.map((win) => win.chance.toFixed(6))).toEqual([chance]);
    expect(Math.round((printed?.returnPpm ?? 0) / 1000) / 10).toBe(percent);
  }
});

it('DR-16 draws each prize from its own number, with leading zeros', () => {
  const numbers = Array.from({ length: 18 }, (_, index) => index / 18);
  const prizes = drawPrizes('south', numbers);
  expect(prizes.flat().map((number) => number.length)).toEqual([6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2]);
  expect(prizes[0]).toEqual(['000000']);
  expect(prizes[1]).toEqual(['05555']);
  expect(prizes.at(-1)).toEqual(['94']);
  expect(() => drawPrizes('south', numbers.slice(1))).toThrow(RangeError);
});

it.each([
  [70, 0n],
  [71, 71_000n],
  [95, 95_000n],
])('DR-1 of %i of 100 numbers, %i is no valid bet', (count, covering) => {
  const lines = Array.from({ length: count }, (_, number) => line('de', [String(number).padStart(2, '0')]));
  expect(coveringStakeMinor('north', [...lines, line('lo2', ['12'])])).toBe(covering);
});

it('DR-1 counts a number that is bet twice once', () => {
  const digits = ['0', '1', '2', '3', '4', '5', '6'];
  const lines = [...digits, '6'].map((digit) => line('dau', [digit]));
  expect(coveringStakeMinor('south', lines)).toBe(0n);
  expect(coveringStakeMinor('south', [...lines, line('dau', ['7'])])).toBe(9000n);
});
