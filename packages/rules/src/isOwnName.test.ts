import { expect, it } from 'vitest';
import { isOwnName } from './isOwnName.ts';

const names = ['player01', '+84912000001', 'Player01@example.com', null, undefined, ''];

it.each([
  ['player01', true],
  ['PLAYER01', true],
  ['ｐｌａｙｅｒ０１', true],
  ['player01@example.com', true],
  ['+84912000001', true],
  ['84912000001', true],
  ['0912000001', true],
  ['912000001', true],
  ['player012', false],
  ['000001', false],
  ['912000002', false],
  ['', false],
])('REG-17 B6.5 the password %j is a name of its account: %s', (password, is) => {
  expect(isOwnName(password, names)).toBe(is);
});
