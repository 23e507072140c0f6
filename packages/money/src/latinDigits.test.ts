import { expect, it } from 'vitest';
import { latinDigits } from './latinDigits.ts';

const scripts = [
  'arab',
  'arabext',
  'nkoo',
  'deva',
  'beng',
  'guru',
  'gujr',
  'orya',
  'tamldec',
  'telu',
  'knda',
  'mlym',
  'thai',
  'laoo',
  'tibt',
];

it.each([...scripts, 'mymr', 'khmr', 'mong', 'fullwide', 'latn'])('SHL-07 reads the digits of %s', (script) => {
  const written = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(9_876_543_210);
  expect(latinDigits(written)).toBe('9876543210');
});

it('leaves what is not a digit as it is', () => {
  expect(latinDigits('১২ টাকা, 3.5 ½')).toBe('12 টাকা, 3.5 ½');
});
