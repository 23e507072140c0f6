import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGame, playableGames } from '../../catalogue/findGame.ts';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { startBrowser } from '../../testing/startBrowser.ts';
import type { BookTheme } from './wire.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const books = playableGames().filter(({ engine }) => engine === 'markets');

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens the matches to come, whose prices stand still. */
async function openBook(gameCode: string, options: Parameters<typeof browser.openGame>[1] = {}) {
  const opened = await browser.openGame(gameCode, options);
  await opened.page.locator('[data-tab="next"]').click();
  await opened.page.waitForSelector('.match[data-phase="SCHEDULED"] .price:not([aria-disabled="true"])');
  return opened;
}

it('GAM-17 a single is placed, its match ends, the money has moved, and the record is verified', async () => {
  const { page, complaints } = await openBook('penalty-king');
  const before = browser.wallet.balanceMinor();
  // Every pick of the last match, so that exactly one of the singles wins.
  const prices = page.locator('.match').last().locator('.price');
  for (const price of await prices.all()) await price.click();
  expect(await page.locator('.legs li').count()).toBe(3);
  await page.locator('.field select').first().selectOption('1');
  await page.locator('input[name="stake"]').fill('2');
  expect(await page.locator('.sums dd').first().textContent()).toBe('$6.00');
  expect(await findAxeFaults(page)).toEqual([]);
  await press(page, 'Place bet');
  await page.locator('.notice[data-tone="good"]').waitFor();
  expect(browser.wallet.balanceMinor()).toBe(before - 600n);

  await press(page, /^My bets/);
  expect(await page.locator('.bet[data-status="ACCEPTED"]').count()).toBe(1);
  await browser.studio.pass(70 * 60_000);
  await browser.studio.studio.keeper.settleLate();
  await page.locator('.bet:not([data-status="ACCEPTED"])').waitFor();
  expect(await page.locator('.bet [data-result="won"]').count()).toBe(1);
  expect(await page.locator('.bet [data-result="lost"]').count()).toBe(2);
  const odds = Number(await page.locator('.bet [data-result="won"] .figure').textContent());
  const paid = browser.wallet.balanceMinor() - before + 600n;
  expect(Math.abs(Number(paid) - 200 * odds)).toBeLessThan(2);
  await expect.poll(() => page.locator('#spoken').textContent()).toMatch(/^(Won|Half lost): \$/);

  await press(page, 'Fair play');
  await page.goto(`${browser.studio.url}${await page.getByRole('link', { name: 'Verify' }).first().getAttribute('href')}`);
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-18 a slip on kills is placed by the keyboard, and sold back', async () => {
  const { page, complaints } = await openBook('iron-arena');
  const before = browser.wallet.balanceMinor();
  await page.locator('.match .teams').last().press('Enter');
  await page.locator('[data-market="kills1"] .price').first().press('Enter');
  await page.locator('input[name="stake"]').fill('10');
  await page.locator('input[name="stake"]').press('Enter');
  await page.locator('.notice[data-tone="good"]').waitFor();
  await page.locator('[data-tab="bets"]').press('Enter');
  const sell = page.locator('.cash-out');
  await sell.press('Enter');
  await expect.poll(() => sell.textContent()).toBe('Press again to take $9.50');
  await sell.press('Enter');
  await page.locator('.bet[data-status="CASHED_OUT"]').waitFor();
  expect(browser.wallet.balanceMinor()).toBe(before - 50n);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('DR-14 a parlay of one match twice is named on the slip, and is not sent', async () => {
  const { page } = await openBook('penalty-king');
  const prices = page.locator('.match').last().locator('.price');
  await prices.nth(0).click();
  await prices.nth(1).click();
  await page.locator('input[name="stake"]').fill('1');
  expect(await page.locator('.legs .fault').textContent()).toBe('A match can be only once in a parlay or system.');
  expect(await page.locator('.place').getAttribute('aria-disabled')).toBe('true');
  await page.locator('input[name="stake"]').press('Enter');
  expect(await page.locator('.place').textContent()).toBe('Place bet');
  await page.context().close();
});

it('GAM-17 GAM-18 no two books are of the same house', () => {
  const houses = books.map(({ gameCode }) => (findGame(gameCode)?.theme as BookTheme | undefined)?.house);
  expect(houses.length).toBeGreaterThan(8);
  expect(new Set(houses).size).toBe(houses.length);
});

it.each([
  ['penalty-king', 'AR', { width: 390, height: 844 }],
  ['iron-arena', 'BN', { width: 320, height: 568 }],
] as const)('GAM-17 GAM-18 a slip of %s in %s: nothing bars anybody, and nothing sticks out', async (gameCode, language, viewport) => {
  const { page, complaints } = await openBook(gameCode, { language, viewport });
  await page.locator('.match .price').first().click();
  await page.locator('.match .teams').first().click();
  await page.waitForSelector('.market');
  await page.locator('.slip-head').click();
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  expect(complaints).toEqual([]);
  await page.context().close();
});
