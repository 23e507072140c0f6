import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, type Run, runTimed } from './runProgram.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface BuildOptions {
  /** Skips the build when the sources have not changed since the last one. */
  onlyIfStale: boolean;
  run?: Run;
}

/** Builds all browser code: the studio's games, the operator's desk, and the site for the browser and for the service. */
export async function buildAll(options: BuildOptions): Promise<Outcome> {
  let output = '';
  for (const buildOne of [buildGames, buildDesk, buildSite]) {
    const built = await buildOne(options);
    output += built.output;
    if (!built.ok) return { ok: false, output };
  }
  return { ok: true, output };
}

/** Builds the site for the browser and for server rendering. */
export function buildSite(options: BuildOptions): Promise<Outcome> {
  const sources = [
    'packages/{ui,api,money,rules}/src/**/*',
    'apps/site/{src,public}/**/*',
    'apps/site/*.*',
    'locales/**/*',
    'pnpm-lock.yaml',
  ];
  return buildOnce('apps/site', sources, options, async (run) => {
    const browser = await run('build', 'vite', 'build', 'apps/site');
    if (!browser.ok) return browser;
    const service = await run('build for the service', 'vite', 'build', 'apps/site', '--ssr');
    return { ok: service.ok, output: browser.output + service.output };
  });
}

/** Builds the operator's desk. */
export function buildDesk(options: BuildOptions): Promise<Outcome> {
  const sources = ['packages/{ui,api,money,rules}/src/**/*', 'apps/desk/src/**/*', 'apps/desk/*.*', 'locales/**/*', 'pnpm-lock.yaml'];
  return buildOnce('apps/desk', sources, options, (run) => run('build of the desk', 'vite', 'build', 'apps/desk'));
}

/** Builds the browser code of the games. */
export function buildGames(options: BuildOptions): Promise<Outcome> {
  const sources = ['packages/{api,money,rules}/src/**/*', 'apps/studio/src/**/*', 'apps/studio/*.*', 'pnpm-lock.yaml'];
  return buildOnce('apps/studio', sources, options, (run) => run('build of the games', 'vite', 'build', 'apps/studio'));
}

/** Runs a build and stores the hash of its sources in the output folder, which every build of Vite empties first, also in watch mode. */
async function buildOnce(
  app: string,
  patterns: string[],
  { onlyIfStale, run = runTimed }: BuildOptions,
  build: (run: Run) => Promise<Outcome>,
): Promise<Outcome> {
  const stamp = path.join(root, app, 'dist/client/.vite/stamp');
  const sources = globSync(patterns, { cwd: root }).filter((file) => statSync(path.join(root, file)).isFile());
  const wanted = hashOf(sources);
  if (onlyIfStale && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { ok: true, output: '' };
  const built = await build(run);
  if (built.ok) writeFileSync(stamp, wanted);
  return built;
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
