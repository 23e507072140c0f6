import { expect, it } from 'vitest';
import { nextWarningMs, timeWarning } from './timeWarning.ts';

it.each([
  [600_000, undefined, 300_000],
  [300_001, undefined, 1],
  [300_000, 5, 240_000],
  [60_001, 5, 1],
  [60_000, 1, 60_000],
  [1, 1, 1],
  [0, 0, undefined],
])('RES-02 DR-23.3 with %i ms left a member is told of %j minutes, and next after %j ms', (leftMs, told, next) => {
  expect([timeWarning(leftMs), nextWarningMs(leftMs)]).toEqual([told, next]);
});
