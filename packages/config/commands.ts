import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { modes } from '../../.storybook/modes.ts';
import { acceptPictures } from '../../.storybook/visual/acceptPictures.ts';
import { readResults } from './readResults.ts';

const root = path.resolve(import.meta.dirname, '../..');
const results = path.join(root, 'node_modules/.cache/results');

const storyProjects = Object.keys(modes).map((mode) => `--project=stories-${mode}`);

const [command = '', ...rest] = process.argv.slice(2);
const commands: Record<string, () => boolean> = {
  start: () => buildSite({ onlyIfStale: true }) && serve('start'),
  dev: () => serve('dev'),
  build: () => buildSite({ onlyIfStale: false }),
  lint: () => run('oxlint', '--deny-warnings') && run('oxfmt', '--check', '.'),
  format: () => run('oxfmt', '--write', '.'),
  storybook: () => run('storybook', 'dev', '-p', '6006', '--ci', ...rest),
  'storybook:build': () => run('storybook', 'build', '-o', 'storybook-static', '--disable-telemetry'),
  sizes: () => run('node', 'packages/config/sizes.ts'),
  visual,
  chromatic,
  test,
  trial: () => run('vitest', 'run', '--project=trial', ...rest) && (rest.length > 0 || playWithMotion()),
  bench: () =>
    buildSite({ onlyIfStale: true }) &&
    // One that fails leaves the figures of the others.
    ['packages/bench/src/main.ts', 'apps/service/src/wallet/bench/main.ts', 'apps/service/src/games/bench/main.ts']
      .map((file) => run('node', file))
      .every(Boolean),
  reset: () => run('node', 'apps/service/src/commands/reset.ts', ...rest),
  demo: () => run('node', 'apps/service/src/commands/demo.ts', ...rest),
  'money-audit': () => run('node', 'apps/service/src/commands/moneyAudit.ts', ...rest),
};

const chosen = commands[command];
if (!chosen) console.error(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}.`);
if (!chosen?.()) process.exitCode = 1;

/** Builds the browser's and the service's half of the site, unless the sources are those of the last build. */
function buildSite({ onlyIfStale }: { onlyIfStale: boolean }): boolean {
  const stamp = path.join(root, 'apps/site/dist/stamp');
  const sources = globSync(
    ['packages/{ui,api,rules}/src/**/*', 'apps/site/{src,public}/**/*', 'apps/site/*.*', 'locales/**/*', 'pnpm-lock.yaml'],
    { cwd: root },
  );
  const wanted = hashOf(sources.filter((file) => statSync(path.join(root, file)).isFile()));
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  const built = timed('build', 'vite', 'build', 'apps/site') && timed('build for the service', 'vite', 'build', 'apps/site', '--ssr');
  if (built) writeFileSync(stamp, wanted);
  return built;
}

/** Runs the studio beside the service; when one ends, so do the others, and a signal reaches all. */
function serve(mode: 'start' | 'dev'): boolean {
  const watch = mode === 'dev' ? ['--watch'] : [];
  const children = ['studio', 'service'].map((app) =>
    spawn('node', [...watch, '--disable-warning=ExperimentalWarning', `apps/${app}/src/main.ts`], { cwd: root, stdio: 'inherit' }),
  );
  if (mode === 'dev') children.push(spawn('vite', ['apps/site'], { cwd: root, stdio: 'inherit' }));
  let isEnding = false;
  const endAll = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    children.forEach((child) => child.kill(signal));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(signal));
  for (const child of children)
    child.on('exit', (code) => {
      // Without a code it was killed: by us, or by something that went wrong.
      process.exitCode ||= code ?? (isEnding ? 0 : 1);
      endAll('SIGTERM');
    });
  return true;
}

/** Compares every story with its pictures, or with `accept` makes what the last comparison found the pictures to hold to. */
function visual(): boolean {
  const [verb, wanted] = rest;
  if (verb !== 'accept') return run('vitest', 'run', ...storyProjects, ...rest);
  const accepted = acceptPictures(wanted);
  console.log(accepted.length > 0 ? `Accepted:\n  ${accepted.join('\n  ')}` : 'Nothing to accept: run npm run visual first.');
  return accepted.length > 0;
}

/** Plays every story with motion on, as a person meets it. Pictures need stillness, so none is taken. */
function playWithMotion(): boolean {
  Object.assign(process.env, { MOTION: 'full', VISUAL: '0' });
  return run('vitest', 'run', '--project=stories-dark');
}

/** Hands the built Storybook to Chromatic, where its token is known. */
function chromatic(): boolean {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('Chromatic is left out: CHROMATIC_PROJECT_TOKEN is not set.');
    return true;
  }
  return run('storybook', 'build', '-o', 'storybook-static', '--disable-telemetry') && run('chromatic', ...rest);
}

/** Every check of the project, each counted; the last line is what CI reads. */
function test(): boolean {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let passed = 0;
  const failures: string[] = [];
  const single = (name: string, ok: boolean) => (ok ? (passed += 1) : failures.push(name));
  const suite = (name: string, ok: boolean) => {
    const read = readResults(path.join(results, `${name}.json`));
    passed += read.passed;
    // A suite that broke before it could name its failures has failed once.
    failures.push(...(ok || read.failures.length > 0 ? read.failures : [name]));
  };
  const vitest = (name: string, ...projects: string[]) =>
    suite(
      name,
      timed(
        name,
        'vitest',
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=./.storybook/visual/VisualReport.ts',
        '--reporter=json',
        `--outputFile.json=${path.join(results, `${name}.json`)}`,
      ),
    );

  single('types', timed('types', 'tsc', '-b'));
  single('lint', timed('lint', 'oxlint', '--deny-warnings'));
  single('format', timed('format', 'oxfmt', '--check', '.'));
  vitest('unit', 'unit');
  vitest('stories', ...Object.keys(modes).map((mode) => `stories-${mode}`));
  single('build', buildSite({ onlyIfStale: true }));
  suite('e2e', timed('end to end', 'playwright', 'test', '--config=apps/site/playwright.config.ts'));

  if (!process.env['TEST_DATABASE_URL'])
    console.log('Left out: the same handlers on Postgres (TEST_DATABASE_URL names a database that may be emptied).');
  for (const failure of failures) console.log(`Failed: ${failure}`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

function timed(name: string, program: string, ...args: string[]): boolean {
  const from = Date.now();
  const ok = run(program, ...args);
  console.log(`[${name}] ${ok ? 'ok' : 'failed'} in ${((Date.now() - from) / 1000).toFixed(1)} s`);
  return ok;
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
