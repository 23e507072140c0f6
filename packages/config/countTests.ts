import { existsSync, readFileSync } from 'node:fs';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** How many tests of a suite passed and failed, from the JSON report of Vitest or Playwright; none where there is no report. A flaky test has failed. */
export function countTests(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
