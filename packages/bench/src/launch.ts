import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { type Figure, spread } from './figures.ts';
import { ROUNDS } from './rounds.ts';
import { slowDown } from './slowDown.ts';

const GAME = 'Gold Tiger';
const REACH_MS = 1500;

/**
 * Measures a launch on a processor slowed four times: from the press of Play now until the game can be played, and from the press of Spin
 * until its answer. The time that the driver takes to see a step and press is left out. The game has been opened once before, so that its
 * files are cached.
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
    await context.addInitScript(noteSteps);
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
  const told = listen(page);
  await page.goto(`${origin}/rng`);
  await page.locator('html:not([data-waiting])').waitFor({ state: 'attached' });
  // A pop-up would cover the tile.
  const popup = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await popup.isVisible()) await popup.click();
  const tile = page.getByRole('article', { name: GAME, exact: true }).first();
  await tile.hover();
  const play = tile.locator('[data-action="play"]');
  await play.waitFor();
  await slowDown(await context.newCDPSession(page));
  await play.click();
  const playable = await told('playable');
  await page.frameLocator('iframe:not([hidden])').locator('#spin').press(' ');
  const accepted = await told('accepted');
  const pressed = await told('pressed');
  const playableMs = playable - (await told('launched'));
  // The studio takes the next round of a player after the least time of this one.
  await page.frameLocator('iframe:not([hidden])').locator('#spin[aria-disabled="false"]').waitFor();
  await page.close();
  return { playableMs, acceptedMs: playableMs + accepted - pressed };
}

type Step = 'launched' | 'playable' | 'pressed' | 'accepted';

/** Reports the steps of a launch by the clock of the machine, as the page and the game's frame note them themselves. */
function noteSteps(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page runs this function without its module
  const note = (step: Step, atMs: number) => console.debug(`step ${step} ${performance.timeOrigin + atMs}`);
  if (window.parent === window) {
    const pressed = ({ target, timeStamp }: Event) => {
      if (target instanceof Element && target.closest('[data-action="play"]')) note('launched', timeStamp);
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    return;
  }
  const steps = new MutationObserver(() => {
    if (!document.querySelector('#spin[aria-disabled="false"]')) return;
    steps.disconnect();
    note('playable', performance.now());
  });
  steps.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-disabled'] });
  document.addEventListener('keydown', ({ timeStamp }) => note('pressed', timeStamp), { capture: true, once: true });
  new PerformanceObserver((entries) => {
    for (const { name, duration, startTime } of entries.getEntries())
      if (name.endsWith('/play/round')) note('accepted', startTime + duration);
  }).observe({ type: 'resource' });
}

/** Returns a function that waits for a step of the page, or of a frame in it. */
function listen(page: Page): (step: Step) => Promise<number> {
  const steps: Record<Step, PromiseWithResolvers<number>> = {
    launched: Promise.withResolvers(),
    playable: Promise.withResolvers(),
    pressed: Promise.withResolvers(),
    accepted: Promise.withResolvers(),
  };
  page.on('console', (message) => {
    const [, name, atMs] = /^step (\w+) ([\d.]+)$/.exec(message.text()) ?? [];
    if (name) steps[name as Step].resolve(Number(atMs));
  });
  return (step) => steps[step].promise;
}
