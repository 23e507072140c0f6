import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acceptPictures } from '../../.storybook/visual/acceptPictures.ts';
import { buildAll, buildGames } from './build.ts';
import { packLibrary } from './packLibrary.ts';
import { run } from './runProgram.ts';
import { runTests, suiteArguments } from './runTests.ts';

const root = path.resolve(import.meta.dirname, '../..');

const [command = '', ...rest] = process.argv.slice(2);
const build = async (onlyIfStale: boolean) => (await buildAll({ onlyIfStale })).ok;
const commands: Record<string, () => boolean | Promise<boolean>> = {
  start: async () => (await build(true)) && serve('start'),
  dev: async () => (await buildGames({ onlyIfStale: true })).ok && serve('dev'),
  build: () => build(false),
  types: () => run('tsc', '-b'),
  lint: async () => (await run('oxlint', '--deny-warnings')) && run('oxfmt', '--check', '.'),
  format: () => run('oxfmt', '--write', '.'),
  storybook: () => run('storybook', 'dev', '-p', '6006', '--ci', ...rest),
  'storybook:build': () => run('storybook', 'build', '-o', 'storybook-static', '--disable-telemetry'),
  sizes: () => run('node', 'packages/config/sizes.ts'),
  locales: () => run('node', 'packages/config/locales.ts', ...rest),
  pack,
  release,
  requirements: () => run('node', 'packages/config/requirements.ts'),
  visual,
  chromatic,
  test: () => runTests(rest),
  'test:unit': () => run(...suiteArguments.unit, ...rest),
  'test:stories': () => run(...suiteArguments.stories, ...rest),
  'test:e2e': async () => (await build(true)) && run(...suiteArguments.e2e, ...rest),
  trial: async () => (await run('vitest', 'run', '--project=trial', ...rest)) && (rest.length > 0 || playWithMotion()),
  bench,
  reset: () => run('node', 'apps/service/src/commands/reset.ts', ...rest),
  demo: () => run('node', 'apps/service/src/commands/demo.ts', ...rest),
  brand,
  campaign: () => run('node', 'apps/service/src/commands/campaign.ts', ...rest),
  distribute: () => run('node', 'apps/service/src/commands/distribute.ts', ...rest),
  'move-to-postgres': () => run('node', 'apps/service/src/commands/moveToPostgres.ts', ...rest),
  'money-audit': () => run('node', 'apps/service/src/commands/moneyAudit.ts', ...rest),
  rollups: () => run('node', 'apps/service/src/commands/rollups.ts', ...rest),
  ruling: () => run('node', '--disable-warning=ExperimentalWarning', 'apps/studio/src/commands/ruling.ts', ...rest),
  'vendor:certify': () => run('node', 'apps/service/src/commands/vendorCertify.ts', ...rest),
  'vendor:requests': () => run('node', 'apps/service/src/commands/vendorRequests.ts', ...rest),
};

const chosen = commands[command];
if (!chosen) console.error(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}.`);
if (!(await chosen?.())) process.exitCode = 1;

/** Runs the studio beside the service. When one ends, the others end too; a signal is passed on to all. */
function serve(mode: 'start' | 'dev'): boolean {
  const watch = mode === 'dev' ? ['--watch'] : [];
  const children = ['studio', 'service'].map((app) =>
    spawn('node', [...watch, '--disable-warning=ExperimentalWarning', `apps/${app}/src/main.ts`], { cwd: root, stdio: 'inherit' }),
  );
  if (mode === 'dev')
    for (const args of [['apps/site'], ['apps/desk'], ['build', 'apps/studio', '--watch', '--logLevel', 'warn']])
      children.push(spawn('vite', args, { cwd: root, stdio: 'inherit' }));
  let isEnding = false;
  const endAll = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    children.forEach((child) => child.kill(signal));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => endAll(signal));
  for (const child of children)
    child.on('exit', (code) => {
      // No exit code: the process was killed, by this program or by a crash.
      process.exitCode ||= code ?? (isEnding ? 0 : 1);
      endAll('SIGTERM');
    });
  return true;
}

/** Checks or stores a brand; `preview` serves the demo in its look, from a database that is deleted at the end. */
async function brand(): Promise<boolean> {
  const [file = '', verb] = rest;
  const program = ['node', 'apps/service/src/commands/brand.ts'] as const;
  if (verb !== 'preview') return run(...program, ...rest);
  if (!(await run(...program, file)) || !(await build(true))) return false;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brand-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  Object.assign(process.env, { DATA_DIR: dataDir });
  return serve('start') && run(...program, file, verb);
}

/** Compares every story with its baselines, or with `accept` turns the last differences into the new baselines. */
function visual(): boolean | Promise<boolean> {
  const [verb, wanted] = rest;
  if (verb !== 'accept') return run(...suiteArguments.stories, ...rest);
  const accepted = acceptPictures(wanted);
  console.log(accepted.length > 0 ? `Accepted:\n  ${accepted.join('\n  ')}` : 'Nothing to accept: run npm run visual first.');
  return accepted.length > 0;
}

/** Builds and packs the library for use elsewhere. */
async function pack(): Promise<boolean> {
  console.log(path.relative(root, await packLibrary()));
  return true;
}

/** Turns the pending changesets into the library's next version and its changelog, and packs it. */
async function release(): Promise<boolean> {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { packageManager: string };
  // Changesets asks the package manager for the packages of the workspace.
  return (await run('npx', '-y', packageManager, 'exec', 'changeset', 'version')) && pack();
}

/** Runs every story with animations on. Takes no pictures, because those need a still page. */
function playWithMotion(): Promise<boolean> {
  Object.assign(process.env, { MOTION: 'full', VISUAL: '0' });
  return run('vitest', 'run', '--project=stories-dark');
}

/** Uploads the built Storybook to Chromatic, when its token is set. */
async function chromatic(): Promise<boolean> {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    console.log('Chromatic is left out: CHROMATIC_PROJECT_TOKEN is not set.');
    return true;
  }
  return (await run('storybook', 'build', '-o', 'storybook-static', '--disable-telemetry')) && run('chromatic', ...rest);
}

/** Runs the benchmarks one after another. A failing one does not stop the others. */
async function bench(): Promise<boolean> {
  let ok = await build(true);
  if (!ok) return false;
  for (const file of ['packages/bench/src/main.ts', 'apps/service/src/wallet/bench/main.ts', 'apps/service/src/games/bench/main.ts'])
    ok = (await run('node', file)) && ok;
  return ok;
}
