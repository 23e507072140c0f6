import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type Browser, chromium, type Page } from 'playwright';
import { type Figure, spread } from './figures.ts';
import { ROUNDS } from './rounds.ts';

const CPU_SLOWDOWN = 4;
const MAX_FRAMES = 60;
/** Source: https://web.dev/articles/inp. */
const MAX_MS = 200;

interface Press {
  what: string;
  /** Performs the action and waits for its result. */
  act: (page: Page) => Promise<unknown>;
}

const presses: Press[] = [
  {
    what: 'open the login',
    async act(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    },
  },
  {
    what: 'switch the category',
    async act(page) {
      await page.locator('a[href="/live"]:visible').first().click();
      await page.waitForURL('**/live');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    what: 'load more',
    async act(page) {
      const more = page.getByRole('button', { name: 'Load more' }).first();
      const tiles = await page.getByRole('article').count();
      await more.click();
      await page.getByRole('article').nth(tiles).waitFor({ state: 'attached' });
    },
  },
  {
    what: 'search',
    async act(page) {
      await page.getByRole('searchbox').first().click();
      await page.keyboard.type('tiger', { delay: 80 });
      await page.locator('[data-result]').first().waitFor();
    },
  },
  {
    what: 'light or dark',
    async act(page) {
      await page.getByRole('banner').locator('summary', { hasText: 'Light or dark' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Light', exact: true }).click();
      await page.locator('html[data-color-scheme="light"]').waitFor({ state: 'attached' });
    },
  },
  {
    what: 'languages',
    async act(page) {
      await page.getByRole('banner').locator('summary', { hasText: 'EN' }).click();
      await page.getByRole('link', { name: 'English' }).waitFor();
    },
  },
];

/** Measures interaction to next paint in the lobby on a processor slowed four times: the slowest event of each press. */
export async function benchPresses(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const figures: Figure[] = [];
    for (const { what, act } of presses) {
      const waits: number[] = [];
      // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other
      for (let round = 0; round < ROUNDS; round += 1) waits.push(await slowestEventMs(browser, origin, act));
      figures.push({ what, reach: `<= ${MAX_MS} ms`, measured: spread(waits, { unit: ' ms' }) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function slowestEventMs(browser: Browser, origin: string, act: Press['act']): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
  // A pop-up would cover the target.
  const popup = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await popup.isVisible()) await popup.click();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const slowest = document.documentElement.dataset;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest['eventMs'] = String(Math.max(duration, Number(slowest['eventMs'] ?? 0)));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  const ms = await page.evaluate(async (mostFrames) => {
    const slowest = document.documentElement.dataset;
    // Events are reported some frames after the paint that they caused; events below 16 ms are never reported.
    for (let frames = 0; frames < mostFrames && !slowest['eventMs']; frames += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
    await new Promise((rested) => requestIdleCallback(rested));
    return Number(slowest['eventMs'] ?? 0);
  }, MAX_FRAMES);
  await context.close();
  return ms;
}
