import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from '../../packages/config/browser.mjs';
import { takePorts } from '../../packages/config/takePorts';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache');
// The workers read this file too, and inherit what the run has taken: ports of the service, the studio, and the studio of `status`.
process.env['E2E_PORT'] ??= String((await takePorts(3)).port);
const port = Number(process.env['E2E_PORT']);
process.env['E2E_DATA_DIR'] ??= path.join(cache, `e2e-data-${port}`);
const launchOptions = await browserLaunchOptions();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(cache, `e2e-${port}`),
  reporter: [['list'], ['json', { outputFile: path.join(cache, 'results/e2e.json') }]],
  fullyParallel: true,
  // More than the cores: a page waits for the service, and the service for its disk.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A page is open for seconds: optimising its code takes longer than it saves.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt,--no-maglev'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    // A service worker would answer requests that tests intercept; its own test enables it.
    serviceWorkers: 'block',
    // Only the tests of animations enable them; elsewhere they would make results vary.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure is reported with a snapshot of the page. A trace of every step would cost a fifth of the time: `TRACE=1` enables it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node apps/service/src/commands/reset.ts && node packages/config/commands.ts start',
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    env: {
      PORT: String(port),
      STUDIO_PORT: String(port + 1),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      TRUST_PROXY: 'loopback',
      PASSWORD_HASH_MS: '0',
      SEED_SIZE: 'week',
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
