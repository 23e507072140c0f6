import { expect, it } from 'vitest';
import { mobileOf } from './mobile.ts';
import { isMobileTyped } from './mobileTyped.ts';

const vietnamese = '+84912000004';

it.each([
  ['+84', '912000004', vietnamese],
  ['84', '0912000004', vietnamese],
  ['+84', '00912000004', vietnamese],
  ['+84', '+84 912 000 004', vietnamese],
  ['+84', '+84 (0)912 000 004', vietnamese],
  ['+84', '0084 912 000 004', vietnamese],
  ['+84', '84912000004', vietnamese],
  ['+84', '0912-000-004', vietnamese],
  ['+84', '0912–000–004', vietnamese],
  ['+84', '(0912) 000.004', vietnamese],
  ['+84', '\u202A+84 912 000 004\u202C', vietnamese],
  ['+880', '+84 912 000 004', vietnamese],
  ['', '+84912000004', vietnamese],
  ['', '84912000004', vietnamese],
  ['+880', '01712-345678', '+8801712345678'],
  ['+880', '8801712345678', '+8801712345678'],
  ['+1', '1 (213) 373-4253', '+12133734253'],
  // In Italy and on the Ivory Coast the zero is part of the number.
  ['+39', '0612345678', '+390612345678'],
  ['+225', '0707070707', '+2250707070707'],
  ['+84', '91200\u200B0004', undefined],
  ['+84', '12', undefined],
  ['+84', 'player01', undefined],
  ['+84', '+84 912 000 0041234', undefined],
  ['+84', '912 000 004 ext 5', undefined],
  ['+84', '', undefined],
])('SES-01 REG-16 beside %s reads %s as %s', (code, typed, number) => {
  expect(mobileOf(code, typed)?.number).toBe(number);
});

it('REG-04 tells the parts of a number apart', () => {
  expect(mobileOf('+880', '+84 0912 000 004')).toEqual({ number: vietnamese, dialling: '+84', national: '912000004', country: 'VN' });
});

it.each([
  ['0912 000 004', true],
  ['+84 912-000-004', true],
  ['(0912) 000.004', true],
  ['\u202A+84912000004\u202C', true],
  ['0912–000–004', true],
  ['player01', false],
  ['12345', false],
  ['a912000004', false],
  ['91-20', false],
])('SES-01 takes %s for a mobile number: %s', (typed, isMobile) => {
  expect(isMobileTyped(typed)).toBe(isMobile);
});
