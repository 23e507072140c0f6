import { type Browser, type BrowserContextOptions, chromium, type Page, type Route } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../../../../packages/config/browser.mjs';
import type { Played } from '../../../core/play/wire.ts';
import { launchOf, SECRET, startStudio } from '../../../testing/startStudio.ts';
import { startWallet } from '../../../testing/startWallet.ts';
import { floatsOfRound, playRound, type Round, winMinor } from '../playRound.ts';
import type { Theme } from '../Theme.ts';
import { emberDragon } from '../themes/emberDragon.ts';
import { goldTiger } from '../themes/goldTiger.ts';
import type { ReelsShown } from '../wire.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
let browser: Browser;

beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await studio.close();
  await wallet.close();
});

type RendererName = 'webgl' | 'canvas';

/** Makes the browser draw in one of the two ways: without WebGL, or with an emulated one that says it is a graphics card. */
function prefer(renderer: RendererName): void {
  if (renderer === 'canvas') {
    Reflect.deleteProperty(window, 'WebGLRenderingContext');
    // oxlint-disable-next-line typescript/unbound-method -- The proxy hands its `this` on.
    HTMLCanvasElement.prototype.getContext = new Proxy(HTMLCanvasElement.prototype.getContext, {
      apply: (get, canvas, [kind, ...rest]: [string]) => (kind.startsWith('webgl') ? null : Reflect.apply(get, canvas, [kind, ...rest])),
    });
    return;
  }
  const UNMASKED_RENDERER_WEBGL = 0x9246;
  // oxlint-disable-next-line typescript/unbound-method -- The proxy hands its `this` on.
  WebGLRenderingContext.prototype.getParameter = new Proxy(WebGLRenderingContext.prototype.getParameter, {
    apply: (get, context, [name]: [number]) => (name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : Reflect.apply(get, context, [name])),
  });
}

interface Opening extends BrowserContextOptions {
  renderer?: RendererName;
  gameCode?: string;
  /** Sets the outcome of every round. */
  round?: Round & { floats: readonly number[] };
  /** Settings of the brand. */
  brand?: { autoplay: boolean; quickStop: boolean };
}

/** Opens a game and waits until it can be played and its scene is drawn. */
async function openGame({ renderer = 'canvas', gameCode = 'gold-tiger', round, brand, ...options }: Opening = {}) {
  const page = await (await browser.newContext({ viewport: { width: 800, height: 600 }, ...options })).newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The emulated WebGL of this browser is slow to be photographed, and says so.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('GPU stall')) complaints.push(message.text());
  });
  await page.addInitScript(prefer, renderer);
  await page.addInitScript(countFrames);
  if (round)
    await page.route('**/play/round', async (route) => {
      const response = await route.fetch();
      if (!response.ok()) return route.fulfill({ response });
      const body = (await response.json()) as Played;
      const shown: ReelsShown = { floats: round.floats.slice(0, round.used) };
      body.round.shown = shown;
      body.round.winMinor = String(winMinor(BigInt(body.round.stakeMinor), round.coins));
      await route.fulfill({ response, json: body });
    });
  const launch = launchOf(gameCode);
  const { body } = await studio.ask('/launch', { ...launch, site: { ...launch.site, ...brand } });
  const { pathname, search } = new URL((body as { url: string }).url);
  await page.goto(`${studio.url}${pathname}${search}`);
  await ready(page);
  await page.waitForSelector('.cabinet[data-drawn]');
  return { page, complaints };
}

const ready = (page: Page) => page.waitForSelector('#spin[aria-disabled="false"]');

/** Counts the frames that the 2D renderer draws, in `window.framesDrawn`. */
function countFrames(): void {
  const counted = Object.assign(window, { framesDrawn: 0 });
  // oxlint-disable-next-line typescript/unbound-method -- The proxy hands its `this` on.
  CanvasRenderingContext2D.prototype.clearRect = new Proxy(CanvasRenderingContext2D.prototype.clearRect, {
    apply(clear, context, box: number[]) {
      counted.framesDrawn += 1;
      Reflect.apply(clear, context, box);
    },
  });
}

