import { expect, it } from 'vitest';
import { type FigureFormat, formatClock, formatFigure, formatRate, formatWhole } from './formatFigure';

const usd: FigureFormat = { locale: 'en-GB', currency: 'USD', timeZone: 'Asia/Ho_Chi_Minh' };

it.each([
  ['minor units in full', '6098447', 'money', '60,984.47', 'plain'],
  ['beyond floating numbers', 900_719_925_474_099_301n, 'money', '9,007,199,254,740,993.01', 'plain'],
  ['less than one unit', '7', 'money', '0.07', 'plain'],
  ['a loss', '-339751', 'money', '−3,397.51', 'loss'],
  ['zero', 0n, 'money', '0.00', 'zero'],
  ['not applicable', null, 'money', '–', 'none'],
  ['a count', 9972, 'count', '9,972', 'plain'],
  ['a rate', 132_951, 'rate', '13.30 %', 'plain'],
  ['a rate below zero, rounded away from it', -81_750, 'rate', '−8.18 %', 'loss'],
  ['a day', '2026-11-01', 'day', '1 Nov', 'plain'],
  ['an instant in milliseconds', Date.UTC(2026, 10, 20, 18, 30), 'time', '21 Nov 01:30', 'plain'],
  ['an instant in the zone of the brand', '2026-11-20T18:30:00Z', 'time', '21 Nov 01:30', 'plain'],
] as const)('AGT-06 writes %s', (_what, value, kind, text, tone) => {
  expect(formatFigure(value, kind, usd)).toEqual({ text, tone });
});

it('AGT-06 takes the decimals from the currency', () => {
  expect(formatFigure('25000', 'money', { ...usd, currency: 'VND' }).text).toBe('25,000');
});

it('AGT-06 gives a token outside ISO 4217 two decimals', () => {
  expect(formatFigure('25000', 'money', { ...usd, currency: 'USDT' }).text).toBe('250.00');
  expect(formatWhole('25000', { ...usd, currency: 'USDT' }).text).toBe('250');
});

it('AGT-06 keeps latin digits and a minus before them in Arabic', () => {
  expect(formatFigure('-339751', 'money', { ...usd, locale: 'ar' }).text).toBe('−3,397.51');
});

it('AGT-03 says the clock time of the figures with seconds', () => {
  expect(formatClock('2026-11-20T10:09:48Z', usd)).toBe('17:09:48');
});

it('AGT-16 writes the rates of a contract', () => {
  expect(formatRate([1000, 3000], 'en')).toBe('0.10–0.30 %');
  expect(formatRate([50_000, 50_000], 'en')).toBe('5.00 %');
});

it.each([
  ['128493050', '1,284,931', 'plain'],
  ['-614649', '−6,146', 'loss'],
  ['0', '0', 'zero'],
] as const)('AGT-03 writes %s minor units as whole units', (amountMinor, text, tone) => {
  expect(formatWhole(amountMinor, usd)).toEqual({ text, tone });
});
