import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../ui/src/fonts/latin.css'), 'utf8');
const covered = [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
  Number.parseInt(first, 16),
  Number.parseInt(last, 16),
]);
const isCovered = (character: string) => {
  const point = character.codePointAt(0) ?? 0;
  return covered.some(([first = 0, last = 0]) => first <= point && point <= last);
};

it('I18-04 every sign of a currency has its letters in the faces that all pages load', () => {
  // The site has no Armenian, and the dram's sign exists in the Armenian script only.
  const currencies = Intl.supportedValuesOf('currency').filter((currency) => currency !== 'AMD');
  const signs = currencies.map((currency) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => value)
      .join(''),
  );
  expect(signs).toEqual(expect.arrayContaining(['฿', '৳', '₫', '₹', '₩', '¥', '€', '£', '₽', '₱', '₺', '₴', '₦', 'R$', '៛']));
  expect(signs.filter((sign) => !Array.from(sign).every(isCovered))).toEqual([]);
});
