import path from 'node:path';
import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type CDPSession, chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import type { Subject } from './report-grid/main.tsx';
import { interleave, median, type Rounds } from './rounds.ts';

/** Maximum ratio at which a report is still acceptable. */
export const MAX_REPORT_GRID_RATIO = 1.5;

const WARM_UP = 4;
const MOUNTS = Number(process.env['MOUNTS'] ?? 15);

/** A frame longer than this is felt as a stutter, in milliseconds. */
const LONG_FRAME_MS = 50;
const SCROLL_FRAMES = 120;
const SCROLLS = Number(process.env['SCROLLS'] ?? 15);

/** Processor time of a report's mount by the way its rows arrive, divided by that of a bare DataGrid with the same rows and columns. */
export interface ReportGridRatios {
  held: Rounds;
  loaded: Rounds;
  /** Long frames among 120 while scrolling through 100,000 rows: median of the rounds. */
  longFrames: { subject: number; reference: number };
}

/** Measures the mount of a `ReportGrid` against a bare DataGrid: time of the processor in the page's thread, in a production build. */
export async function benchReportGrid(): Promise<ReportGridRatios> {
  const root = path.join(import.meta.dirname, 'report-grid');
  const outDir = path.resolve(import.meta.dirname, '../dist/report-grid');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    // The test environment would select React's slow development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: { outDir, emptyOutDir: true, rolldownOptions: { onLog: () => undefined } },
  });
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const compare = async (subject: Subject, reference: Subject): Promise<Rounds> => {
      const measure = async () => ({ subject: await mountMs(page, cdp, subject), reference: await mountMs(page, cdp, reference) });
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let round = 0; round < WARM_UP; round += 1) await measure();
      return interleave(MOUNTS, measure);
    };
    const scrolls: { subject: number; reference: number }[] = [];
    for (let round = 0; round < SCROLLS; round += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      scrolls.push({ subject: await longFrames(page, 'longReport'), reference: await longFrames(page, 'longBare') });
    return {
      held: await compare('report', 'bare'),
      loaded: await compare('loadedReport', 'loadedBare'),
      longFrames: {
        subject: median(scrolls.map(({ subject }) => subject)),
        reference: median(scrolls.map(({ reference }) => reference)),
      },
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function longFrames(page: Page, subject: Subject): Promise<number> {
  await page.evaluate((name) => window.mount(name), subject);
  const took = await page.evaluate((frames) => window.scrollThrough(frames), SCROLL_FRAMES);
  await page.evaluate(() => window.unmount());
  return took.filter((ms) => ms > LONG_FRAME_MS).length;
}

/** Returns the processor time of one mount until its rows are drawn, in milliseconds. Other load on the machine does not count. */
async function mountMs(page: Page, cdp: CDPSession, subject: Subject): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const before = await busyMs(cdp);
  await page.evaluate((name) => window.mount(name), subject);
  const after = await busyMs(cdp);
  await page.evaluate(() => window.unmount());
  return after - before;
}

async function busyMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
