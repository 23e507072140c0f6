import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readResults } from './readResults.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'results-'));
afterAll(() => rmSync(directory, { recursive: true }));

const mismatch = '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at a.test.ts:3';

const vitestFile = (status: string, tests: Record<string, string>, message = '', failure = mismatch) => ({
  name: path.resolve('apps/a.test.ts'),
  status,
  message,
  assertionResults: Object.entries(tests).map(([fullName, outcome]) => ({
    fullName,
    status: outcome,
    failureMessages: outcome === 'failed' ? [failure] : [],
  })),
});

const playwrightTest = (status: string, ...messages: (string | undefined)[]) => ({
  status,
  results: messages.map((message) => (message === undefined ? {} : { error: { message } })),
});

it.each([
  [
    'a report of Vitest',
    { numPassedTests: 1, numFailedTests: 1, testResults: [vitestFile('failed', { 'pays out': 'passed', 'takes a stake': 'failed' })] },
    {
      passed: 1,
      failures: [
        { file: 'apps/a.test.ts', test: 'apps/a.test.ts › takes a stake', reason: 'AssertionError: expected 1 to be 2 at a.test.ts:3' },
      ],
    },
  ],
  [
    'a story that differs from its picture',
    {
      numPassedTests: 0,
      numFailedTests: 1,
      testResults: [vitestFile('failed', { Default: 'failed' }, '', 'Error: Screenshot does not match the stored reference.')],
    },
    {
      passed: 0,
      failures: [
        {
          file: 'apps/a.test.ts',
          test: 'apps/a.test.ts › Default',
          reason: 'Error: Screenshot does not match the stored reference.',
          isPicture: true,
        },
      ],
    },
  ],
  [
    'a file that broke outside its tests',
    { numPassedTests: 1, numFailedTests: 0, testResults: [vitestFile('failed', { 'pays out': 'passed' }, 'Cannot find b.ts')] },
    { passed: 1, failures: [{ file: 'apps/a.test.ts', test: 'apps/a.test.ts', reason: 'Cannot find b.ts' }] },
  ],
  [
    'a file whose process crashed before its tests were found',
    { numPassedTests: 0, numFailedTests: 0, testResults: [vitestFile('passed', {})] },
    {
      passed: 0,
      failures: [{ file: 'apps/a.test.ts', test: 'apps/a.test.ts', reason: 'The process that ran it ended before its tests.' }],
    },
  ],
  [
    'a file whose process crashed in the middle of its tests',
    { numPassedTests: 1, numFailedTests: 0, testResults: [vitestFile('passed', { 'pays out': 'passed', 'takes a stake': 'pending' })] },
    {
      passed: 1,
      failures: [{ file: 'apps/a.test.ts', test: 'apps/a.test.ts', reason: 'The process that ran it ended before its tests.' }],
    },
  ],
  [
    'a file with a test that is left out on purpose',
    { numPassedTests: 1, numFailedTests: 0, testResults: [vitestFile('passed', { 'pays out': 'passed', 'on Citus': 'skipped' })] },
    { passed: 1, failures: [] },
  ],
  [
    'a report of Playwright',
    {
      stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 3 },
      suites: [
        {
          specs: [],
          suites: [
            { specs: [{ title: 'logs in', file: 'in.e2e.ts', tests: [playwrightTest('unexpected', `Timed out ${'.'.repeat(300)}`)] }] },
          ],
        },
      ],
    },
    { passed: 5, failures: [{ file: 'in.e2e.ts', test: 'in.e2e.ts › logs in', reason: `Timed out ${'.'.repeat(190)}` }] },
  ],
])('RUN-02 %s says how many passed, which failed, and why', (name, report, results) => {
  const file = path.join(directory, `${name}.json`);
  writeFileSync(file, JSON.stringify(report));
  expect(readResults(file)).toEqual(results);
});

it('RUN-02 a suite that left no report says nothing', () => {
  expect(readResults(path.join(directory, 'none.json'))).toEqual({ passed: 0, failures: [] });
});
