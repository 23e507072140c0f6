import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { modes } from '../../.storybook/modes.ts';
import { buildAll, buildGames } from './build.ts';
import { findTests, type Suite } from './findTests.ts';
import { readResults } from './readResults.ts';
import { type Outcome, runAside, runTimed } from './runProgram.ts';

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'node_modules/.cache/results');

export const suiteArguments = {
  unit: ['vitest', 'run', '--project=unit'],
  stories: ['vitest', 'run', ...[...Object.keys(modes), 'examples'].map((page) => `--project=stories-${page}`)],
  e2e: ['playwright', 'test', '--config=apps/site/playwright.config.ts'],
} as const satisfies Record<Suite, readonly [string, ...string[]]>;

const reporters = (suite: Suite) =>
  suite === 'e2e'
    ? []
    : [
        '--reporter=default',
        '--reporter=./.storybook/visual/VisualReport.ts',
        '--reporter=json',
        `--outputFile.json=${path.join(results, `${suite}.json`)}`,
      ];

/** Counts passed tests and collects the names of failed ones. */
class Tally {
  passed = 0;
  readonly failures: string[] = [];

  step(name: string, { ok, output }: Outcome) {
    process.stdout.write(output);
    if (ok) this.passed += 1;
    else this.failures.push(name);
  }

  async suite(suite: Suite, files: string[] = []): Promise<void> {
    const [program, ...args] = suiteArguments[suite];
    const { ok } = await runTimed(suite, program, ...args, ...reporters(suite), ...files);
    const read = readResults(path.join(results, `${suite}.json`));
    this.passed += read.passed;
    // A suite that failed without naming a test counts as one failure.
    this.failures.push(...(ok || read.failures.length > 0 ? read.failures : [suite]));
  }

  /** Prints the summary line that CI parses. */
  print(): boolean {
    for (const failure of this.failures) console.log(`Failed: ${failure}`);
    console.log(`${this.passed} passed, ${this.failures.length} failed`);
    return this.failures.length === 0;
  }
}

/** Runs the tests that the paths select; without a path, every check of the project. */
export async function runTests(paths: string[]): Promise<boolean> {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return paths.length > 0 ? runNamed(paths) : runAll();
}

async function runNamed(paths: string[]): Promise<boolean> {
  const found = paths.map(findTests);
  const unknown = paths.filter((_, index) => Object.values(found[index] ?? {}).every(({ length }) => length === 0));
  if (unknown.length > 0) {
    console.error(`No test, story or end-to-end file: ${unknown.join(', ')}`);
    return false;
  }
  const tally = new Tally();
  for (const suite of ['unit', 'stories', 'e2e'] as const) {
    const files = [...new Set(found.flatMap((tests) => tests[suite]))];
    if (files.length === 0) continue;
    if (suite === 'e2e' && !(await buildAll({ onlyIfStale: true })).ok) tally.failures.push('build');
    else await tally.suite(suite, files);
  }
  return tally.print();
}

async function runAll(): Promise<boolean> {
  const tally = new Tally();
  // The unit tests need it, and two concurrent builds would write the same files.
  tally.step('build of the games', await buildGames({ onlyIfStale: true }));
  // Unit tests spend half of their time waiting for a database or a process.
  const checking = checkAside();
  await tally.suite('unit');
  for (const [name, outcome] of await checking) tally.step(name, outcome);
  await tally.suite('stories');
  await tally.suite('e2e');

  if (!process.env['TEST_DATABASE_URL'])
    console.log('Left out: the same handlers on Postgres (TEST_DATABASE_URL names a database that may be emptied).');
  if (!process.env['TEST_CITUS_URL'])
    console.log('Left out: money and play on a Citus cluster (TEST_CITUS_URL names a coordinator that may make databases).');
  return tally.print();
}

/** Runs the checks that need no test runner, one after another. */
async function checkAside(): Promise<[string, Outcome][]> {
  return [
    // Each checker works out again what several files share. Alone, one takes half of the processor time of the usual four.
    ['types', await runAside('types', 'tsc', '-b', '--checkers', '1')],
    ['lint', await runAside('lint', 'oxlint', '--deny-warnings')],
    ['format', await runAside('format', 'oxfmt', '--check', '.')],
    ['build', await buildAll({ onlyIfStale: true, run: runAside })],
  ];
}
