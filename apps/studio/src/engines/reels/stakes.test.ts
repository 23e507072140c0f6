import { expect, it } from 'vitest';
import { stakesIn } from './stakes.ts';
import { COINS_PER_STAKE } from './Theme.ts';

it.each(['USD', 'USDT', 'CNY', 'THB', 'PHP', 'INR', 'BDT', 'VND'])(
  'GAM-14 every stake in %s is a whole number of coins, and they ascend',
  (currency) => {
    const stakes = stakesIn(currency);
    expect(stakes.every((stake) => stake > 0n && stake % BigInt(COINS_PER_STAKE) === 0n)).toBe(true);
    expect(stakes.toSorted((a, b) => Number(a - b))).toEqual(stakes);
  },
);

it('GAM-14 a currency the studio does not deal in has no stakes', () => {
  expect(stakesIn('XAU')).toEqual([]);
  expect(stakesIn('constructor')).toEqual([]);
});
