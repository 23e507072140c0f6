import { expect, it } from 'vitest';
import { keptLevel, promotedLevel, sumIn } from './vip.ts';

const cr = (credits: number) => BigInt(credits) * 100n;

it.each([
  ['nothing', 0, 0, 0],
  ['deposits alone', 600_000, 4999, 0],
  ['bets alone', 499, 12_000_000, 0],
  ['both of Bronze', 500, 5000, 1],
  ['deposits of Gold and bets of Silver', 10_000, 30_000, 2],
  ['more than Crown', 900_000, 20_000_000, 6],
] as const)('DR-4.1 %s', (_what, deposit, validBet, level) => {
  const growth = { depositMinor: cr(deposit), validBetMinor: cr(validBet), monthMinor: 0n, currency: 'USD', level: 0, peak: 0 };
  expect(promotedLevel(growth)).toBe(level);
});

it.each([
  ['a lost level stays lost while the month is short of its keep value', 4999, 1],
  ['a lost level comes back with its keep value', 5000, 2],
] as const)('DR-4.2 %s', (_what, month, level) => {
  const growth = { depositMinor: cr(2500), validBetMinor: cr(30_000), monthMinor: cr(month), currency: 'USD', level: 1, peak: 2 };
  expect(promotedLevel(growth)).toBe(level);
});

it.each([
  ['the keep value keeps', 3, 20_000, 0, 3],
  ['a cent less loses one level', 3, 19_999.99, 0, 2],
  ['nothing loses one level, not more', 6, 0, 0, 5],
  ['the first level is never lost', 0, 0, 0, 0],
  ['half a month away needs half', 3, 10_000, 15, 3],
  ['a month away needs nothing', 3, 0, 30, 3],
] as const)('DR-4.2 DR-4.3 %s', (_what, level, month, daysAway, kept) => {
  expect(keptLevel({ level, monthMinor: BigInt(Math.round(month * 100)), currency: 'USD', days: 30, daysAway })).toBe(kept);
});

it('DR-0.2 DR-4.1 sums currencies by their credits, and rounds once', () => {
  expect(sumIn('USD', [{ currency: 'USD', amountMinor: 150n }])).toBe(150n);
  const taka = { currency: 'BDT', amountMinor: 12_060n };
  expect(sumIn('USD', [{ currency: 'USD', amountMinor: 150n }, taka])).toBe(250n);
  const halves = [taka, { currency: 'CNY', amountMinor: 704n }];
  expect(sumIn('USD', halves)).toBe(201n);
  expect(sumIn('USD', [])).toBe(0n);
});
