import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { longRunning } from './LongestFirst.ts';

it.each(longRunning)('RUN-02 %s, which is started first, exists', (file) => {
  expect(existsSync(path.resolve(import.meta.dirname, '../..', file))).toBe(true);
});
