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

export interface Results {
  passed: number;
  /** File, name and reason of each failed test, and each file that failed outside a test. */
  failures: string[];
}

/** Reads a JSON report of Vitest or Playwright; returns an empty result when the report is missing. Flaky tests count as failed. */
export function readResults(file: string): Results {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) return { passed: report.stats.expected, failures: report.suites.flatMap(brokenSpecs) };
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const source = path.relative(process.cwd(), name);
      return tests.length > 0
        ? tests.map(({ fullName, failureMessages }) => failureOf(`${source} › ${fullName}`, failureMessages?.[0]))
        : [failureOf(source, message)];
    });
  return { passed: report.numPassedTests, failures };
}

const brokenSpecs = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title, tests }) =>
      failureOf(`${file} › ${title}`, tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message),
    ),
  ...suites.flatMap(brokenSpecs),
];

/** Adds the first 200 characters of a message, on one line, to a test's name: CI keeps only the end of its log. */
function failureOf(test: string, message = ''): string {
  const reason = stripVTControlCharacters(message).trim().replaceAll(/\s+/g, ' ');
  return reason ? `${test}: ${reason.slice(0, 200)}` : test;
}
