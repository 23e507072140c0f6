import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { modes } from '../../.storybook/modes.ts';
import { buildAll, buildGames } from './build.ts';
import { findTests, type Suite } from './findTests.ts';
import { type Failure, readResults, type Results } from './readResults.ts';
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

/** Most failed files that are run a second time: more of them are a fault, not chance. */
const MAX_REPEATED = 5;

/** Counts passed tests and collects the names of failed ones. */
class Tally {
  passed = 0;
  readonly failures: string[] = [];
  readonly flaky: string[] = [];

  step(name: string, { ok, output }: Outcome) {
    process.stdout.write(output);
    if (ok) this.passed += 1;
    else this.failures.push(name);
  }

  /** Runs a suite, or some files of it. A test that fails beside the others and passes without them is reported as flaky, a picture never. */
  async suite(suite: Suite, files: string[] = []): Promise<void> {
    const { passed, failures } = await this.results(suite, files);
    const pictures = failures.filter(({ isPicture }) => isPicture);
    const others = failures.filter(({ isPicture }) => !isPicture);
    const failed = [...new Set(others.map(({ file }) => file))];
    const isRepeated = files.length === 0 && others.length > 0 && failed.length <= MAX_REPEATED && others.every(isInFile);
    const again = isRepeated ? (await this.results(suite, failed)).failures : others;
    const flaky = others.filter(({ test }) => !again.some((failure) => failure.test === test || !isInFile(failure)));
    this.passed += passed + flaky.length;
    this.flaky.push(...flaky.map(describe));
    const seen = new Set(pictures.map(({ test }) => test));
    this.failures.push(...[...pictures, ...again.filter(({ test }) => !seen.has(test))].map(describe));
  }

  private async results(suite: Suite, files: string[]): Promise<Results> {
    const [program, ...args] = suiteArguments[suite];
    const report = path.join(results, `${suite}.json`);
    rmSync(report, { force: true });
    const { ok } = await runTimed(suite, program, ...args, ...reporters(suite), ...files);
    const read = readResults(report);
    // A suite that failed without naming a test counts as one failure.
    return ok || read.failures.length > 0 ? read : { ...read, failures: [{ file: '', test: suite, reason: '' }] };
  }

  /** Prints the summary line that CI parses. */
  print(): boolean {
    for (const test of this.flaky) console.log(`Flaky: ${test}`);
    for (const failure of this.failures) console.log(`Failed: ${failure}`);
    console.log(`${this.passed} passed, ${this.failures.length} failed`);
    return this.failures.length === 0;
  }
}

const isInFile = ({ file }: Failure) => file !== '';
const describe = ({ test, reason }: Failure) => (reason ? `${test}: ${reason}` : test);

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
    console.log('Left out: the same handlers on Postgres (TEST_DATABASE_URL names a database whose role may make databases and roles).');
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
