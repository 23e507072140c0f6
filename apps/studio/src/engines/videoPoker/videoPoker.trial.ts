import { expect, it } from 'vitest';
import { computeReturn } from './computeReturn.ts';
import { videoPoker } from './engine.ts';

it('GAM-14 perfect play over all hands returns what is stated', () => {
  const theme = { name: '', sign: '', look: {} } as never;
  expect(Math.floor(computeReturn() * 1e6)).toBe(videoPoker.returnPpm(theme));
});
