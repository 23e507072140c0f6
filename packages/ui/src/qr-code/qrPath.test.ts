import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { qrPath } from './qrPath';

/** Renders the path as a camera would see it, four pixels per module. */
function photograph({ size, path }: { size: number; path: string }) {
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1Z/g))
    for (let row = 0; row < scale; row++)
      for (let column = 0; column < scale; column++)
        pixels.set([0, 0, 0], ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4);
  return jsQR(pixels, side, side)?.data;
}

it.each([
  ['an address', 'https://marquee.example/register?referralCode=PL4Y3R01'],
  ['a wallet', 'TQ4m6w8Zr2yKx1c7Vn5bH3jL9pD0fGsAeU'],
  ['another script', 'https://marquee.example/?name=সোনালি বাঘ'],
  ['a long one', `https://marquee.example/down?code=${'a1b2'.repeat(200)}`],
])('RTE-11 MEM-15 %s can be scanned', (_what, text) => {
  expect(photograph(qrPath(text))).toBe(text);
});

it('leaves a quiet zone of four modules on every side', () => {
  const { size, path } = qrPath('https://marquee.example');
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});

it('refuses what no code can hold', () => {
  expect(() => qrPath('a'.repeat(2332))).toThrow('Data too long');
  expect(qrPath('a'.repeat(2331)).size).toBe(177 + 8);
});
