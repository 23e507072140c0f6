import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../catalogue/findGame.ts';
import { findAxeFaults } from '../testing/findAxeFaults.ts';
import { startBrowser } from '../testing/startBrowser.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** One game of each engine and kind, in one of the languages. */
const games = [...new Map(playableGames().map(({ engine, gameClassify, gameCode }) => [`${gameClassify} ${engine}`, gameCode]))].map(
  ([kind, gameCode], index) => ({ kind, gameCode, language: ['AR', 'BN', 'EN'][index % 3] ?? 'EN' }),
);

/** Counts the odds that are told: on the sheet of wins, which it opens, on the page of a book, or in the terms of the tables of a room. */
async function countOdds(page: Page): Promise<number> {
  const pays = page.locator('#pays');
  if (!(await pays.isVisible())) return page.locator('.price, .room-line').count();
  await pays.click();
  const sheet = page.locator('dialog[open]');
  await sheet.waitFor();
  return sheet.locator('li, tr').count();
}

/** Returns the directions of tables, which are not mirrored: cards and wheels are the same everywhere. */
const directions = (page: Page) => page.locator('#table').evaluateAll((tables) => tables.map((table) => getComputedStyle(table).direction));

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it.each(games)(
  'GAM-09 GAM-14 $kind in $language: nothing bars anybody, nothing sticks out, and the odds are told before a stake',
  async ({ gameCode, language }) => {
    const { page, complaints } = await browser.openGame(gameCode, {
      language,
      colorScheme: 'light',
      viewport: { width: 390, height: 844 },
    });
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await width(page)).toBeLessThanOrEqual(390);
    expect(await directions(page)).not.toContain('rtl');

    await page.setViewportSize({ width: 780, height: 360 });
    await expect.poll(() => width(page)).toBeLessThanOrEqual(780);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(() => width(page)).toBeLessThanOrEqual(320);

    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await countOdds(page)).toBeGreaterThan(2);
    expect(await findAxeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
