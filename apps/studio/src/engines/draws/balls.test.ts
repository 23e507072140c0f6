import { fairFloats } from '@site/rules/fairStream';
import { expect, it } from 'vitest';
import { ballsOf, drawBalls, drums, fixedReturn, fixedWinMinor, lottoChances, lottoLines, winningLines } from './balls.ts';
import { drawJackpot } from '../../core/clock/drawJackpot.ts';
import { kenoChance, kenoReturn, kenoWinMinor } from './keno.ts';
import { playsOf } from './plays.ts';
import { jackpotLines, winMinorOf } from './settle.ts';
import type { Line } from './ticket.ts';

it('DR-16 draws 6 of 45 for nonce 0', async () => {
  const numbers = await fairFloats({ serverSeed: 'a'.repeat(64), clientSeed: 'client-seed-1', nonce: 0 }, ballsOf('mega'));
  expect(drawBalls('mega', numbers)).toEqual({ balls: [4, 8, 9, 15, 19, 27] });
});

it('DR-16 draws the bonus ball of 6/55 last, and 20 different of 80', () => {
  const highest = Array.from({ length: 20 }, () => 1 - 2 ** -32);
  expect(drawBalls('power', highest)).toEqual({ balls: [50, 51, 52, 53, 54, 55], bonus: 49 });
  expect(drawBalls('keno', highest).balls).toEqual(Array.from({ length: 20 }, (_, index) => index + 61));
  expect(() => drawBalls('keno', highest.slice(1))).toThrow(RangeError);
});

it.each([
  ['mega', 'jackpot1', 8_145_060],
  ['mega', 'five', 34_808],
  ['mega', 'four', 733],
  ['mega', 'three', 44.6],
  ['power', 'jackpot1', 28_989_675],
  ['power', 'jackpot2', 4_831_612.5],
  ['power', 'five', 100_659],
  ['power', 'four', 1643],
  ['power', 'three', 78.7],
] as const)('DR-12 in %s a line wins %s once in %d', (format, tier, times) => {
  expect(1 / lottoChances(format)[tier] / times).toBeCloseTo(1, 2);
});

it('DR-12 the fixed prizes of 6/45 return 1,369.90 for 10,000, and 28.4 % with 12 bn for one winner', () => {
  expect((fixedReturn('mega') * 10_000).toFixed(2)).toBe('1369.90');
  expect((fixedReturn('mega') + 1_200_000 * lottoChances('mega').jackpot1).toFixed(3)).toBe('0.284');
});

it.each([
  [6, 1],
  [7, 7],
  [8, 28],
  [18, 18_564],
])('DR-12 a bet on %i numbers has %i lines', (picks, lines) => {
  expect(lottoLines(picks)).toBe(lines);
});

it('DR-12 a system bet wins as its lines would, one by one', () => {
  const result = { balls: [1, 2, 3, 4, 5, 6], bonus: 7 };
  for (const picked of [
    [1, 2, 3, 4, 5, 6, 7, 20],
    [1, 2, 3, 4, 5, 7, 20, 21],
    [1, 2, 3, 20, 21, 22, 23],
    [7, 8, 9, 10, 11, 12, 13],
  ]) {
    const single = sixesOf(picked).map((line) => winningLines(line, result));
    for (const tier of ['jackpot1', 'jackpot2', 'five', 'four', 'three'] as const)
      expect(winningLines(picked, result)[tier]).toBe(single.reduce((sum, lines) => sum + lines[tier], 0));
  }
});

it('DR-12 pays fixed prizes and the shares of both jackpots', () => {
  const result = { balls: [1, 2, 3, 4, 5, 6], bonus: 7 };
  const line: Line = { play: 'power', numbers: ['01', '02', '03', '04', '05', '06', '07'], stakeMinor: 10_000n, oddsMilli: 0 };
  expect(jackpotLines([line, line], result)).toEqual({ jackpot1: 2, jackpot2: 12 });
  expect(winMinorOf(line, result, { jackpot1: 1_000_000n, jackpot2: 500n })).toBe(1_003_000n);
  expect(fixedWinMinor('mega', 10_000n, winningLines([1, 2, 3, 4, 5, 45], { balls: [1, 2, 3, 4, 5, 6] }))).toBe(10_000_000n);
});

it.each([
  ['rolls over without a winner', 0, { poolMinor: 12_040n, eachMinor: 0n, nextMinor: 12_040n }],
  ['goes to one winner, and begins again', 1, { poolMinor: 12_040n, eachMinor: 12_040n, nextMinor: 10_000n }],
  ['is shared equally; the rest stays', 7, { poolMinor: 12_040n, eachMinor: 1720n, nextMinor: 10_000n }],
  ['keeps what rounding leaves', 9, { poolMinor: 12_040n, eachMinor: 1337n, nextMinor: 10_007n }],
])('DR-12 a jackpot %s', (_what, winners, expected) => {
  expect(drawJackpot(12_000n, { stakedMinor: 100n, winningLines: winners }, { seedMinor: 10_000n, contributionPpm: 400_000 })).toEqual(
    expected,
  );
});

it('DR-12 the chances of a keno line add up to one, and its return is 91 to 94 %', () => {
  for (let picks = 1; picks <= 10; picks += 1) {
    const chances = Array.from({ length: picks + 1 }, (_, hits) => kenoChance(picks, hits));
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(kenoReturn(picks)).toBeGreaterThan(0.91);
    expect(kenoReturn(picks)).toBeLessThan(0.94);
  }
});

it('DR-12 a keno line of ten pays for ten hits, five and none, and not for four', () => {
  const balls = Array.from({ length: 20 }, (_, index) => index + 1);
  expect([10, 5, 4, 0].map((hits) => kenoWinMinor(tenWith(hits), 10n, balls))).toEqual([1_000_000n, 30n, 0n, 20n]);
});

it('DR-12 prints the prizes of a lottery with its jackpots, and the return without them', () => {
  const [mega] = playsOf('mega');
  expect(mega?.printed(6)).toMatchObject({
    wins: [{ name: 'jackpot1', paysMilli: null }, { name: 'five' }, {}, {}],
    returnPpm: 136_989,
    jackpotPpm: 447_328,
  });
  const [power] = playsOf('power');
  expect(power?.printed(7)).toMatchObject({ wins: [{ name: 'jackpot1' }, { name: 'jackpot2' }, {}, {}, {}], jackpotPpm: 465_576 });
  const [keno] = playsOf('keno');
  expect(keno?.printed(3)).toMatchObject({
    wins: [
      { name: '3', paysMilli: 46_000 },
      { name: '2', paysMilli: 2000 },
    ],
    returnPpm: 915_774,
  });
});

it('DR-12 every number of every drum is drawn', () => {
  for (const format of ['mega', 'power', 'keno'] as const) {
    const { balls, drawn } = drums[format];
    const seen = Array.from({ length: balls }, (_, first) => {
      const numbers = Array.from({ length: drawn + 1 }, (__, place) => (place === 0 ? (first + 0.5) / balls : 0));
      return drawBalls(format, numbers).balls.includes(first + 1);
    });
    expect(seen.every(Boolean)).toBe(true);
  }
});

function tenWith(hits: number): number[] {
  return Array.from({ length: 10 }, (_, index) => (index < hits ? index + 1 : index + 30));
}

function sixesOf(picked: readonly number[]): number[][] {
  const choose = (from: number, taken: readonly number[]): number[][] => {
    if (taken.length === 6) return [[...taken]];
    return picked.slice(from).flatMap((number, offset) => choose(from + offset + 1, [...taken, number]));
  };
  return choose(0, []);
}
