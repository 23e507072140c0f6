import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type BrowserContext, chromium } from 'playwright';
import { type Figure, spread } from './figures.ts';
import { ROUNDS } from './rounds.ts';

const CPU_SLOWDOWN = 4;
const GAME = 'Gold Tiger';
const REACH_MS = 1500;

/**
 * Measures a launch on a processor slowed four times: from the press of Play now to the answer that accepts the first stake, pressed as soon
 * as the game takes it. The game has been opened once before, so that its files are cached.
 */
export async function benchLaunch(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', colorScheme: 'dark' });
    const response = await context.request.post(`${origin}/dev/session`, { data: { merchant: 'marquee', username: 'player01' } });
    const { value } = (await response.json()) as { value: { token: string } };
    await context.addInitScript((token) => {
      if (window.parent === window && origin !== 'null') sessionStorage.setItem('token', token);
    }, value.token);
    await launch(context, origin);
    const launches: Launch[] = [];
    // oxlint-disable-next-line no-await-in-loop -- side by side they would slow each other
    for (let round = 0; round < ROUNDS; round += 1) launches.push(await launch(context, origin));
    const figure = (what: string, reach: string, of: keyof Launch): Figure => ({
      what,
      reach,
      measured: spread(
        launches.map((each) => each[of]),
        { unit: ' ms' },
      ),
    });
    return [
      figure('Play now, until the game can be played', '', 'playableMs'),
      figure('Play now, until the first stake is accepted', `<= ${REACH_MS} ms`, 'acceptedMs'),
    ];
  } finally {
    await browser.close();
  }
}

interface Launch {
  playableMs: number;
  acceptedMs: number;
}

async function launch(context: BrowserContext, origin: string): Promise<Launch> {
  const page = await context.newPage();
  await page.goto(`${origin}/rng`);
  await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
  // A pop-up would cover the tile.
  const popup = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await popup.isVisible()) await popup.click();
  const tile = page.getByRole('article', { name: GAME, exact: true }).first();
  await tile.hover();
  const play = tile.locator('[data-action="play"]');
  await play.waitFor();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const accepted = page.waitForResponse((response) => response.url().endsWith('/play/round') && response.ok());
  const startMs = performance.now();
  await play.click();
  const spin = page.frameLocator('iframe:not([hidden])').locator('#spin[aria-disabled="false"]');
  await spin.waitFor();
  const playableMs = performance.now() - startMs;
  await spin.press(' ');
  await accepted;
  const acceptedMs = performance.now() - startMs;
  // The studio takes the next round of a player after the least time of this one.
  await spin.waitFor();
  await page.close();
  return { playableMs, acceptedMs };
}
