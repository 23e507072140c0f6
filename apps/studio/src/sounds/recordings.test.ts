import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOOP_SECONDS, soundNames } from '../core/client/sound/soundNames.ts';
import { bake } from './bake.ts';
import { RATE } from './instruments.ts';
import { recordings } from './recordings.ts';

it.each(soundNames)('GAM-14 the sound %s is the one that was baked', async (name) => {
  const samples = recordings[name]();
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  const file = path.resolve(import.meta.dirname, `../core/client/sound/${name}.mp3`);
  expect(Buffer.compare(await readFile(file), await bake(samples))).toBe(0);
});

it.each(['press', 'knock', 'small', 'big', 'mega'] as const)('GAM-14 the sound %s fades before it ends', (name) => {
  expect(Math.abs(recordings[name]().at(-1) ?? 1)).toBeLessThan(0.02);
});

it('GAM-14 the ambience begins again without a seam', () => {
  const hall = recordings.hall();
  const loop = LOOP_SECONDS * RATE;
  for (const at of [0, 1, 100, 7_999]) expect(hall[loop + at]).toBeCloseTo(hall[at] ?? 0, 5);
});
