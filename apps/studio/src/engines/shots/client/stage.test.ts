import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../../catalogue/findGame.ts';
import { findAxeFaults } from '../../../testing/findAxeFaults.ts';
import { startBrowser } from '../../../testing/startBrowser.ts';
import type { BatchShown } from '../batch.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const gameCode = playableGames().find(({ engine }) => engine === 'shots')?.gameCode ?? '';

async function openWater(options: Parameters<typeof browser.openGame>[1] = {}) {
  const opened = await browser.openGame(gameCode, options);
  await opened.page.waitForSelector('#water[data-drawn]');
  return opened;
}

const debits = () => browser.wallet.calls.filter(({ name }) => name === 'debit').length;
const result = (page: Page) => page.locator('#result').textContent();

/** Follows the fish that are caught most often until one is. */
async function catchOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: /×2$/ }).press('Enter');
  await page.getByRole('button', { name: 'Auto 50' }).press('Enter');
  await expect.poll(() => result(page), { timeout: 20_000 }).toMatch(/^Caught: .+\. \$[\d.,]+$/);
  await page.getByRole('button', { name: /^Stop · \d+$/ }).press('Enter');
  await page.getByRole('button', { name: 'Auto 50' }).waitFor();
}

it('GAM-15 a fish is chosen and caught with the keyboard, and the catch is said', async () => {
  const { page, complaints } = await openWater();
  const before = debits();
  await catchOne(page);
  expect(debits()).toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-15 arrow keys turn the cannon, and space fires it', async () => {
  const { page, complaints } = await openWater();
  const water = page.getByRole('application', { name: 'Water' });
  const turn = () => page.locator('#turn').evaluate((barrel) => Number.parseFloat(barrel.style.rotate || '0'));
  await water.press('ArrowRight');
  expect(await turn()).toBeGreaterThan(0);
  await water.press('ArrowLeft');
  await water.press('ArrowLeft');
  expect(await turn()).toBeLessThan(0);
  const before = debits();
  await expect
    .poll(
      async () => {
        await water.press(' ');
        await water.press('ArrowRight');
        return debits();
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-15 a held finger fires on, and stops when it is lifted', async () => {
  const { page, complaints } = await openWater({ reducedMotion: 'no-preference' });
  const { x, y, width, height } = await page.locator('#water').evaluate((water) => water.getBoundingClientRect());
  const sent: number[] = [];
  page.on('request', (request) => {
    const { move } = (request.postDataJSON() ?? {}) as { move?: { shots: unknown[] } };
    if (move) sent.push(move.shots.length);
  });
  await page.mouse.move(x + width / 2, y + height * 0.3);
  await page.mouse.down();
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  await page.mouse.up();
  expect(Math.max(...sent)).toBeLessThanOrEqual(20);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-06 GAM-15 the balance tells a catch only after its fish has burst', async () => {
  const { page } = await openWater({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    const seen = Object.assign(window, { seen: [] as string[] }).seen;
    // One observer for both, which keeps their order.
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) if (addedNodes.length > 0) seen.push((target as Element).id);
    });
    for (const shown of document.querySelectorAll('#sums, #purse')) observer.observe(shown, { childList: true });
  });
  const catches: number[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/play/round') || !response.ok()) return;
    // The last one may arrive while the page closes.
    const body = (await response.json().catch(() => undefined)) as { round: { shown: BatchShown } } | undefined;
    if (!body) return;
    const { round } = body;
    catches.push(round.shown.shots.filter(({ outcome }) => outcome === 'caught').length);
  });
  await catchOne(page);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const burstsBefore = seen.flatMap((id, index) => (id === 'purse' ? [seen.slice(0, index).filter((each) => each === 'sums').length] : []));
  const caughtBefore = catches.map((_, batch) => catches.slice(0, batch + 1).reduce((sum, count) => sum + count, 0));
  expect(caughtBefore.at(-1)).toBeGreaterThan(0);
  expect(burstsBefore).toEqual(caughtBefore.slice(0, burstsBefore.length));
  await page.context().close();
});

it('GAM-15 shots that were refused are taken back, and the reason is said', async () => {
  const { page } = await openWater();
  browser.wallet.refuseDebits('INSUFFICIENT_FUNDS');
  await page.getByRole('button', { name: /×2$/ }).press('Enter');
  await page.getByRole('button', { name: 'Auto 50' }).press('Enter');
  await expect.poll(() => result(page), { timeout: 20_000 }).toBe('Your balance is lower than this stake.');
  await page.getByRole('button', { name: 'Auto 50' }).waitFor();
  browser.wallet.refuseDebits(undefined);
  await page.context().close();
});

it('GAM-10 GAM-15 a batch is verified in the browser, and another payout is not', async () => {
  const { page, complaints } = await openWater();
  await catchOne(page);
  // The seed changes between two batches.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Fair play' }).click();
  await page.getByLabel('Your seed').fill('a-seed-of-my-own');
  await page.getByRole('button', { name: 'Use it from now on' }).click();
  const link = page.getByRole('link', { name: 'Verify' }).first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
  expect(await findAxeFaults(page)).toEqual([]);
  await page.locator('fieldset:not([hidden])').getByLabel('What was paid, in the smallest units').fill('12345');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('another amount');
  expect(complaints).toEqual([]);
  await page.context().close();
});
