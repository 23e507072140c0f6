import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { startBrowser } from '../../testing/startBrowser.ts';

const codeOf = (kind: string) => playableGames().find(({ gameClassify }) => gameClassify === kind)?.gameCode ?? '';
const [fast, keno] = [codeOf('FAST60'), codeOf('KENO')];

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const phaseOf = (page: Page) => page.locator('#lottery').getAttribute('data-phase');

/** Opens a lottery at the beginning of a draw, so that there is time for bets. */
async function openLottery(gameCode: string, options: Parameters<typeof browser.openGame>[1] = {}) {
  const opened = await browser.openGame(gameCode, options);
  await passTo(opened.page, gameCode, 'over');
  await passTo(opened.page, gameCode, 'open');
  return opened;
}

/** Passes the studio's time until the page shows a phase. */
async function passTo(page: Page, gameCode: string, phase: string): Promise<void> {
  const { studio } = browser;
  while ((await phaseOf(page)) !== phase) {
    const before = await phaseOf(page);
    const state = await studio.studio.tables.watch(gameCode);
    await studio.pass((state?.leftMs ?? 0) + 1);
    await page.waitForFunction((was) => document.querySelector('#lottery')?.getAttribute('data-phase') !== was, before);
  }
}

it('GAM-19 LOT-03 a ticket is bought by the keyboard, drawn, told in words, paid, and verified', async () => {
  const { page, complaints } = await openLottery(fast);
  await page.getByRole('button', { name: 'Ones' }).press('Enter');
  expect(await page.locator('#odds').textContent()).toContain('Pays 9.6 for 1 · chance 1 in 10 · return 96%');
  await page.locator('.board-cell[tabindex="0"]').focus();
  for (let digit = 0; digit < 10; digit += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
  }
  expect(await page.locator('#total').textContent()).toBe('$2.00');
  const before = browser.wallet.balanceMinor();
  await page.getByRole('button', { name: 'Buy · $2.00' }).press('Enter');
  await expect.poll(() => page.locator('#result').textContent()).toContain('Your ticket is in: 10 lines');
  expect(browser.wallet.balanceMinor()).toBe(before - 200n);

  await passTo(page, fast, 'over');
  await expect.poll(() => page.locator('#result').textContent()).toBe('$1.92 returned');
  expect(await page.locator('#spoken').textContent()).toMatch(/^Draw \d{8}-\d{4}: the special prize is \d{6}\.$/);
  expect(await page.locator('.stub[data-state="won"]').count()).toBe(1);
  expect(browser.wallet.balanceMinor()).toBe(before - 200n + 192n);
  expect(await findAxeFaults(page)).toEqual([]);

  await page.locator('#fair').click();
  await page.goto(`${browser.studio.url}${await page.getByRole('link', { name: 'Verify' }).first().getAttribute('href')}`);
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('LOT-03 the balls of keno come one by one, and the next draw opens without a reload', async () => {
  const { page, complaints } = await openLottery(keno);
  await passTo(page, keno, 'running');
  await expect.poll(() => page.locator('.tray li[data-drawn]').count()).toBeGreaterThan(1);
  const number = await page.locator('#numero').textContent();
  await passTo(page, keno, 'over');
  expect(await page.locator('.tray li[data-drawn]').count()).toBe(20);
  await passTo(page, keno, 'open');
  expect(await page.locator('#numero').textContent()).not.toBe(number);
  expect(await page.locator('#past-list li').first().textContent()).toContain(number);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-19 on a small phone a ticket of keno sticks out nowhere, and bars nobody', async () => {
  const { page, complaints } = await openLottery(keno, { language: 'BN', colorScheme: 'dark', viewport: { width: 320, height: 568 } });
  await page.locator('#quick5').click();
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await page.locator('#odds').textContent())?.length).toBeGreaterThan(40);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each([
  ['betting', false],
  ['lobby', true],
] as const)('LOT-02 on a phone the view %s has the draws of before open: %s', async (view, isOpen) => {
  const lottery = { lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'ELOTT', view } as const;
  const { page, complaints } = await browser.openGame(fast, { lottery, viewport: { width: 390, height: 800 } });
  expect(await page.locator('#past').evaluate((past) => past.hasAttribute('open'))).toBe(isOpen);
  expect(complaints).toEqual([]);
  await page.context().close();
});
