import { browserLaunchOptions } from '@site/config/browser.mjs';
import { type BrowserContext, chromium, type FrameLocator, type Locator } from 'playwright';
import { type Figure, spread } from './figures.ts';
import { ROUNDS } from './rounds.ts';
import { slowDown } from './slowDown.ts';

const REACH = 50;
const COUNTED_MS = 2000;
/** Flights that end sooner are not counted: they say little about a flight. */
const LEAST_MS = 1000;
/** A flight to the highest multiplier, and the pauses around it, in milliseconds. */
const LONGEST_ROUND_MS = 120_000;

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

interface Motion {
  game: string;
  /** Waits until the game moves. Returns the element that shows it, and the selector that it matches meanwhile. */
  begin: (frame: FrameLocator) => Promise<{ shown: Locator; moving: string }>;
}

const motions: Motion[] = [
  {
    game: 'Gold Tiger',
    async begin(frame) {
      const spin = frame.locator('#spin');
      await frame.locator('#spin[aria-disabled="false"]').waitFor();
      await spin.press(' ');
      return { shown: spin, moving: '*' };
    },
  },
  {
    game: 'Orbit Crash',
    async begin(frame) {
      // The flight that is in the air already may end at once.
      await frame.locator('[data-phase="open"]').waitFor({ timeout: LONGEST_ROUND_MS });
      await frame.locator('[data-phase="running"]').waitFor({ timeout: LONGEST_ROUND_MS });
      return { shown: frame.locator('[data-phase]'), moving: '[data-phase="running"]' };
    },
  },
];

/** Counts the frames a second that moving games draw on a processor slowed four times, as free trials. */
export async function benchFrames(origin: string): Promise<Figure[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const figures: Figure[] = [];
    for (const [screen, viewport] of Object.entries(screens))
      for (const motion of motions) {
        const context = await browser.newContext({ viewport, locale: 'en-US', colorScheme: 'dark' });
        const rates = await framesOf(context, origin, motion);
        figures.push({ what: `${motion.game}, ${screen}`, reach: `>= ${REACH}`, measured: spread(rates) });
        await context.close();
      }
    return figures;
  } finally {
    await browser.close();
  }
}

async function framesOf(context: BrowserContext, origin: string, { game, begin }: Motion): Promise<number[]> {
  const page = await context.newPage();
  const list = await context.request.get(`${origin}/wps/relay/GCSGAME_gameList?pageSize=1&gameName=${encodeURIComponent(game)}`, {
    headers: { 'X-Module': 'WEB' },
  });
  const { value } = (await list.json()) as { value: { games: { nodeId: number }[] } };
  const nodeId = value.games[0]?.nodeId;
  if (nodeId === undefined) throw new Error(`There is no game ${game}.`);
  await page.goto(`${origin}/seamless?nodeId=${nodeId}&demo=1`);
  const frame = page.frameLocator('iframe:not([hidden])');
  await slowDown(await context.newCDPSession(page));
  const rates: number[] = [];
  for (let tries = 0; rates.length < ROUNDS && tries < ROUNDS * 3; tries += 1) {
    const { shown, moving } = await begin(frame);
    const { frames, tookMs } = await shown.evaluate(countFrames, { moving, ms: COUNTED_MS });
    if (tookMs >= LEAST_MS) rates.push((frames * 1000) / tookMs);
  }
  return rates;
}

/** Counts the frames that the page of an element draws while the element matches a selector, up to a time. */
function countFrames(shown: Element, { moving, ms }: { moving: string; ms: number }): Promise<{ frames: number; tookMs: number }> {
  return new Promise((resolve) => {
    let first: number | undefined;
    let frames = 0;
    const count = (atMs: number) => {
      first ??= atMs;
      const tookMs = atMs - first;
      if (tookMs >= ms || !shown.matches(moving)) return resolve({ frames, tookMs });
      frames += 1;
      return requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
}
