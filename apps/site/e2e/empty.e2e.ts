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

test('ERR-04 a failed call affects its own section only, which offers a retry', async ({ page, request, complaints }) => {
  complaints.allow(/503|hydration/);
  let isDown = true;
  const lists = /MCSFE_getFavoriteGamesList|GCS_recentGame|GCSGAME_gameList|getListAnnouncements.*types=B|promotions|helpCenter/;
  await page.route(lists, (route) => (isDown ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await enter(page, request, 'player02');
  await page.goto('/');
  await hydrated(page);
  const region = (name: string) => page.getByRole('region', { name });
  const [favourites, recent, slots] = [region('Favourites'), region('Continue playing'), region('Slots')];
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
