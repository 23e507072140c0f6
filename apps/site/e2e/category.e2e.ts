import { enter, expect, hydrated, test } from './visit';

test('LOB-05 the address contains vendor, class, page and name, and back and forward restore them', async ({ page }) => {
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
  await expect(page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', /./);
  await expect(tiles.first()).toContainText('Lantern Works');
  // All games here are hot, so no tile shows the badge.
  await expect(tiles.getByText('Hot', { exact: true })).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/rng?page=2');
  await expect(tiles.first()).toHaveAttribute('aria-label', second ?? '');
  await page.goForward();
  await expect(tiles.first()).toContainText('Lantern Works');
});

test('LOB-04 a name is found in its category, and no match shows an empty state', async ({ page }) => {
  await page.goto('/rng?classify=NEW');
  await hydrated(page);
  await page.getByRole('main').getByRole('searchbox').fill('  gold TIGER ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rng?gameName=gold+TIGER');
  await expect(page.getByRole('main').getByRole('article', { name: 'Gold Tiger' })).toBeVisible();

  await page.getByRole('main').getByRole('searchbox').fill('no such game at all');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('No data')).toBeVisible();
  await page.getByRole('link', { name: 'Show all games' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(40);
});

test('LOB-17 LOB-20 some categories show vendors first, and the address chooses one', async ({ page }) => {
  await page.goto('/esports');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('5 vendors')).toBeVisible();
  await main.getByRole('link', { name: /Patchday/ }).click();
  await expect(page).toHaveURL('/esports?vassalage=AV');
  await expect(main.getByRole('article').first()).toContainText('Patchday');
  await expect(main.getByRole('link', { name: /Patchday/ })).toHaveAttribute('aria-current', 'page');

  await page.goto('/lott');
  await main.getByRole('navigation', { name: 'Kinds of draws' }).getByRole('link', { name: 'Fast draws' }).click();
  await expect(page).toHaveURL('/elott');
  await page.goto('/rng?vassalage=PG');
  await expect(main.getByRole('link', { name: /Lantern Works/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: /Slots/ }).click();
  await expect(main.getByRole('link', { name: 'All vendors' })).toHaveAttribute('aria-current', 'page');
});

test('LOB-17 GAM-12 slots and table games have their classes', async ({ page }) => {
  const kinds = page.getByRole('navigation', { name: 'Types of games' });
  await page.goto('/rng');
  await expect(kinds.getByRole('link')).toHaveText(['Reels', 'Jackpot', 'Arcade', 'Table', 'Scratch', 'Video poker', 'Minigames']);
  await hydrated(page);
  await kinds.getByRole('link', { name: 'Minigames' }).click();
  await expect(page).toHaveURL('/rng?classify=MINI');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/pvp');
  await hydrated(page);
  // CHESS is the trade's code for games of cards between players beside poker.
  for (const [name, classify] of [
    ['Poker', 'POKER'],
    ['Big Two', 'CHESS'],
  ] as const) {
    const listed = page.waitForResponse((reply) => reply.url().includes(`gameClassify=${classify}`));
    await kinds.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/pvp?classify=${classify}`);
    const { value } = (await (await listed).json()) as { value: { games: { gameClassify: string; status: string }[] } };
    expect(new Set(value.games.map(({ gameClassify, status }) => `${gameClassify} ${status}`))).toEqual(new Set([`${classify} open`]));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(value.games.length);
  }
});

test('GAM-12 the slots of the home page link to the minigames, on a phone too', async ({ page }) => {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('region', { name: 'Slots' }).getByRole('link', { name: 'Minigames' }).click();
    await expect(page).toHaveURL('/rng?classify=MINI');
    await expect(page.getByRole('navigation', { name: 'Types of games' }).getByRole('link', { name: 'Minigames' })).toHaveAttribute(
      'aria-current',
      /./,
    );
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('I18-02 RTE-02 a market without cockfight shows a message with another link', async ({ page, complaints, baseURL }) => {
  complaints.allow(/404/);
  const khela = (path: string) => `${baseURL}${path}?merchant=khela&lang=EN`;
  const response = await page.goto(khela('/cockfight'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not offered here' })).toBeVisible();
  expect((await page.goto(khela('/elott')))?.status()).toBe(404);
  expect((await page.goto(khela('/lott')))?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Lottery' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await expect(menu.getByRole('link', { name: /Lottery/ })).toHaveAttribute('href', '/lott');
  await expect(menu.getByRole('link', { name: /Cockfight/ })).toHaveCount(0);
});

test('LOB-05 personal lists ask a visitor to log in', async ({ page }) => {
  await page.goto('/rng');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/rng');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('GAM-01 a tap on a small tile opens the actions of its game', async ({ page }) => {
    await page.goto('/rng');
    // The clock runs once the page is hydrated; phones hide it.
    await expect(page.getByRole('banner').getByText(/\d\d:\d\d:\d\d/)).toHaveCount(1);
    await page.getByRole('article', { name: 'Gold Tiger' }).locator('.tap').tap();
    const sheet = page.getByRole('dialog', { name: 'Gold Tiger' });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Play now' }).tap();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});

for (const address of ['/rng', '/search?q=a'])
  test(`LOB-06 another page of ${address.split('?')[0]} begins at its first row, which Tab comes to next`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const main = page.getByRole('main');
    for (const name of ['Page 2', 'Page 3']) {
      await main.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`page=${name.slice(-1)}`));
      const first = main.getByRole('article').first();
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(first).toBeInViewport({ ratio: 0.9 });
      const { top, header } = await first.evaluate((tile) => ({
        top: tile.getBoundingClientRect().top,
        header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      }));
      expect(top).toBeGreaterThanOrEqual(header);
      expect(await first.evaluate((tile) => document.activeElement !== document.body && document.activeElement?.contains(tile))).toBe(true);
      await page.keyboard.press('Tab');
      expect(await first.evaluate((tile) => tile.contains(document.activeElement))).toBe(true);
    }
    // Back restores the scroll position.
    await page.mouse.wheel(0, 600);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  });

test('GAM-17 matches show their odds in the chosen format, and a press opens the book at that match', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await page.goto('/sports');
  await hydrated(page);
  const board = page.getByRole('region', { name: 'Matches' });
  const next = board.getByRole('list', { name: 'Next' }).getByRole('article').first();
  await expect(next.getByRole('definition').first()).toHaveText(/^\d+\.\d\d$/);
  await board.getByLabel('Odds format').selectOption('American');
  await expect(next.getByRole('definition').first()).toHaveText(/^[+−]\d{3,}$/);
  const link = next.getByRole('link');
  const teams = await link.locator('bdi').allTextContents();
  await link.click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+&eventId=[\w-]+$/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: teams.join(' – ') })).toBeAttached();
});
