import { expect, it } from 'vitest';
import { isOn } from './flags.ts';

it.each([
  ['1', true],
  ['0', false],
  ['true', false],
  ['on', false],
  ['01', false],
  ['', false],
])("SYS-11 a flag that says '%s'", (value, on) => {
  expect(isOn({ MANPLAYREB3: value }, 'MANPLAYREB3')).toBe(on);
});

it('SYS-11 a flag that is not there is off', () => {
  expect(isOn({}, 'MANPLAYREB3')).toBe(false);
});
