import { expect, it } from 'vitest';
import { scatter } from '../../art/geometry.ts';
import { ratio, sum, toPpm } from '../instant/Ratio.ts';
import { CELLS, chanceOf, MATCH, matchOf, NUMBERS, prizeOf, prizes, printTicket, returnPpm, timesOf } from './rules.ts';

const next = scatter(11);
const seeded = Array.from({ length: 3000 }, () => Array.from({ length: NUMBERS - 1 }, next));
/** The first ticket of each prize, and one that wins nothing. */
const firsts = prizes.map((_, prize) => prizes.slice(0, prize).reduce((total, { tickets }) => total + tickets, 0) / 1e6);
const loser = 0.9;

it('GAM-14 prizes return 96 %, one ticket in three wins', () => {
  expect(returnPpm()).toBe(960_000);
  expect(toPpm(sum(prizes.map((_, prize) => chanceOf(prize))))).toBe(350_940);
});

it('GAM-14 a million tickets, each counted once, hold the prizes that are stated', () => {
  const counted = new Map<number | undefined, number>();
  for (let ticket = 0; ticket < 1_000_000; ticket += 1) {
    const prize = prizeOf((ticket + 0.5) / 1e6);
    counted.set(prize, (counted.get(prize) ?? 0) + 1);
  }
  for (const [prize, { tickets }] of prizes.entries()) expect(counted.get(prize)).toBe(tickets);
});

it('GAM-14 a card shows the symbol of its prize three times, and no other as often', () => {
  for (const [prize, first] of firsts.entries())
    for (const rest of seeded.slice(0, 300)) {
      const cells = printTicket([first, ...rest]);
      expect(cells).toHaveLength(CELLS);
      const counts = prizes.map((_, symbol) => cells.filter((cell) => cell === symbol).length);
      expect(counts[prize]).toBe(MATCH);
      expect(counts.filter((count) => count >= MATCH)).toHaveLength(1);
      expect(timesOf(cells)).toEqual(ratio(prizes[prize]?.times ?? 0, 1));
    }
});

it('GAM-14 a card without a prize shows no symbol three times', () => {
  for (const rest of seeded) expect(matchOf(printTicket([loser, ...rest]))).toBeUndefined();
});

it('GAM-14 the winning symbols lie in every field equally often', () => {
  const fields = Array.from({ length: CELLS }, () => 0);
  for (const rest of seeded)
    for (const [field, cell] of printTicket([0, ...rest]).entries()) if (cell === 0) fields[field] = (fields[field] ?? 0) + 1;
  for (const count of fields) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt((1000 * 2) / 3));
});
