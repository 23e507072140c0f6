import { expect, it } from 'vitest';
import { readStake, stakesIn } from './stakes.ts';

it.each(['USD', 'USDT', 'CNY', 'THB', 'PHP', 'INR', 'BDT', 'VND'])(
  'GAM-14 every stake in %s is whole hundreds, and they ascend',
  (currency) => {
    const stakes = stakesIn(currency);
    expect(stakes).toHaveLength(8);
    expect(stakes.every((stake) => stake > 0n && stake % 100n === 0n)).toBe(true);
    expect(stakes.toSorted((a, b) => Number(a - b))).toEqual(stakes);
  },
);

it('GAM-14 a stake is read only when the currency offers it', () => {
  expect(readStake('100', 'USD')).toBe('100');
  expect(readStake('000100', 'USD')).toBe('100');
  expect(readStake('101', 'USD')).toBeUndefined();
  expect(readStake('0', 'USD')).toBeUndefined();
  expect(readStake('100', 'XAU')).toBeUndefined();
});
