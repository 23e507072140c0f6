import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type BrowserContext, chromium } from 'playwright';
import { type Figure, spread } from './figures.ts';
import { interleave, inWords, ROUNDS } from './rounds.ts';

/** Slow 4G and a mid-range phone, as in Lighthouse. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

/**
 * Measures LCP of the lobby for returning visitors against first-time visitors. The second visit follows immediately, so that the page is
 * unchanged and comes from the cache; a minute later the lobby lists other winners and its HTML changes.
 */
export async function benchReturning(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  const seen: { subject: number; reference: number }[] = [];
  try {
    const rounds = await interleave(ROUNDS, async () => {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
      const reference = await lcpMs(context, origin);
      const subject = await lcpMs(context, origin);
      await context.close();
      seen.push({ subject, reference });
      return { subject, reference };
    });
    return [
      { what: 'LCP of a second visit, the page unchanged / of the first', reach: '<= 0.5', measured: inWords(rounds) },
      {
        what: 'first visit, LCP',
        reach: '',
        measured: spread(
          seen.map(({ reference }) => reference),
          { unit: ' ms' },
        ),
      },
      {
        what: 'second visit, LCP',
        reach: '',
        measured: spread(
          seen.map(({ subject }) => subject),
          { unit: ' ms' },
        ),
      },
    ];
  } finally {
    await browser.close();
  }
}

async function lcpMs(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.emulateNetworkConditions', line);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await page.close();
  return ms;
}
