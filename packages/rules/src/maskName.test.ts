import { expect, it } from 'vitest';
import { maskName } from './maskName.ts';

it.each([
  ['abcdez', 'ab***z'],
  ['player01', 'pl***1'],
  ['abc', 'a***'],
  ['', '***'],
])('LOB-12 shows %s as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
