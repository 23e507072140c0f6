import { expect, it } from 'vitest';
import { resultOf } from './resultOf';

it.each([
  ['the highest prize digit by digit', '301550,71478,69593 05213', { items: ['3', '0', '1', '5', '5', '0'], specials: 0 }],
  ['all balls of keno', '02 04 06 12 16 18 19 20 32', { items: ['02', '04', '06', '12', '16', '18', '19', '20', '32'], specials: 0 }],
  ['six balls and the bonus', '04 08 09 15 19 27,33', { items: ['04', '08', '09', '15', '19', '27', '33'], specials: 1 }],
])('LOT-03 a card shows %s', (_what, result, shown) => {
  expect(resultOf(result)).toEqual(shown);
});

it('LOT-03 a short card counts the balls of keno that it leaves out', () => {
  expect(resultOf('02 04 06 12 16 18 19 20 32', true)).toEqual({ items: ['02', '04', '06', '12', '16', '18', '+3'], specials: 1 });
  expect(resultOf('04 08 09 15 19 27,33', true)).toEqual(resultOf('04 08 09 15 19 27,33'));
});
