import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { isReady, startBrowser } from '../../testing/startBrowser.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Plays a round to its end with the keyboard alone. */
const rounds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async mines(page) {
    await page.locator('#mines-count').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await page.locator('#mines-number').textContent()).toBe('1');
    await page.locator('#spin').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.mines-cell[aria-disabled="false"]');
    await page.locator('.mines-cell[tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'Home']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    const said = page.getByRole('button', { name: /^Row 1, column 1, (gem|mine)$/ });
    await said.waitFor();
    await isReady(page);
    const cashOut = page.getByRole('button', { name: /^Cash out/ });
    if ((await cashOut.count()) > 0) await cashOut.press('Enter');
  },
  async plinko(page) {
    await page.getByRole('radio', { name: '12' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('radio', { name: 'Medium' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('#plinko-pockets li').allTextContents()).toEqual(['27', '4', '1.5', '0.3', '0.2', '0.3', '1.5', '4', '27']);
    await page.getByRole('button', { name: 'Drop' }).press('Enter');
    await expect.poll(() => page.locator('#plinko-said').textContent()).toMatch(/^Pocket \d of 9 pays ×\d+\.\d\d\.$/);
  },
  async dice(page) {
    await page.getByRole('radio', { name: 'Roll under' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('slider', { name: 'Limit' }).press('Home');
    expect(await page.getByRole('slider', { name: 'Limit' }).getAttribute('aria-valuetext')).toBe('Over 2.00, chance 98%');
    await page.getByRole('button', { name: 'Roll', exact: true }).press('Enter');
    await expect.poll(() => page.locator('#dice-said').textContent()).toMatch(/^Rolled \d+\.\d\d, (not )?over 2\.00\.$/);
  },
  async scratch(page) {
    await page.getByRole('button', { name: 'Buy card' }).press('Enter');
    await page.waitForSelector('.scratch-cell[aria-disabled="false"]');
    await page.getByRole('button', { name: 'Field 1, covered' }).press('Enter');
    await page.getByRole('button', { name: /^Field 1: \w/ }).press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Field 2: \w/ }).waitFor();
    await page.getByRole('button', { name: 'Reveal all' }).press('Enter');
    await expect.poll(() => page.locator('#scratch-said').textContent()).toMatch(/^(No three alike\.|Three times .+)$/);
  },
  async hilo(page) {
    await page.getByRole('button', { name: 'Deal' }).press('Enter');
    await page.waitForSelector('#hilo-skip[aria-disabled="false"]');
    await page.getByRole('button', { name: 'Skip' }).press('Enter');
    await expect.poll(() => page.locator('#hilo-trail li').count()).toBe(2);
    await page.waitForSelector('#hilo-higher[aria-disabled="false"]');
    await page.locator('#hilo-higher').press('Enter');
    await expect.poll(() => page.locator('#hilo-trail li').count()).toBe(3);
    await isReady(page);
    const cashOut = page.getByRole('button', { name: /^Cash out/ });
    if ((await cashOut.count()) > 0) await cashOut.press('Enter');
    await expect.poll(() => page.locator('#hilo-said').textContent()).toMatch(/^(Cashed out at ×|.+: the guess was wrong)/);
  },
};

const games = Object.entries(rounds).map(([engine, play]) => ({
  engine,
  play,
  gameCode: playableGames().find((game) => game.engine === engine)?.gameCode ?? '',
}));

it.each(games)(
  'GAM-10 GAM-14 the odds of $engine are told, a round is played with the keyboard, its end is said and verified',
  async ({ gameCode, play }) => {
    const { page, complaints } = await browser.openGame(gameCode);
    await page.getByRole('button', { name: 'Wins and rules' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wins and rules' });
    expect(await dialog.textContent()).toMatch(/Return to player 9[4-9]\.\d\d%/);
    expect(await dialog.locator('.booth-pays li').count()).toBeGreaterThan(4);
    await page.keyboard.press('Escape');

    const before = browser.wallet.calls.length;
    await play(page);
    await expect.poll(() => page.locator('#result').textContent()).toMatch(/^(No win|Win \$[\d.,]+|\$[\d.,]+ returned)$/);
    const calls = browser.wallet.calls.slice(before).map(({ name }) => name);
    expect(calls.filter((name) => name === 'debit')).toHaveLength(1);
    expect(calls.at(-1)).toBe('credit');

    await isReady(page);
    await page.getByRole('button', { name: 'Fair play' }).click();
    await page.getByLabel('Your seed').fill('a-seed-of-my-own');
    await page.getByRole('button', { name: 'Use it from now on' }).click();
    const link = page.getByRole('link', { name: 'Verify' }).first();
    await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
    expect(await findAxeFaults(page)).toEqual([]);
    await page.locator('fieldset:not([hidden])').getByLabel('Multiple that was paid').fill('123.45');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect.poll(() => page.locator('#verdict').textContent()).toContain('another amount');
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

it.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('GAM-14 with %s of motion a booth has %i canvas for sparks', async (reducedMotion, count) => {
  const [game] = games;
  const { page, complaints } = await browser.openGame(game?.gameCode ?? '', { reducedMotion });
  await expect.poll(() => page.locator('#sparks canvas').count()).toBe(count);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-14 a scratch card is scratched field by field with a pointer', async () => {
  const gameCode = games.find(({ engine }) => engine === 'scratch')?.gameCode ?? '';
  const { page, complaints } = await browser.openGame(gameCode);
  await page.getByRole('button', { name: 'Buy card' }).click();
  await page.waitForSelector('.scratch-cell[aria-disabled="false"]');
  for (let field = 0; field < 9; field += 1) {
    const { x, y, width, height } = await page
      .locator('.scratch-cell')
      .nth(field)
      .evaluate((cell) => cell.getBoundingClientRect());
    await page.mouse.move(x + 2, y + 2);
    await page.mouse.down();
    for (const part of [0.15, 0.35, 0.55, 0.75, 0.95]) {
      await page.mouse.move(x + width * 0.05, y + height * part);
      await page.mouse.move(x + width * 0.95, y + height * part);
    }
    await page.mouse.up();
    expect(await page.getByRole('button', { name: /^Field \d: \w/ }).count()).toBe(field + 1);
  }
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^(No win|Win .+|.+ returned)$/);
  expect(complaints).toEqual([]);
  await page.context().close();
});