const framesDrawn = (page: Page) => page.evaluate(() => (window as unknown as { framesDrawn: number }).framesDrawn);

/** Returns a round of a theme that fits, drawn from seeded numbers. */
function findRound(fits: (round: Round) => boolean, theme: Theme = goldTiger): Round & { floats: readonly number[] } {
  let state = 7;
  const next = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (;;) {
    const floats = Array.from({ length: floatsOfRound(theme) }, next);
    const round = playRound(theme, floats);
    if (fits(round)) return { ...round, floats };
  }
}

const isPlain = ({ spins }: Round) => spins.length === 1;
const bigRound = findRound((round) => isPlain(round) && round.coins > 200 && round.coins < 1000);

/** Returns the pixels of the window, without the lights around it. */
async function windowPixels(page: Page): Promise<Buffer> {
  return sharp(await page.locator('#reels').screenshot({ animations: 'allow' }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

it.each(['canvas', 'webgl'] as const)('GAM-14 the start window does not change when %s draws it', async (renderer) => {
  const { page, complaints } = await openGame({ renderer, reducedMotion: 'reduce' });
  expect(await page.locator('#air canvas').getAttribute('data-renderer')).toBe(renderer);
  const drawn = await windowPixels(page);
  await page.evaluate(() => {
    document.querySelector('.cabinet')?.removeAttribute('data-drawn');
    document.querySelector('#air')?.remove();
  });
  const pictured = await windowPixels(page);
  const strange = drawn.filter((value, index) => Math.abs(value - (pictured[index] ?? 0)) > 60).length;
  expect(drawn.length).toBe(pictured.length);
  expect(strange / drawn.length).toBeLessThan(0.02);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each(['canvas', 'webgl'] as const)('GAM-14 drawn by %s, a round ends with its window, named for screen readers', async (renderer) => {
  const { page, complaints } = await openGame({ renderer, round: bigRound });
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^Win \$/);
  const label = String(await page.getByRole('img', { name: 'Top row' }).getAttribute('aria-label'));
  const rows = label
    .split('. ')
    .slice(1)
    .map((row) =>
      row
        .replace(/^.*?: /, '')
        .replace('.', '')
        .toLowerCase()
        .split(', '),
    );
  expect(rows).toEqual([0, 1, 2].map((row) => bigRound.spins[0]?.window.map((column) => column[row])));
  await ready(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-14 a win above the stake is celebrated with its amount', async () => {
  const { page } = await openGame({ round: bigRound });
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await page.waitForSelector('#feast[data-tier="big"]');
  const amount = `$${(bigRound.coins * 0.02).toFixed(2)}`;
  await expect.poll(() => page.locator('#feast output').textContent()).toBe(amount);
  expect(await page.locator('#result').textContent()).toBe(`Win ${amount}`);
  await page.context().close();
});

it('GAM-14 a return up to the stake is shown, not celebrated', async () => {
  const { page } = await openGame({ round: findRound((round) => isPlain(round) && round.coins > 0 && round.coins <= 20) });
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/returned$/);
  expect(await page.locator('.cell[data-win]').count()).toBeGreaterThan(0);
  expect(await page.locator('#feast').isVisible()).toBe(false);
  await page.context().close();
});

it('GAM-14 free spins have a light and a banner of their own, until the last one', async () => {
  const round = findRound(({ spins }) => spins.length > 1);
  const { page } = await openGame({ round });
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect.poll(() => page.locator('#banner').textContent()).toMatch(/^Free spin 1 of 8 · × 2 · \$/);
  expect(await page.locator('.cabinet[data-free]').count()).toBe(1);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const pressing = setInterval(() => {
          if (document.querySelector('.cabinet[data-free]')) return document.querySelector<HTMLElement>('#spin')?.click();
          clearInterval(pressing);
          resolve();
        }, 50);
      }),
  );
  await expect.poll(() => page.locator('#result').textContent()).not.toContain('Free spin');
  await page.context().close();
});

it('GAM-14 hold and win keeps its signs with what each pays, and names them', async () => {
  const round = findRound(({ holding }) => holding !== undefined && holding.turns.flat().length > 6, emberDragon);
  const { page } = await openGame({ gameCode: 'ember-dragon', round, reducedMotion: 'reduce' });
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect.poll(() => page.locator('#banner').textContent()).toMatch(/^Hold and win · turns left: \d · \$/);
  await ready(page);
  const held = round.holding?.turns.flat() ?? [];
  const worths = await page.locator('.worth').allTextContents();
  expect(worths.toSorted()).toEqual(held.map(({ coins }) => `$${(coins * 0.02).toFixed(2)}`).toSorted());
  const label = String(await page.locator('#reels').getAttribute('aria-label'));
  expect(label.match(/Sun/g)).toHaveLength(held.length);
  await page.context().close();
});

const lostRound = findRound((round) => isPlain(round) && round.coins === 0);

const goOffline = (route: Route) => route.abort();

/** Plays a round with one or two presses, and returns how long it took until its result. */
async function timeRound(page: Page, presses: 1 | 2): Promise<number> {
  studio.passCycle();
  const ms = await page.evaluate(async (count) => {
    const result = document.querySelector('#result');
    const button = document.querySelector<HTMLElement>('#spin');
    const answered = new Promise<number>((resolve) => {
      new MutationObserver(() => result?.textContent && resolve(performance.now())).observe(result as Node, { childList: true });
    });
    const beganAt = performance.now();
    button?.click();
    if (count > 1) setTimeout(() => button?.click(), 300);
    return (await answered) - beganAt;
  }, presses);
  await ready(page);
  return ms;
}

it('GAM-14 a second press stops the reels at once, where the brand allows it', async () => {
  const { page } = await openGame({ round: lostRound });
  const patient = await timeRound(page, 1);
  expect(await timeRound(page, 2)).toBeLessThan(patient * 0.7);
  await page.context().close();

  const { page: strict } = await openGame({ round: lostRound, brand: { autoplay: false, quickStop: false } });
  expect(await timeRound(strict, 2)).toBeGreaterThan(patient * 0.8);
  expect(await strict.locator('#auto').isVisible()).toBe(false);
  await strict.context().close();
});

it('GAM-14 autoplay is set and stopped by the keyboard, and stops on a hidden page and a lost connection', async () => {
  const { page, complaints } = await openGame({ round: lostRound, reducedMotion: 'reduce' });
  await page.clock.install();
  const main = () => page.locator('#spin').textContent();
  const said = () => page.locator('#autoplay-said').textContent();
  const begin = async () => {
    await ready(page);
    studio.passCycle();
    await page.getByRole('button', { name: 'Autoplay' }).press('Enter');
    await page.getByLabel('Stop before I have lost').press('ArrowDown');
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    expect(await said()).toBe('Autoplay: 10 rounds.');
  };
  /** Lets the least time of a round go by, in the studio and in the browser. */
  const passRound = async () => {
    studio.passCycle();
    await page.clock.fastForward(3500);
  };

  await begin();
  expect(await main()).toBe('Stop · 10');
  expect(await page.getByRole('button', { name: 'Raise the stake' }).isDisabled()).toBe(true);
  await expect.poll(() => page.locator('#result').textContent()).toBe('No win');
  await passRound();
  await expect.poll(main).toBe('Stop · 9');
  await page.locator('#spin').press(' ');
  await passRound();
  await expect.poll(said).toBe('Autoplay has stopped.');
  const { length } = wallet.calls;
  await passRound();
  expect(wallet.calls).toHaveLength(length);

  await begin();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await passRound();
  await expect.poll(said).toBe('Autoplay has stopped: the page was hidden.');
  expect(complaints).toEqual([]);

  await page.route('**/play/round', goOffline);
  await begin();
  await expect.poll(() => page.locator('#result').textContent()).toContain('No connection');
  await page.unroute('**/play/round', goOffline);
  await passRound();
  await passRound();
  await expect.poll(said).toBe('Autoplay has stopped: the connection was lost.');
  await page.context().close();
});

it('GAM-14 autoplay stops at a feature', async () => {
  const round = findRound(({ holding }) => holding !== undefined, emberDragon);
  const { page } = await openGame({ gameCode: 'ember-dragon', round, reducedMotion: 'reduce' });
  studio.passCycle();
  await page.getByRole('button', { name: 'Autoplay' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => page.locator('#autoplay-said').textContent(), { timeout: 20_000 }).toBe('Autoplay has stopped at a feature.');
  await page.context().close();
});

it('GAM-14 with reduced motion the result is there at once, and at rest nothing is drawn', async () => {
  const { page } = await openGame({ reducedMotion: 'reduce', round: bigRound });
  const before = await framesDrawn(page);
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^Win/);
  await ready(page);
  expect((await framesDrawn(page)) - before).toBeLessThan(12);
  await page.context().close();
});

it('GAM-14 when the graphics card is taken away the pictures show the window, until the scene is back', async () => {
  const { page } = await openGame({ renderer: 'webgl', reducedMotion: 'reduce' });
  await page.locator('#air canvas').evaluate((canvas: HTMLCanvasElement) => {
    const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { loss });
    loss?.loseContext();
  });
  await page.waitForSelector('.cabinet:not([data-drawn])');
  expect(await page.locator('.cell').first().isVisible()).toBe(true);
  await page.evaluate(() => (window as unknown as { loss: WEBGL_lose_context }).loss.restoreContext());
  await page.waitForSelector('.cabinet[data-drawn]');
  await page.context().close();
});

