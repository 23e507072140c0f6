import type { Locator, Page } from '@playwright/test';
import { choose, enter, expect, test } from './visit';

const game = '/seamless?nodeId=10006';

/**
 * Simulates blocked third-party storage, because the browser of the tests has no such setting. Call after `enter`, which writes to the
 * storage of every frame.
 */
const denyStorageToFrames = (page: Page) =>
  page.addInitScript(() => {
    if (window.parent === window) return;
    for (const storage of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException(
            `Failed to read the '${storage}' property from 'Window': Access is denied for this document.`,
            'SecurityError',
          );
        },
      });
  });

test('GAM-07 a game starts on each brand’s host and on each line, with third-party storage blocked', async ({ page, request, baseURL }) => {
  const { port } = new URL(String(baseURL));
  await enter(page, request, 'player02');
  await denyStorageToFrames(page);
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  for (const host of ['127.0.0.1', '[::1]', 'delayed.localhost']) {
    await page.goto(`http://${host}:${port}${game}`);
    await expect(spin, host).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  }
});

test('GAM-07 SHL-07 a game starts on the second brand’s host, in its language and colours, and follows its scheme', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const origin = `http://khela.localhost:${new URL(String(baseURL)).port}`;
  await enter(page, request, 'player01', 'khela');
  await choose(page, 'light');
  await denyStorageToFrames(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${origin}${game}&lang=BN`);
  const root = page.frameLocator('iframe').locator('html');
  await expect(page.frameLocator('iframe').locator('#spin')).toHaveAttribute('aria-disabled', 'false');
  await expect(root).toHaveAttribute('lang', 'bn');
  await expect.poll(() => root.locator('title').textContent()).toMatch(/ · Khela$/);
  await expect(root).toHaveAttribute('data-scheme', 'light');

  const elsewhere = await context.newPage();
  await elsewhere.goto(`${origin}/ping.json`);
  await elsewhere.evaluate(() => localStorage.setItem('ui-mode', 'dark'));
  await expect(root).toHaveAttribute('data-scheme', 'dark');

  await elsewhere.evaluate(() => localStorage.setItem('ui-mode', 'system'));
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-scheme', 'light');
});

/** Notes the times at which an element shows another text: the page and the frame share the machine's clock. */
const noteChanges = (shown: Locator) =>
  shown.evaluateHandle((element) => {
    const atMs: number[] = [];
    new MutationObserver(() => element.textContent && atMs.push(performance.timeOrigin + performance.now())).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return atMs;
  });

test('GAM-06 the balance tells the result of a round only after the game has shown it', async ({ page, request }) => {
  test.setTimeout(90_000);
  await enter(page, request, 'player02');
  await page.goto(game);
  const frame = page.frameLocator('iframe');
  const spin = frame.getByRole('button', { name: 'Spin' });
  const balance = page.locator('dl', { hasText: 'Balance' }).locator('dd');
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await expect(balance).toHaveText(/^\$/);
  const result = frame.locator('#result');

  const balanceChanges = await noteChanges(balance);
  const resultChanges = await noteChanges(result);
  const taken = (times: typeof balanceChanges) => times.evaluate((atMs) => atMs.splice(0));
  // Without a win the balance does not change after the stake.
  for (let win = false, spins = 0; !win && spins < 12; spins += 1) {
    await spin.click();
    await expect(result).toHaveText(/./);
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
    const [toldAtMs = 0] = await taken(resultChanges);
    const [stakeAtMs, ...later] = await taken(balanceChanges);
    expect(stakeAtMs).toBeLessThan(toldAtMs);
    for (const atMs of later) expect(atMs).toBeGreaterThanOrEqual(toldAtMs);
    win = later.length > 0;
  }
});

test('GAM-11 a visitor tries a game with play money, and the wallet is not asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await page.goto('/rng');
  const tile = page.getByRole('article', { name: 'Gold Tiger' });
  // The game's files are loaded while the tile is pointed at.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await tile.hover();
    await expect.poll(() => asked.some((path) => path.includes('ReelsScene')), { timeout: 1000 }).toBe(true);
  }).toPass();
  await tile.getByRole('button', { name: 'Free trial: Gold Tiger' }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+&demo=1$/);
  await expect(page.getByText('Free trial · play money')).toBeVisible();
  const balance = page.locator('dl', { hasText: 'Balance' }).locator('dd');
  await expect(balance).toHaveText('$1,000.00');
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  // A win as large as the stake leaves the balance unchanged.
  await expect(async () => {
    await spin.click();
    await expect(balance).not.toHaveText('$1,000.00', { timeout: 8000 });
  }).toPass();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  expect(asked.filter((path) => path === '/wps/game/demo')).toHaveLength(1);
  expect(asked.filter((path) => path === '/wps/game/preload')).toHaveLength(1);
  expect(asked.filter((path) => path.includes('Balance') || path.includes('gameLaunchFB'))).toEqual([]);
});

test('ERR-10 an empty frame is replaced by an error that names the vendor, with a retry', async ({ page, request, complaints }) => {
  // The page that replaces the blocked frame has no storage that `enter` could write to.
  complaints.allow(/ERR_FAILED|Access is denied for this document/);
  await enter(page, request, 'player02');
  await page.clock.install();
  await page.route('**/play/**', (route) => route.abort());
  await page.goto('/rng');
  const tile = page.getByRole('main').getByRole('article', { name: 'Gold Tiger' });
  const vendor = await tile.locator('.vendor').textContent();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now: Gold Tiger' }).click();
  await page.locator('iframe[title="Gold Tiger"]').waitFor({ state: 'attached' });
  await page.clock.runFor(15_000);
  const failed = page.getByRole('alert').filter({ hasText: `${vendor} does not answer` });
  await expect(failed).toBeVisible();
  await expect(page.locator('iframe[title="Gold Tiger"]')).toBeHidden();

  await page.unroute('**/play/**');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'false');
  await expect(failed).toHaveCount(0);
});

test('GAM-07 a game of a vendor that sends the page no messages is shown once it has loaded, and stays', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await page.clock.install();
  await page.route('**/wps/relay/GCS_gameLaunchFB?*', async (route) => {
    const response = await route.fetch();
    const { value, ...envelope } = (await response.json()) as { value: object };
    await route.fulfill({ response, json: { ...envelope, value: { ...value, speaks: false } } });
  });
  await page.route('**/play/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>A game of another house</h1>' }));
  await page.goto(game);
  const shown = page.frameLocator('iframe').getByRole('heading', { name: 'A game of another house' });
  await expect(shown).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.clock.runFor(20_000);
  await expect(shown).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'does not answer' })).toHaveCount(0);
});

test('GAM-07 a game that its vendor shows in a window opens there, and a blocked window is explained', async ({
  page,
  request,
  context,
}) => {
  await enter(page, request, 'player02');
  await page.route('**/wps/relay/GCS_gameLaunchFB?*', async (route) => {
    const response = await route.fetch();
    const { value, ...envelope } = (await response.json()) as { value: object };
    await route.fulfill({ response, json: { ...envelope, value: { ...value, mode: 'window' } } });
  });
  const coming = context.waitForEvent('page');
  await page.goto(game);
  const opened = await coming;
  await expect(opened).toHaveURL(/\/play\//);
  await opened.close();
  await expect(page.getByText('This game plays in a window of its own.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Open the window' }).click();
  const blocked = page.getByRole('dialog', { name: 'The window was held back' });
  await expect(blocked).toContainText('Please allow popups and try again.');
  await blocked.getByRole('button', { name: 'Close' }).click();
  await expect(blocked).toBeHidden();
});
