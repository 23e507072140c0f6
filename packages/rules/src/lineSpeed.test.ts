import { expect, it } from 'vitest';
import { elapsedOf, FAILED_MS, paceOf, simulatedMs } from './lineSpeed.ts';

it.each([
  [0, 'fast'],
  [80, 'fast'],
  [81, 'normal'],
  [150, 'normal'],
  [151, 'slow'],
  [9998, 'slow'],
  [FAILED_MS, 'failed'],
] as const)('SYS-07 a line that answers in %d ms is %s', (elapsedMs, pace) => {
  expect(paceOf(elapsedMs)).toBe(pace);
});

it.each([
  [[300, 40, 60], 50],
  [[300, 10, 90, 20], 20],
  [[12, FAILED_MS, FAILED_MS], FAILED_MS],
  [[12], FAILED_MS],
])('SYS-07 the pings %j come to %d ms', (pings, elapsedMs) => {
  expect(elapsedOf(pings)).toBe(elapsedMs);
});

it.each([
  [99, 20, 40],
  [100, 40, 60],
  [199, 40, 60],
  [200, 60, 100],
  [399, 60, 100],
  [400, 100, 150],
  [5000, 100, 150],
])('SYS-07 %d ms is shown from %d to %d where a brand simulates', (elapsedMs, low, high) => {
  expect([simulatedMs(elapsedMs, 0), simulatedMs(elapsedMs, 1)]).toEqual([low, high]);
});
