import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    /** The error of a file that failed outside a test, else empty. */
    message: string;
    /** A test that never finished is `pending`; one left out on purpose is `skipped`. */
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
}

/** A failed test, or a file that failed outside a test or was never finished. */
export interface Failure {
  file: string;
  /** File and title of the test. */
  test: string;
  /** Start of the error's message, on one line. */
  reason: string;
  /** A story that differs from its picture. */
  isPicture?: true;
}

export interface Results {
  passed: number;
  failures: Failure[];
}

/** Reads a JSON report of Vitest or Playwright; returns an empty result when the report is missing. */
export function readResults(reportFile: string): Results {
  if (!existsSync(reportFile)) return { passed: 0, failures: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) return { passed: report.stats.expected, failures: report.suites.flatMap(brokenSpecs) };
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(brokenTests) };
}

const brokenTests = ({ name, status, message, assertionResults }: VitestReport['testResults'][number]): Failure[] => {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map(({ fullName, failureMessages = [] }) => {
      const failure = failureOf(file, fullName, failureMessages[0]);
      return failureMessages.some((text) => text.includes('does not match the stored reference'))
        ? Object.assign(failure, { isPicture: true as const })
        : failure;
    });
  if (status === 'failed') return [failureOf(file, undefined, message)];
  // Vitest reports a file as passed when the process that ran it crashed.
  const isFinished = assertionResults.length > 0 && assertionResults.every((test) => test.status !== 'pending');
  return isFinished ? [] : [failureOf(file, undefined, 'The process that ran it ended before its tests.')];
};

const brokenSpecs = ({ suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, title, tests }) =>
      failureOf(file, title, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    ),
  ...suites.flatMap(brokenSpecs),
];

/** Keeps the first 200 characters of a message, on one line: CI keeps only the end of its log. */
const failureOf = (file: string, title?: string, message = ''): Failure => ({
  file,
  test: title ? `${file} › ${title}` : file,
  reason: stripVTControlCharacters(message).trim().replaceAll(/\s+/g, ' ').slice(0, 200),
});
