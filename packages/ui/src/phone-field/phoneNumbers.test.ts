import { expect, it } from 'vitest';
import { checkPhone } from './checkPhone';
import { diallings, exampleOf, formatNational, readInternational } from './phoneNumbers';

const vietnam = { country: 'VN', dialling: '+84' };

it('SES-01 knows the prefix of every country', () => {
  expect(diallings().length).toBeGreaterThan(240);
  expect(diallings()).toContainEqual({ country: 'BD', dialling: '+880' });
});

it.each([
  ['VN', '+84', '9', '9'],
  ['VN', '+84', '912000001', '912 000 001'],
  ['VN', '+84', '0912000001', '0912 000 001'],
  ['BD', '+880', '1712345678', '1712 345678'],
  ['US', '+1', '2133734253', '213 373 4253'],
  ['BR', '+55', '11961234567', '11 96123 4567'],
])('groups a number of %s as its people do', (country, dialling, national, shown) => {
  expect(formatNational({ country, dialling, national })).toBe(shown);
});

it('shows how a number looks', () => {
  expect(exampleOf(vietnam)).toBe('912 345 678');
  expect(exampleOf({ country: 'ZZ', dialling: '+0' })).toBeUndefined();
});

it.each([
  ['+84 912 000 001', { ...vietnam, national: '912000001' }],
  ['+880 1712-345678', { country: 'BD', dialling: '+880', national: '1712345678' }],
  ['nonsense', undefined],
])('takes %s apart', (text, read) => {
  expect(readInternational(text, vietnam)).toEqual(read);
});

it('keeps the chosen one of the countries that share a prefix', () => {
  const canada = { country: 'CA', dialling: '+1' };
  expect(readInternational('+1 213 373 4253', canada)).toEqual({ ...canada, national: '2133734253' });
});

it.each([
  ['912000001', true],
  ['0912000001', true],
  ['91200', false],
  ['', false],
])('REG-16 says of %s whether it can be dialled', async (national, isPhone) => {
  expect(await checkPhone({ ...vietnam, national })).toBe(isPhone);
});
