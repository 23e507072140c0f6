import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairFloats, seedHash } from './fairStream.ts';

const serverSeed = 'a'.repeat(64);
const clientSeed = 'client-seed-1';

it('DR-16 shows the hash of the seed', async () => {
  expect(await seedHash(serverSeed)).toBe('ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb');
});

it.each([
  [0, [0.1842353176, 0.5814401982]],
  [1, [0.2329231959, 0.8266699498]],
  [2, [0.7525351604, 0.0056597185]],
])('DR-16 the first two numbers of nonce %i', async (nonce, expected) => {
  const floats = await fairFloats({ serverSeed, clientSeed, nonce }, 2);
  expect(floats.map((float) => float.toFixed(10))).toEqual(expected.map((float) => float.toFixed(10)));
});

it.each([
  [0, 18.42],
  [1, 23.29],
  [2, 75.26],
])('DR-16 the dice of nonce %i', async (nonce, dice) => {
  const [float = Number.NaN] = await fairFloats({ serverSeed, clientSeed, nonce }, 1);
  expect(Math.floor(float * 10_001) / 100).toBe(dice);
});

it('DR-16 draws 6 of 45', async () => {
  const floats = await fairFloats({ serverSeed, clientSeed, nonce: 0 }, 6);
  const balls = Array.from({ length: 45 }, (_, index) => index + 1);
  const drawn = floats.flatMap((float) => balls.splice(Math.floor(float * balls.length), 1));
  expect(drawn.toSorted((a, b) => a - b)).toEqual([4, 8, 9, 15, 19, 27]);
});

it('DR-16 goes on with the next cursor after eight numbers', async () => {
  const floats = await fairFloats({ serverSeed, clientSeed, nonce: 7 }, 20);
  const third = createHmac('sha256', serverSeed).update(`${clientSeed}:7:2`).digest();
  expect(floats).toHaveLength(20);
  expect(floats[16]).toBe(third.readUInt32BE(0) / 2 ** 32);
});

it('DR-16 a longer request begins like a shorter one, and every number is in [0, 1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1 }),
      fc.string(),
      fc.nat(),
      fc.integer({ min: 1, max: 40 }),
      async (server, client, nonce, count) => {
        const round = { serverSeed: server, clientSeed: client, nonce };
        const floats = await fairFloats(round, count);
        expect((await fairFloats(round, 48)).slice(0, count)).toEqual(floats);
        expect(floats.every((float) => float >= 0 && float < 1)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
