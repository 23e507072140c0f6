import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { selectors } from '@site/ui/testing';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import languages from '../../locales/languages.json' with { type: 'json' };
import { browserLaunchOptions } from './browser.mjs';
import { packLibrary } from './packLibrary';

const MAX_PACKAGE_BYTES = 2_000_000;
const root = path.resolve(import.meta.dirname, '../..');
const app = mkdtempSync(path.join(tmpdir(), 'fresh-'));
const versionAt = (folder: string) => (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
let file: string;
let server: PreviewServer;
let browser: Browser;

/** Runs a program in the fresh app; throws with its output when it fails. */
function run(program: string, ...args: string[]): string {
  try {
    return execFileSync(program, args, { cwd: app, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}

beforeAll(async () => {
  file = await packLibrary();
  cpSync(path.join(import.meta.dirname, 'fresh'), app, { recursive: true });
  const library = path.join(root, 'packages/ui/node_modules');
  const installed = ['react', 'react-dom', '@types/react', '@types/react-dom', '@emotion/react', '@emotion/styled', '@mui/material'];
  const grids = ['@mui/x-charts', '@mui/x-data-grid', '@mui/x-date-pickers', 'dayjs'];
  const dependencies = Object.fromEntries([...installed, ...grids].map((name) => [name, versionAt(path.join(library, name))]));
  const manifest = { name: 'fresh', private: true, type: 'module', dependencies: { '@site/ui': `file:${file}`, ...dependencies } };
  writeFileSync(path.join(app, 'package.json'), JSON.stringify(manifest));
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { packageManager: string };
  run('npx', '-y', packageManager, 'install', '--ignore-workspace', '--prefer-offline', '--strict-peer-dependencies');
  const pages = ['index.html', 'first.html'].map((page) => path.join(app, page));
  await build({ root: app, logLevel: 'error', configFile: false, build: { rolldownOptions: { input: pages } } });
  await build({ root: app, logLevel: 'error', configFile: false, build: { ssr: 'server.tsx', outDir: 'server' } });
  server = await preview({ root: app, configFile: false, preview: { port: 0, host: '127.0.0.1' } });
  browser = await chromium.launch(await browserLaunchOptions());
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(app, { recursive: true, force: true });
});

it('SHL-10 the packed library is at most 2 MB, without stories and pictures', () => {
  expect(statSync(file).size).toBeLessThanOrEqual(MAX_PACKAGE_BYTES);
  const files = readdirSync(path.join(app, 'node_modules/@site/ui'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /stories|story-art|\.(test|guide|example)\.|\.png$/.test(name))).toEqual([]);
});

const compilers = {
  'TypeScript 5.9': 'packages/config/node_modules/typescript-5.9/bin/tsc',
  'TypeScript 7': 'node_modules/typescript/bin/tsc',
};

it.each([
  ['TypeScript 5.9', 'nodenext', 'nodenext'],
  ['TypeScript 7', 'bundler', 'esnext'],
] as const)('SHL-10 a fresh app passes strict %s with the resolution %s', { timeout: 120_000 }, (compiler, resolution, module) => {
  const options = ['-p', '.', '--noEmit', '--module', module, '--moduleResolution', resolution];
  const { stdout } = spawnSync('node', [path.join(root, compilers[compiler]), ...options], { cwd: app, encoding: 'utf8' });
  const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
  // Checks the library's declarations as well. Some of MUI's own fail, which is not ours to mend.
  expect(faults.filter((fault) => fault.includes('@site') || !fault.startsWith('node_modules'))).toEqual([]);
});

it(
  'SHL-10 every entry loads in plain Node, and the main entry has what the others have but words, one pack a language, and helpers of tests',
  { timeout: 120_000 },
  () => {
    writeFileSync(
      path.join(app, 'entries.mjs'),
      `import { globSync, readFileSync } from 'node:fs';
    const folder = 'node_modules/@site/ui/';
    const { exports } = JSON.parse(readFileSync(folder + 'package.json', 'utf8'));
    const main = await import('@site/ui');
    const missing = [];
    let entries = 0;
    for (const target of Object.values(exports).map((entry) => entry.default).filter((file) => file && !/^.\\/(?:words|testing)\\//.test(file)))
      for (const file of globSync(target, { cwd: folder })) {
        entries += 1;
        const entry = await import('./' + folder + file);
        missing.push(...Object.keys(entry).filter((name) => main[name] !== entry[name]));
      }
    const packs = Object.keys(exports).filter((name) => /^.\\/words\\/[a-z]{2}/.test(name) && !name.endsWith('createWords'));
    const copied = await Promise.all(packs.map(async (name) => (await import(name.replace('.', '@site/ui'))).words.reportGrid.copied(2)));
    console.log(JSON.stringify({ entries, missing, packs: packs.length, copied: new Set(copied).size }));`,
    );
    const { entries, missing, packs, copied } = JSON.parse(run('node', 'entries.mjs')) as Record<'entries' | 'packs' | 'copied', number> & {
      missing: string[];
    };
    expect(packs).toBe(Object.keys(languages).length);
    // Malay and Indonesian say it alike.
    expect(copied).toBeGreaterThan(30);
    expect(missing).toEqual([]);
    expect(entries).toBeGreaterThan(150);
  },
);

it('SHL-10 a fresh app renders a tile in plain Node', { timeout: 120_000 }, () => {
  expect(run('node', 'server/server.js')).toContain('Gold Tiger');
});

it('SHL-10 the first tile takes ten lines of code, which the README shows', async () => {
  const code = readFileSync(path.join(app, 'first.tsx'), 'utf8');
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
  expect(readFileSync(path.join(root, 'packages/ui/README.md'), 'utf8')).toContain(`\`\`\`tsx\n${code}\`\`\``);
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}first.html`);
  await page.getByRole('article', { name: 'Gold Tiger' }).getByRole('button', { name: 'Play now: Gold Tiger' }).waitFor();
  await page.close();
});

it('SHL-10 Playwright reads the selectors for tests', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls?.local[0]}first.html`);
  await page.locator(selectors.tileAction('Gold Tiger', 'play')).waitFor({ state: 'attached' });
  const found: [string, number][] = [];
  for (const [name, select] of Object.entries<(...args: never[]) => string>(selectors))
    found.push([name, await page.locator(select(...(['Gold Tiger', 'play'] as never[]))).count()]);
  expect(found.filter(([, count]) => count > 0)).toEqual([
    ['tile', 1],
    ['tileAction', 1],
  ]);
  await page.close();
});

it('SHL-10 a pack of words needs no optional package', () => {
  const folder = path.join(app, 'node_modules/@site/ui');
  const needed = ['words', 'internal/locales', 'internal/@mui/x-data-grid']
    .flatMap((name) => globSync(`${name}/**/*.js`, { cwd: folder }))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/from "([^.][^"]*)"/g)].map(([, id]) => id));
  expect([...new Set(needed)]).toEqual(['react']);
});

it('SHL-10 a fresh app shows a tile in light, in dark and from right to left', async () => {
  const grounds = new Set<string>();
  for (const [colorScheme, query] of [
    ['light', ''],
    ['dark', ''],
    ['dark', '?dir=rtl&lang=ar'],
  ] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 360, height: 640 } });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${server.resolvedUrls?.local[0]}${query}`);
    await page.getByRole('article', { name: 'Gold Tiger' }).waitFor();
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    await page.screenshot({ path: path.join(root, `node_modules/.cache/fresh/${colorScheme}${query ? '-rtl' : ''}.png`) });
    expect(complaints).toEqual([]);
    await page.close();
  }
  expect(grounds.size).toBe(2);
});
