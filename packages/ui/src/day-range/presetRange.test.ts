import { expect, it } from 'vitest';
import { presetRange } from './presetRange';

it.each([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-20', '2026-11-19', '2026-11-19'],
  ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['previous7', '2026-11-20', '2026-11-14', '2026-11-20'],
  ['previous30', '2026-11-20', '2026-10-22', '2026-11-20'],
  ['next7', '2026-11-20', '2026-11-20', '2026-11-26'],
  ['next30', '2026-11-20', '2026-11-20', '2026-12-19'],
  ['previous30', '2028-03-01', '2028-02-01', '2028-03-01'],
  ['next7', '2026-10-24', '2026-10-24', '2026-10-30'],
] as const)('MEM-06 %s from %s is %s to %s', (preset, today, from, to) => {
  expect(presetRange(preset, today)).toEqual({ from, to });
});