it('GAM-14 the first paint has the whole window and the name, before any script', async () => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${studio.url}/play/gold-tiger?lang=EN`);
  const pictures = await page
    .locator('.cell img, .sign')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  expect(pictures).toEqual(Array.from({ length: 16 }, () => true));
  await page.context().close();
});

it('GAM-14 the code of a game weighs at most 250 kB', async () => {
  const page = await (await browser.newContext()).newPage();
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.push(request.url());
  });
  const { body } = await studio.ask('/launch', launchOf('gold-tiger'));
  const { pathname, search } = new URL((body as { url: string }).url);
  await page.goto(`${studio.url}${pathname}${search}`);
  await page.waitForSelector('.cabinet[data-drawn]');
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const response = await fetch(address, { headers: { 'Accept-Encoding': 'gzip' } });
      return Number(response.headers.get('content-length'));
    }),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(250_000);
  await page.context().close();
});

it('GAM-14 sounds are off and not loaded until the player asks for them, and the choice is remembered', async () => {
  const { page, complaints } = await openGame({ round: findRound((round) => isPlain(round) && round.coins > 0) });
  const asked: string[] = [];
  page.on('requestfinished', (request) => {
    const [file] = /[^/]+\.mp3$/.exec(request.url()) ?? [];
    if (file) asked.push(file.replace(/-.*/, ''));
  });
  await page.addInitScript(() => {
    const started = Object.assign(window, { started: 0 });
    // oxlint-disable-next-line typescript/unbound-method -- The proxy hands its `this` on.
    AudioBufferSourceNode.prototype.start = new Proxy(AudioBufferSourceNode.prototype.start, {
      apply: (start, source, times) => ((started.started += 1), Reflect.apply(start, source, times)),
    });
  });
  const soundsStarted = () => page.evaluate(() => (window as unknown as { started: number }).started);
  await page.reload();
  await ready(page);
  await page.locator('#spin').click();
  await ready(page);
  expect(asked).toEqual([]);

  await page.locator('#sound').click();
  await expect.poll(() => asked.toSorted()).toEqual(['big', 'hall', 'knock', 'mega', 'press', 'small']);
  await expect.poll(soundsStarted).toBe(1);
  await page.locator('#spin').click();
  await ready(page);
  // The press, five reels and perhaps a win, above the ambience.
  expect(await soundsStarted()).toBeGreaterThanOrEqual(7);

  await page.reload();
  await ready(page);
  expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('true');
  expect(await soundsStarted()).toBe(0);
  await page.locator('#spin').click();
  await expect.poll(soundsStarted).toBeGreaterThanOrEqual(1);
  await page.locator('#sound').click();
  await page.reload();
  await ready(page);
  expect(await page.locator('#sound').getAttribute('aria-pressed')).toBe('false');
  expect(complaints).toEqual([]);
});
