import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

export interface Results {
  passed: number;
  /** File and name of each failed test, and each file that failed outside a test. */
  failures: string[];
}

/** Reads a JSON report of Vitest or Playwright; returns an empty result when the report is missing. Flaky tests count as failed. */
export function readResults(file: string): Results {
  if (!existsSync(file)) return { passed: 0, failures: [] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) return { passed: report.stats.expected, failures: report.suites.flatMap(brokenSpecs) };
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      const source = path.relative(process.cwd(), name);
      return tests.length > 0 ? tests.map(({ fullName }) => `${source} › ${fullName}`) : [source];
    });
  return { passed: report.numPassedTests, failures };
}

const brokenSpecs = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(brokenSpecs),
];
