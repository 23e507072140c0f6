import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairFloats } from './fairStream.ts';
import { chancesOf, splitPool } from './redEnvelope.ts';

const float = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((whole) => whole / 2 ** 32);

describe('MEM-17 DR-8.2 a split pool', () => {
  it.each([
    ['one envelope', 500n, [], [500n]],
    ['a unit each', 3n, [0.9, 0.9], [1n, 1n, 1n]],
    ['the smallest numbers', 100n, [0, 0, 0], [1n, 1n, 1n, 97n]],
    ['numbers of a half', 100n, [0.5, 0.5], [33n, 34n, 33n]],
  ])('%s', (_what, pool, floats, shares) => expect(splitPool(pool, floats)).toEqual(shares));

  it('sums to the pool, gives each a unit, and none above twice the running mean', () => {
    fc.assert(
      fc.property(fc.array(float, { maxLength: 60 }), fc.bigInt({ min: 0n, max: 10n ** 9n }), (floats, extra) => {
        const pool = BigInt(floats.length + 1) + extra;
        const shares = splitPool(pool, floats);
        let rest = pool;
        for (const [index, share] of shares.entries()) {
          const left = BigInt(shares.length - index);
          expect(share >= 1n).toBe(true);
          expect(left === 1n || share * left <= 2n * rest).toBe(true);
          rest -= share;
        }
        expect(rest).toBe(0n);
      }),
    );
  });

  it('gives every place the same mean, within one unit', async () => {
    const sums = [0, 0, 0, 0, 0];
    const rains = 4_000;
    for (let nonce = 0; nonce < rains; nonce += 1) {
      const shares = splitPool(100n, await fairFloats({ serverSeed: 'a'.repeat(64), clientSeed: 'rain', nonce }, 4));
      for (const [index, share] of shares.entries()) sums[index] = (sums[index] ?? 0) + Number(share);
    }
    for (const sum of sums) expect(Math.abs(sum / rains - 20)).toBeLessThan(1);
  });

  it('refuses a pool with less than a unit for each', () => expect(() => splitPool(2n, [0.1, 0.2])).toThrow('less than a minor unit'));
});

describe('MEM-17 DR-8.1 chances', () => {
  it.each([
    [4_999n, 0],
    [5_000n, 1],
    [49_999n, 1],
    [50_000n, 3],
    [199_999n, 3],
    [200_000n, 6],
  ])('deposits of %d give %d', (depositedMinor, chances) => expect(chancesOf(depositedMinor, 100n)).toBe(chances));
});
