import type { Page } from '@playwright/test';
import { enter, expect, hydrated, test } from './visit';

/** Makes every list of every reply empty. */
async function emptyAll(page: Page) {
  await page.route(/\/(wps|lgw|lotto)\/(?!events|member\/info|system\/permission)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  });
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, /^total(Pages)?$/.test(key) ? 0 : emptied(part)]));
}

/** Opens another page without a reload. */
const turnTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('ERR-12 every empty list shows an empty state with a next step', async ({ page, request }) => {
  await emptyAll(page);
  await enter(page, request, 'player02');
  await page.goto('/');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  const main = page.getByRole('main');
  await expect(page.getByRole('region', { name: 'Favourites' })).toContainText('Press the heart on a game');

  for (const [entry, said, next] of [
    ['Announcements', 'Nothing announced', 'To the lobby'],
    [/^Promotions/, 'No promotions', 'To the lobby'],
    ['Help centre', 'No articles yet', 'To the lobby'],
    [/^Slots/, 'No data', 'Show all games'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await expect(main.getByText(said)).toBeVisible();
    await expect(main.getByRole('link', { name: next })).toBeVisible();
  }

  const search = page.getByRole('banner').getByRole('searchbox');
  await search.fill('tiger');
  await expect(page.getByRole('banner').getByText('No game is called “tiger”')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'See the hot games' })).toBeVisible();
  await search.press('Enter');
  await expect(main.getByText('No game is called “tiger”')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Hot tonight' }).getByRole('article').first()).toBeVisible();

  await page.goto('/favorite');
  await expect(main.getByText('No favourites yet')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See the hot games' })).toHaveCount(2);
  await page.goto('/member/personalHistoryCopy');
  await expect(main.getByText('No bets in these days')).toBeVisible();

  await menu.getByRole('button', { name: 'Line speed' }).click();
  await expect(page.getByRole('dialog')).toContainText('There is only this line.');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name: 'Customer service' }).click();
  await page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: /^Chat/ }).click();
  await expect(page.getByRole('dialog', { name: 'Chat' }).getByRole('link', { name: 'Help centre' })).toBeVisible();
});

test('ERR-12 every empty list of money says what comes there, with a next step', async ({ page, request }) => {
  await emptyAll(page);
  await enter(page, request, 'player02');
  await page.goto('/member/personalHistoryCopy');
  await hydrated(page);
  const main = page.getByRole('main');
  for (const [address, said, next] of [
    ['transactionHistory', 'Nothing moved in these days', 'Deposits, stakes, wins and transfers show here at once.'],
    ['bonusRecords', 'No bonuses in these days', 'Your bonuses show here from the moment they are granted.'],
    ['personalProfit', 'Nothing was played in these days', 'A day shows here once its first bet is settled.'],
    ['transferFund', 'Every game is played from your balance', 'To the games'],
    ['depositv2', 'No deposits yet', 'Your deposits and what became of them stand here.'],
    ['withdraw', 'No withdrawal yet', 'When you ask for one, you see each of its steps here.'],
    ['transferUpline', 'No transfer yet', 'What you send and receive within your tree shows here.'],
    ['bonusDetails', 'No open bonus', 'To the promotions'],
    ['rewardCenter', 'Nothing to claim right now', 'To the missions'],
    ['messageV2', 'No messages', 'Help centre'],
  ] as const) {
    await turnTo(page, `/member/${address}`);
    await expect(main.getByText(said).first()).toBeVisible();
    await expect(main.getByText(next).first()).toBeVisible();
  }
});

