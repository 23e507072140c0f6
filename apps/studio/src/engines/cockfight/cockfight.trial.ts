import { expect, it } from 'vitest';
import { errorsFrom, estimateMeans } from '../estimateMeans.ts';
import { drawOutcome, drawReturnPpm, poolReturnPpm } from './fight.ts';
import { poolOf, returnMinorOf } from './pool.ts';

const FIGHTS = 1_000_000;

it('DR-13.1 a million fights with random pools return 95.5 % on the two sides', () => {
  const [estimate] = estimateMeans(FIGHTS, 1, (next) => {
    const bets = (['red', 'blue', 'red', 'blue'] as const).map((selection) => ({
      selection,
      stakeMinor: 100_000_000n + BigInt(Math.floor(next() * 100_000_000)),
    }));
    const pool = poolOf(bets);
    const outcome = drawOutcome(next());
    return [Number(bets.reduce((sum, bet) => sum + returnMinorOf(bet, outcome, pool), 0n)) / Number(pool.red + pool.blue)];
  });
  // A payout is cut after four decimals, by 0.00005 on average; the side that wins holds half of the pool, in nine of ten fights.
  expect(errorsFrom(estimate ?? { mean: 0, standardError: 1 }, poolReturnPpm() / 1e6 - 0.00005 * 0.5 * 0.9)).toBeLessThan(3);
});

it('DR-13.1 a million fights of an even pool return 95.5 % on each side, and 90 % on the draw', () => {
  const pool = { red: 1_000_000n, blue: 1_000_000n };
  const stated = { red: poolReturnPpm(), blue: poolReturnPpm(), draw: drawReturnPpm() };
  const selections = ['red', 'blue', 'draw'] as const;
  const estimates = estimateMeans(FIGHTS, 2, (next) => {
    const outcome = drawOutcome(next());
    return selections.map((selection) => Number(returnMinorOf({ selection, stakeMinor: 10_000n }, outcome, pool)) / 10_000);
  });
  const errors = estimates.map((estimate, index) => errorsFrom(estimate, stated[selections[index] ?? 'red'] / 1e6));
  expect(Math.max(...errors)).toBeLessThan(3);
});
