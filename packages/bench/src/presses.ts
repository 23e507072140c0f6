import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type Browser, chromium, type Page } from 'playwright';
import { type Figure, spread } from './figures.ts';
import { ROUNDS } from './rounds.ts';

const CPU_SLOWDOWN = 4;
const FRAMES_AT_MOST = 60;
/** Source: the limit of a good interaction to next paint. */
const MOST_MS = 200;

interface Press {
  what: string;
  /** Does it, and waits until what was asked for is there. */
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
      await page.getByRole('banner').getByRole('button', { name: 'Light or dark' }).click();
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

/** How long the lobby takes to show that it was pressed, on a processor four times slower: the slowest event of each press. */
export async function benchPresses(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const figures: Figure[] = [];
    for (const { what, act } of presses) {
      const waits: number[] = [];
      // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other
      for (let round = 0; round < ROUNDS; round += 1) waits.push(await slowestEventMs(browser, origin, act));
      figures.push({ what, reach: `<= ${MOST_MS} ms`, measured: spread(waits, { unit: ' ms' }) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function slowestEventMs(browser: Browser, origin: string, act: Press['act']): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
  // What comes by itself would lie over what is pressed.
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
    // Events are told some frames after the one that they led to; those below 16 ms never are.
    for (let frames = 0; frames < mostFrames && !slowest['eventMs']; frames += 1)
      await new Promise((painted) => requestAnimationFrame(painted));
    await new Promise((rested) => requestIdleCallback(rested));
    return Number(slowest['eventMs'] ?? 0);
  }, FRAMES_AT_MOST);
  await context.close();
  return ms;
}
