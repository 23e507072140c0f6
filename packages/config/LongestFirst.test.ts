import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inTurn, leavingTraces, longRunning } from './LongestFirst.ts';

it.each([...longRunning, ...leavingTraces])('RUN-02 %s, which has a turn of its own, exists', (file) => {
  expect(existsSync(path.resolve(import.meta.dirname, '../..', file))).toBe(true);
});

it('RUN-02 files that run long come first, those that leave their page changed last', () => {
  const files = [...leavingTraces, 'a.test.ts', ...longRunning, 'b.test.ts'].map((file) => ({ moduleId: `/root/${file}` }));
  expect(inTurn(files).map(({ moduleId }) => moduleId.slice('/root/'.length))).toEqual([
    ...longRunning,
    'a.test.ts',
    'b.test.ts',
    ...leavingTraces,
  ]);
});
