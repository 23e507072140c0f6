import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../../../packages/config/browser.mjs';
import { playableGames } from '../../catalogue/findGame.ts';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { launchOf, SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
let browser: Browser;

beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 10_000_000n });
  studio = await startStudio({ serviceUrl: wallet.url });
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await studio.close();
  await wallet.close();
});

/** Plays a round of each engine to its end by the keyboard alone. */
const playByKeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async blackjack(page) {
    await press(page, '#spin');
    // Standing on both hands of a split is the longest way.
    for (let hand = 0; hand < 3 && (await isOpen(page)); hand += 1) {
      const refuse = page.getByRole('button', { name: 'No insurance' });
      await press(page, (await refuse.isVisible()) ? '#spin' : '.choice >> nth=0');
    }
  },
  async roulette(page) {
    await page.locator('.layout .bet-place[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-spot="red"]').focus();
    await page.keyboard.press('Enter');
    await press(page, '#spin');
  },
  async baccarat(page) {
    await page.locator('[data-spot="player"]').focus();
    await page.keyboard.press('Enter');
    await press(page, '#spin');
  },
  async sicBo(page) {
    await page.locator('[data-spot="small"]').focus();
    await page.keyboard.press('Enter');
    await press(page, '#spin');
  },
  async videoPoker(page) {
    await press(page, '#spin');
    await page.keyboard.press('1');
    await page.locator('.hold >> nth=4').focus();
    await page.keyboard.press('Enter');
    await press(page, '#spin');
  },
};

const engines = Object.keys(playByKeys);

/** Focuses a button, presses it by the keyboard, and waits until the page takes input again. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).focus();
  await page.keyboard.press('Enter');
  await ready(page);
}

const isOpen = (page: Page) =>
  page.locator('#less').evaluate((button) => document.querySelectorAll('.choice').length > 0 && button.matches(':disabled'));

const ready = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('#spin');
    return main?.hasAttribute('data-turning') === false && document.querySelector('#stake')?.textContent !== '';
  });

/** Opens a game on a page that collects every error and policy violation. */
async function openGame(engine: string, language: string, options: BrowserContextOptions = {}) {
  const game = playableGames().find((one) => one.engine === engine);
  if (!game) throw new Error(`No game plays ${engine}.`);
  studio.passCycle();
  studio.passCycle();
  const { body } = await studio.ask('/launch', { ...launchOf(game.gameCode), language });
  const { pathname, search } = new URL((body as { url: string }).url);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${studio.url}${pathname}${search}`);
  await ready(page);
  return { page, complaints };
}

it.each(engines)('GAM-06 GAM-10 a round of %s is played by the keyboard, told in words, and verified', async (engine) => {
  const { page, complaints } = await openGame(engine, 'EN');
  await playByKeys[engine]?.(page);
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^(No win|Win \$[\d,.]+|\$[\d,.]+ returned)$/);
  expect((await page.locator('#spoken').textContent())?.length).toBeGreaterThan(20);
  expect(await findAxeFaults(page)).toEqual([]);

  await page.locator('#fair').click();
  await page.getByLabel('Your seed').fill(`mine-${engine}`);
  await page.getByRole('button', { name: 'Use it from now on' }).click();
  const link = page.getByRole('link', { name: 'Verify' }).first();
  const address = `${studio.url}${await link.getAttribute('href')}`;
  await page.goto(address);
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
  expect(await findAxeFaults(page)).toEqual([]);
  const [server = ''] = /server=[^&]+/.exec(address) ?? [];
  await page.goto('about:blank');
  await page.goto(address.replace(server, `server=${'0'.repeat(64)}`));
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('does not match');
  expect(complaints).toEqual([]);
  await page.context().close();
});
