import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countTests } from './countTests.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'count-'));
afterAll(() => rmSync(directory, { recursive: true }));

it.each([
  ['a report of Vitest', { numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 }, { passed: 7, failed: 2 }],
  ['a report of Playwright', { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 3 } }, { passed: 5, failed: 1 }],
  ['a test that passed only when it was tried again', { stats: { expected: 5, unexpected: 0, flaky: 1 } }, { passed: 5, failed: 1 }],
])('RUN-02 %s says how many passed and failed', (name, report, counts) => {
  const file = path.join(directory, `${name}.json`);
  writeFileSync(file, JSON.stringify(report));
  expect(countTests(file)).toEqual(counts);
});

it('RUN-02 a suite that left no report counts nothing', () => {
  expect(countTests(path.join(directory, 'none.json'))).toEqual({ passed: 0, failed: 0 });
});
