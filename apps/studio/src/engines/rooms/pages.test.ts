import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playableGames } from '../../catalogue/findGame.ts';
import type { RoomState } from '../../core/play/wire.ts';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { startBrowser } from '../../testing/startBrowser.ts';
import type { BigTwoView, HoldemView } from './wire.ts';

let browser: Awaited<ReturnType<typeof startBrowser>>;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

const [one, other] = playableGames().filter(({ engine }) => engine === 'rooms');

it('GAM-16 a player sits down, waits for another, folds by the keyboard, and leaves with the stack', async () => {
  const game = one?.gameCode ?? '';
  const { page, complaints } = await browser.openGame(game, { viewport: { width: 390, height: 844 } });
  const before = browser.wallet.balanceMinor();
  expect(await findAxeFaults(page)).toEqual([]);
  await page.locator('.room-sit').first().press('Enter');
  // The largest of the table, by the slider that gets the focus.
  await page.locator('input[type="range"]:focus').waitFor();
  await page.keyboard.press('End');
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.poker-state').textContent()).toBe('Waiting for a second player');
  expect(browser.wallet.balanceMinor()).toBe(before - 3000n);
  const { session } = await browser.studio.open(game, { launchToken: 'm-2', marks: { device: 'device-2', network: 'network-2' } });
  const move = { room: 1, stakeMinor: '1000' };
  await browser.studio.post('/play/round', { session, clientRound: randomUUID(), move });
  await browser.studio.pass(3000);
  const looked = (await browser.studio.post('/play/room', { session, version: 0 })).body as RoomState;
  const table = looked.seen?.room as HoldemView | undefined;
  // The button came second, and acts first.
  await browser.studio.post('/play/act', { session, act: { kind: 'call', hand: table?.hand } });
  const fold = page.locator('[data-kind="fold"][aria-disabled="false"]');
  await fold.waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await fold.press('Enter');
  await page.locator('.poker-seat[data-won="true"]').waitFor();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await browser.studio.pass(250);
  await page.locator('.room-sit').first().waitFor();
  await browser.studio.post('/play/act', { session, act: { kind: 'leave' } });
  await browser.studio.pass(250);
  await expect.poll(() => browser.wallet.balanceMinor()).toBeGreaterThanOrEqual(before - 5n);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it.each([
  ['EN', 844, 390],
  ['BN', 320, 568],
  ['AR', 390, 844],
] as const)('GAM-08 in %s at %d x %d the tables and a seat fit', async (language, width, height) => {
  const { page, complaints } = await browser.openGame(other?.gameCode ?? '', { language, viewport: { width, height } });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.locator('.room-sit').first().waitFor();
  expect(await wide()).toBeLessThanOrEqual(width);
  await page.locator('.room-sit').first().click();
  expect(await wide()).toBeLessThanOrEqual(width);
  await page.locator('.room-sit[data-main]').click();
  await page.locator('.poker').waitFor();
  expect(await wide()).toBeLessThanOrEqual(width);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.locator('.room-foot .room-button').first().click();
  await browser.studio.pass(250);
  await page.locator('.room-sit').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-16 a player of Big Two chooses a card by the keyboard and plays it', async () => {
  const game = playableGames().find(({ engine }) => engine === 'bigTwo')?.gameCode ?? '';
  const { page, complaints } = await browser.openGame(game, { viewport: { width: 320, height: 640 } });
  await page.locator('.room-sit').first().click();
  await page.locator('.room-sit[data-main]').click();
  await page.locator('.poker').waitFor();
  const { session } = await browser.studio.open(game, { launchToken: 'm-2', marks: { device: 'device-2', network: 'network-2' } });
  await browser.studio.post('/play/round', { session, clientRound: randomUUID(), move: { room: 1, stakeMinor: '1000' } });
  await browser.studio.pass(3000);
  const cards = page.locator('.big-two-card');
  await expect.poll(() => cards.count()).toBe(13);
  const looked = (await browser.studio.post('/play/room', { session, version: 0 })).body as RoomState;
  const theirs = looked.seen?.room as BigTwoView;
  const [lowest = ''] = theirs.cards;
  const lead = { kind: 'play', cards: [lowest[0] + lowest.slice(1).toLowerCase()], hand: theirs.hand };
  if (theirs.turn === theirs.own) await browser.studio.post('/play/act', { session, act: lead });
  // Whoever has the lowest card begins with it, so the first card of the page is allowed either way.
  await expect.poll(() => page.locator('.poker-state').textContent()).toBe('Your turn');
  await cards.first().press('Enter');
  await page.locator('[data-kind="play"][aria-disabled="false"]').press('Enter');
  await expect.poll(() => cards.count()).toBe(12);
  expect(await page.locator('.big-two-trick img').count()).toBe(1);
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(complaints).toEqual([]);
  await page.context().close();
});
