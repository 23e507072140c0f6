import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { startBrowser } from '../../testing/startBrowser.ts';

/** Shorter than any phase. */
const STEP_MS = 300;

let browser: Awaited<ReturnType<typeof startBrowser>>;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const tables = [
  ['ace-baccarat', 'player', '0', '0.40', /(Player|Banker) wins|Tie/],
  ['royal-roulette', 'red', '0', '0.40', /The ball fell on \d+/],
  ['sic-bo-storm', 'small', '0', '0.40', /Small|Big|Triple/],
  // The house has staked on both sides.
  ['red-spur', 'red', '500', '500.40', /(Meron|Wala) wins|Draw/],
] as const;

/** Passes the table's time, step by step, until the page shows a phase. */
async function until(page: Page, phase: string): Promise<void> {
  const shown = page.locator(`#live[data-phase="${phase}"]`);
  while ((await shown.count()) === 0) await browser.studio.pass(STEP_MS);
}

it.each(tables)(
  'GAM-09 GAM-20 at %s a bet on %s is placed by the keyboard, seen by another player, and settled with the draw',
  async (game, spot, before, after, call) => {
    const { page, complaints } = await browser.openGame(game);
    const other = await browser.openGame(game, { viewport: { width: 390, height: 844 } });
    const total = other.page.locator(`[data-spot="${spot}"] .spot-total`);
    expect(await total.getAttribute('data-amount')).toBe(before);
    await page.locator(`[data-spot="${spot}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => total.getAttribute('data-amount')).toBe(after);
    expect(await other.page.locator('#crowd').textContent()).toContain('Players 1');
    expect(await findAxeFaults(page)).toEqual([]);

    await until(page, 'closed');
    expect(await page.locator('#spin').getAttribute('aria-disabled')).toBe('true');
    await until(page, 'running');
    await until(page, 'over');
    await expect.poll(() => page.locator('#result').textContent()).toMatch(/^(No win|Win \$0\.\d+|\$0\.\d+ returned)$/);
    await expect.poll(() => page.locator('#spoken').textContent()).toMatch(call);
    await expect.poll(() => other.page.locator('#call').textContent()).toMatch(call);
    await until(page, 'open');
    await expect.poll(() => total.getAttribute('data-amount')).toBe(before);
    await page.locator('#fair').click();
    const link = page.getByRole('link', { name: 'Verify' }).first();
    await page.goto(`${browser.studio.url}${await link.getAttribute('href')}`);
    await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
    expect([...complaints, ...other.complaints]).toEqual([]);
    await page.context().close();
    await other.page.context().close();
  },
);
