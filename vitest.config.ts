import { readdirSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { modes } from './.storybook/modes.ts';
import { allowance } from './.storybook/visual/allowance.ts';
import { pictureLaunchOptions } from './packages/config/browser.mjs';
import { testFiles } from './packages/config/findTests.ts';
import { LongestFirst } from './packages/config/LongestFirst.ts';

const root = import.meta.dirname;

const asked = process.argv.join(' ');
// Stories are played as people meet them: React without its checks draws the same and takes a fifth less time.
if (/--project[= ]stories/.test(asked)) process.env['NODE_ENV'] = 'production';
// Storybook reads all stories when its plugin is made, which takes seconds that the other projects do without.
const storybook = /--project[= ](unit|trial)/.test(asked) ? [] : [storybookTest({ configDir: path.join(root, '.storybook') })];

// Every MUI entry is bundled up front: an import first met in the middle of a run reloads the page and gives two copies of React.
const entriesOf = (name: string, wanted: RegExp) =>
  readdirSync(path.join(root, 'packages/ui/node_modules', name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && wanted.test(entry.name))
    .map((entry) => `@site/ui > ${name}/${entry.name}`);
const muiEntries = [
  ...entriesOf('@mui/material', /^[A-Z]|^use[A-Z]|^styles$/),
  ...entriesOf('@mui/x-date-pickers', /^(DatePicker|LocalizationProvider|AdapterDayjs|locales)$/),
  ...entriesOf(
    '@mui/x-charts',
    /^(LineChart|BarChart|Charts(DataProvider|Surface|XAxis|YAxis|Grid|AxisHighlight|ReferenceLine|Tooltip))$|^hooks$/,
  ),
  ...[
    '@mui/x-data-grid',
    '@mui/x-data-grid/locales',
    'dayjs',
    'dayjs/plugin/utc',
    'dayjs/locale/ar.js',
    'dayjs/locale/bn.js',
    'uqr',
    'libphonenumber-js/min',
    'libphonenumber-js/mobile/examples',
    'country-flag-icons/react/3x2',
  ].map((entry) => `@site/ui > ${entry}`),
];

export default defineConfig({
  test: {
    // A picture becomes one to hold to when a person accepts it, never by a run.
    update: 'none',
    reporters: ['default', './.storybook/visual/VisualReport.ts'],
    sequence: { sequencer: LongestFirst },
    // Rules for other browsers, of which this one has nothing to say but that it does not know them.
    onConsoleLog: (log) => !(log.includes('problem inserting the following rule') && log.includes('-moz-')),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: testFiles.unit,
          // Time limits only end a test that hangs: on a busy machine everything takes ten times as long.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['packages/config/tempDirInMemory.ts', 'packages/config/buildGamesFirst.ts'],
          // The engine and the libraries are read once for each worker, not for each of 150 files.
          isolate: false,
          // Half of the time is spent waiting: for a database, a process or an animation.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: 'trial',
          environment: 'node',
          include: ['apps/*/src/**/*.trial.ts', 'packages/*/src/**/*.trial.ts'],
          // A measurement runs alone, also on a machine with more cores.
          maxWorkers: 1,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
      {
        optimizeDeps: { include: [...muiEntries, '@site/api > zod', 'axe-core'] },
        plugins: storybook,
        test: {
          name: 'stories',
          testTimeout: 60_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          // Starting a page anew for each of 110 files took a third of the run. A story cleans up behind itself.
          isolate: false,
          // Fewer pages leave a core idle while a picture is taken and compared.
          maxWorkers: 3,
          provide: { visual: process.env['VISUAL'] !== '0', motion: process.env['MOTION'] === 'full' ? 'full' : 'reduced' },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await pictureLaunchOptions(),
              contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'dark', locale: 'en-US', timezoneId: 'UTC' },
            }),
            viewport: { width: 900, height: 600 },
            commands: { accessibilityTree: ({ iframe }) => iframe.locator('body').ariaSnapshot() },
            instances: [
              ...(Object.keys(modes) as (keyof typeof modes)[]).map((mode) => ({
                browser: 'chromium' as const,
                name: `stories-${mode}`,
                provide: { mode },
              })),
              // In a page of their own: what a screen reader hears there is the example alone.
              { browser: 'chromium' as const, name: 'stories-examples', include: ['.storybook/**/*.test.tsx'], provide: { mode: 'dark' } },
            ],
            expect: {
              toMatchScreenshot: {
                // A page of posters on a busy machine takes seconds for one picture; a quiet one never waits this long.
                timeout: 20_000,
                comparatorName: 'pixelmatch',
                comparatorOptions: allowance,
                resolveScreenshotPath: ({ arg, ext }) => path.join(root, 'packages/ui/visual', `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext }) => path.join(root, 'packages/ui/visual-diff', `${arg}${ext}`),
              },
            },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
