import { expect, hydrated, test } from './visit';

test('LOB-05 vendor, class, page and name stand in the address, and back and forward find them', async ({ page }) => {
  await page.goto('/rng');
  await hydrated(page);
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles).toHaveCount(40);
  const first = await tiles.first().getAttribute('aria-label');

  await page.getByRole('navigation', { name: 'Pages of games' }).getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/rng?page=2');
  await expect(tiles.first()).not.toHaveAttribute('aria-label', first ?? '');
  const second = await tiles.first().getAttribute('aria-label');

  await page
    .getByRole('navigation', { name: 'Vendors' })
    .getByRole('link', { name: /Lantern Works/ })
    .click();
  await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/);
  await expect(tiles.first()).toContainText('Lantern Works');
  await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Hot' }).click();
  await expect(page).toHaveURL(/vassalage=\w+&classify=HOT$/);
  await expect(tiles.first().getByText('Hot')).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/rng?page=2');
  await expect(tiles.first()).toHaveAttribute('aria-label', second ?? '');
  await page.goForward();
  await expect(tiles.first()).toContainText('Lantern Works');
});

test('LOB-04 a name is found from the header, whatever its case, and nothing is said kindly', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('searchbox').fill('  gold TIGER ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rng?gameName=gold%20TIGER');
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article', { name: 'Gold Tiger' })).toBeVisible();

  await page.getByRole('main').getByRole('searchbox').fill('no such game at all');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('No data')).toBeVisible();
  await page.getByRole('link', { name: 'Show all games' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
});

test('LOB-04 the search works before JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('gold tiger');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rng?gameName=gold+tiger');
  await expect(page.getByRole('main').getByRole('article', { name: 'Gold Tiger' })).toBeVisible();
});

test('LOB-06 a shelf of the lobby loads more and counts what it shows', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slots = page.getByRole('region', { name: 'Slots' });
  await expect(slots).toContainText(/Currently displaying 12 Slots games out of \d+/);
  await slots.getByRole('button', { name: 'Load more' }).click();
  await expect(slots).toContainText('Currently displaying 24 Slots games out of');
  await expect(slots.getByRole('article')).toHaveCount(24);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('GAM-01 a tap on a small tile brings up the ways to start its game', async ({ page }) => {
    await page.goto('/rng');
    // The clock says that the page is the browser's own by now; a phone has no room to show it.
    await expect(page.getByRole('banner').getByText(/\d\d:\d\d:\d\d/)).toHaveCount(1);
    await page.getByRole('article', { name: 'Gold Tiger' }).locator('.tap').tap();
    const sheet = page.getByRole('dialog', { name: 'Gold Tiger' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Play now' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});