test('ERR-12 every empty list of an agent says what comes there, with a next step', async ({ page, request }) => {
  await emptyAll(page);
  await enter(page, request, 'agent01');
  await page.goto('/agentHome');
  await hydrated(page);
  const main = page.getByRole('main');
  for (const [address, said, next] of [
    ['personalHistoryCopy', 'No settled bets in these days', 'Bets show here about a minute after they settle.'],
    ['palStatementsAgentCopy', 'Nobody played in these days', 'Choose more days, or clear the filters.'],
    ['agentRevenueReport', 'Nothing was paid in these days', 'Salary and dividends show here once they are paid.'],
    ['agentDownlineTransactionDetailsCopy', 'No transactions in these days', 'Choose more days, or clear the filters.'],
    ['downlineBets', 'No settled bets in these days', 'Choose more days, or clear the filters.'],
    ['downlineEntries', 'No transactions in these days', 'Choose more days, or clear the filters.'],
    ['realtimeSlices', 'No slice was settled', 'Slices show here once they are settled.'],
    ['registerCenter', 'No links yet', 'Make one, and send it or show its code.'],
    ['contracts', 'Nothing given yet', 'Offer a contract to an agent or a member directly below you.'],
    ['agentDailyWages2', 'Nothing settled in these days', 'Records show here once a period of a contract has been settled.'],
  ] as const) {
    await turnTo(page, `/agentHome/${address}`);
    await expect(main.getByText(said).first()).toBeVisible();
    await expect(main.getByText(next).first()).toBeVisible();
  }
});

test('ERR-12 every empty list of the desk says what comes there, with a next step', async ({ page }) => {
  await page.goto('/operator');
  await page.getByLabel('Username').fill('operator01');
  await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await emptyAll(page);
  const menu = page.getByRole('navigation', { name: 'Pages of the desk' });
  const main = page.getByRole('main');
  for (const [entry, said, next] of [
    ['Chats', 'Nobody waits for a chat', 'New chats come by themselves.'],
    ['Members', 'Nobody found', 'Search by a username, an account number, an e-mail address or a mobile number.'],
    ['Adjustments', 'No adjustments yet', 'Propose the first one from here or from the page of a member.'],
    [
      'Proposals',
      'Nothing is proposed',
      'What is paid out, closing the site and campaigns: each waits here until another operator decides.',
    ],
    ['Content', 'Nothing here', 'Write the first one with the button above.'],
    ['Catalogue', 'No game found', 'Search by another name, or choose every vendor and state.'],
    ['Campaigns', 'No campaigns yet', 'Write the first one: free rounds or a message for a group of members.'],
    [/^Queues/, 'Nothing waits here', 'New items come by themselves.'],
  ] as const) {
    await menu.getByRole('link', { name: entry }).click();
    await expect(main.getByText(said)).toBeVisible();
    await expect(main.getByText(next)).toBeVisible();
  }
  await menu.getByRole('link', { name: 'Log', exact: true }).click();
  await main.getByRole('searchbox').fill('nobody did this');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByText('Nothing found')).toBeVisible();
  await main.getByText('Nothing found').locator('xpath=..').getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/operator\/log$/);
});

test('ERR-04 a failed call affects its own section only, which offers a retry', async ({ page, request, complaints }) => {
  complaints.allow(/503|hydration/);
  let isDown = true;
  const lists = /MCSFE_getFavoriteGamesList|GCS_recentGame|GCSGAME_gameList|getListAnnouncements.*types=B|promotions|helpCenter/;
  await page.route(lists, (route) => (isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await enter(page, request, 'player02');
  await page.goto('/');
  await hydrated(page);
  const region = (name: string) => page.getByRole('region', { name });
  const [favourites, recent, slots] = [region('Favourites'), region('Recent'), region('Slots')];
  await slots.getByRole('button', { name: 'Load more' }).click();
  for (const section of [favourites, recent, slots]) await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hot tonight' }).getByRole('article')).toHaveCount(12);
  await expect(slots.getByRole('article')).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Winner board' })).toContainText('$');
  isDown = false;
  for (const section of [favourites, recent, slots]) await section.getByRole('button', { name: 'Try again' }).click();
  await expect(favourites.getByRole('article').first()).toBeVisible();
  await expect(recent.getByRole('article').first()).toBeVisible();
  await expect(slots.getByRole('article')).toHaveCount(24);

  isDown = true;
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: /^Live/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Live' })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Vendors' })).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('Network link is abnormal, please try again');
  isDown = false;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('article')).toHaveCount(40);
});
