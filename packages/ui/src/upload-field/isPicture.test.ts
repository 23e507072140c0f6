import { expect, it } from 'vitest';
import { isPicture } from './isPicture';

it.each([
  ['a png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00], true],
  ['a jpg', [0xff, 0xd8, 0xff, 0xe0], true],
  ['a gif', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61], false],
  ['the beginning of a png', [0x89, 0x50, 0x4e], false],
  ['nothing', [], false],
])('REG-10 knows by its content that %s is a picture: %s', async (_name, bytes, isOne) => {
  expect(await isPicture(new File([new Uint8Array(bytes)], 'proof.png', { type: 'image/png' }))).toBe(isOne);
});
