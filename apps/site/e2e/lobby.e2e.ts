import { enter, expect, hydrated, test } from './visit';

test('LOB-06 LOB-18 a shelf of the lobby loads more, shows its count, and collapses again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slots = page.getByRole('region', { name: 'Slots' });
  await expect(slots).toContainText(/Currently displaying 12 Slots games out of \d+/);
  await expect(slots.getByRole('button', { name: 'Show less' })).toHaveCount(0);
  await slots.getByRole('button', { name: 'Load more' }).click();
  await expect(slots).toContainText('Currently displaying 24 Slots games out of');
  await expect(slots.getByRole('article')).toHaveCount(24);
  await slots.getByRole('button', { name: 'Show less' }).click();
  await expect(slots.getByRole('article')).toHaveCount(12);

  const live = page.getByRole('region', { name: 'Live' });
  await expect(live.getByRole('link', { name: / games?$/ })).toHaveCount(6);
  await live.getByRole('button', { name: 'Load more' }).click();
  await expect(live).toContainText(/Currently displaying (\d+) Live vendors out of \1/);
  await live.getByRole('button', { name: 'Show less' }).click();
  await expect(live.getByRole('link', { name: / games?$/ })).toHaveCount(6);
  const lottery = page.getByRole('region', { name: 'Lottery' });
  await expect(lottery.getByRole('link', { name: / games?$/ })).toHaveCount(4);
  await expect(lottery.getByRole('timer'), 'LOT-03').toHaveCount(5);
  await expect(lottery.getByRole('list', { name: 'Last draw' })).toHaveCount(5);
});

test('GAM-05 LOB-02 LOB-03 a member has favourites and recent games after the hot ones, and the strip leads to each section', async ({
  page,
  request,
}) => {
  await enter(page, request, 'player02');
  // The seed's member has opened fewer games than a shelf shows at first.
  await page.route('**/wps/relay/GCS_recentGame?*', async (route) => {
    expect(new URL(route.request().url()).searchParams.get('pageSize'), 'LOB-19').toBe('20');
    const response = await route.fetch();
    const reply = (await response.json()) as { value: { list: object[] } };
    const [game] = reply.value.list;
    const list = Array.from({ length: 14 }, (_, index) => ({ ...game, nodeId: 20_001 + index, displayName: `Opened ${index + 1}` }));
    await route.fulfill({ response, json: { ...reply, value: { list, totalPages: 1, total: 14 } } });
  });
  await page.goto('/');
  await hydrated(page);
  const strip = page.getByRole('navigation', { name: 'Shelves' });
  await expect(strip.getByRole('link', { name: 'Recent' })).toBeVisible({ timeout: 20_000 });
  expect((await strip.getByRole('link').allTextContents()).slice(0, 4)).toEqual(['Hot', 'Favourites', 'Recent', 'Slots']);
  await expect(strip.getByRole('link', { name: 'PVP' })).toHaveCount(1);
  const recent = page.getByRole('region', { name: 'Recent', exact: true });
  await expect(recent.getByRole('article')).toHaveCount(12);
  await expect(recent).toContainText('Currently displaying 12 Recent games out of 14');
  await recent.getByRole('button', { name: 'Load more' }).click();
  await expect(recent.getByRole('article')).toHaveCount(14);
  await recent.getByRole('button', { name: 'Show less' }).click();
  await expect(recent.getByRole('article')).toHaveCount(12);
  await expect(recent.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/favorite/recent');
  const sections = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.slice(0, 11)).toEqual(['HOT', 'FAV', 'RECENT', 'RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP', 'ELOTT', 'ESPORTS', 'COCKFIGHT']);
  for (const name of ['Recent', 'Sports']) {
    const link = strip.getByRole('link', { name, exact: true });
    await link.click();
    const section = page.getByRole('region', { name, exact: true });
    // Below the header, with a distance of 80 px.
    await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? 0)).toBe(148);
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
});

test('DR-9.2 DR-9.3 the lobby shows who plays where and what was just settled, and renews both', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const tile = page.getByRole('region', { name: 'Slots' }).getByRole('article').nth(2);
  const name = (await tile.getAttribute('aria-label')) ?? '';
  const reply = await page.request.get(`/wps/relay/GCSGAME_gameList?gameName=${encodeURIComponent(name)}`, {
    headers: { 'X-Module': 'WEB' },
  });
  const { value } = (await reply.json()) as { value: { games: { nodeId: number; displayName: string; lagerIcon: string }[] } };
  const game = value.games.find(({ displayName }) => displayName === name);
  const round = { userName: 'ab***z', ...game, stakeMinor: '200', payoutMinor: '0', currency: 'USD', at: Date.now() };
  const played = { players: { [String(game?.nodeId)]: 3 }, rounds: [round], windowMinutes: 5 };
  // Nobody else plays this game, so the reply is the test's; the service's own is tested with its bets.
  await page.route('**/wps/lobby/activity', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), value: played } });
  });
  await expect(tile).not.toContainText('playing');
  // The part that listens may hydrate after the rest.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(tile).toContainText('3 playing', { timeout: 1000 });
  }).toPass();
  const settled = page.getByRole('region', { name: 'Just settled' });
  await expect(settled.getByRole('listitem')).toHaveText(/^ab\*\*\*z−\$2\.00/);
  await expect(settled.getByRole('listitem')).toContainText(name);
});

test('LOB-02 a visitor has no shelf of favourites, and a link to it asks for a login', async ({ page }) => {
  await page.goto('/#FAV');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Shelves', includeHidden: true }).getByText('Favourites')).toHaveCount(0);
});

test('GAM-04 RTE-03 a heart adds a favourite, also after a reload, and removes it', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Favourites' });
  await expect(own.getByRole('button', { name: 'to favourites', pressed: true }).first()).toBeVisible();
  const before = await own.getByRole('article').count();
  const slots = page.getByRole('region', { name: 'Slots' }).getByRole('article');
  const name = await slots
    .filter({ has: page.getByRole('button', { name: 'to favourites', pressed: false }) })
    .last()
    .getAttribute('aria-label');
  const tile = slots.and(page.getByRole('article', { name: name ?? '', exact: true }));
  const heart = (place: typeof tile) => place.getByRole('button', { name: `Add ${name} to favourites` });
  const written = page.waitForResponse((response) => response.url().includes('addFavoriteGameV2'));
  await heart(tile).click();
  await expect(heart(tile)).toHaveAttribute('aria-pressed', 'true');
  await expect(own.getByRole('article')).toHaveCount(before + 1);
  expect((await written).ok()).toBe(true);
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(`${name} is among your favourites now.`);

  await page.goto('/favorite');
  const kept = page.getByRole('region', { name: 'Favourites' }).getByRole('article', { name: name ?? '', exact: true });
  await expect(heart(kept)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Recent' }).click();
  await expect(page).toHaveURL('/favorite/recent');
  await expect(page.getByRole('region', { name: 'Recent' })).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.goBack();

  const removed = page.waitForResponse((response) => response.url().includes('removeFavoriteGameV2'));
  await heart(kept).click();
  // It stays visible until the page is left, so that a mistake can be undone.
  await expect(heart(kept)).toHaveAttribute('aria-pressed', 'false');
  expect((await removed).ok()).toBe(true);
  await expect(messages.getByRole('listitem').filter({ hasText: `${name} is no longer a favourite.` })).toContainText('Undo');
  await page.reload();
  await expect(own.getByRole('article')).toHaveCount(before);
});

test('RTE-03 a visitor of /favorite is asked to log in', async ({ page }) => {
  await page.goto('/favorite');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('LOB-08 LOB-21 the header’s search finds while typing, tolerates typos, and suggests hot games', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('searchbox').fill('  gold TIGER ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+TIGER');
  await expect(page.getByRole('heading', { level: 1, name: 'Search games' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('article', { name: 'Gold Tiger' })).toBeVisible();

  await page.getByRole('banner').getByRole('searchbox').fill('lotus');
  const quick = page.getByRole('banner').getByRole('list', { name: /games? for “/ });
  await expect(quick.getByRole('button').first()).toContainText('Lotus');
  await page.keyboard.press('ArrowDown');
  await expect(quick.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(quick).toBeHidden();

  const field = main.getByRole('searchbox');
  await field.fill('');
  await field.pressSequentially('pharoah');
  await expect(main.getByRole('article', { name: 'Sun Pharaoh' })).toBeVisible();
  await expect(page).toHaveURL('/search?q=pharoah');
  await expect(field).toBeFocused();
  await field.fill('zzzzzz');
  await expect(main.getByText('No game is called “zzzzzz”')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Hot tonight' }).getByRole('article').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('LOB-08 the search works before JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await page.getByRole('banner').getByRole('searchbox').fill('gold tiger');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+tiger');
  await expect(page.getByRole('main').getByRole('article', { name: 'Gold Tiger' })).toBeVisible();
});

test('LOB-14 another language translates list, hot games, winners, announcements and vendors', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').locator('summary', { hasText: 'EN' }).click();
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const bengali = /[\u0980-\u09ff]/;
  await expect(page.locator('#HOT article').first()).toHaveAttribute('aria-label', bengali);
  await expect(page.locator('#RNG article').first()).toHaveAttribute('aria-label', bengali);
  await expect(page.locator('#winners h2')).toHaveText(bengali);
  await expect(page.locator('#LIVE li').first()).toContainText(bengali);
  await expect(
    page
      .getByRole('marquee')
      .or(page.getByRole('region', { name: 'বিজ্ঞপ্তি' }))
      .first(),
  ).toContainText(bengali);
});

test('LOB-12 the board shows real wins, the largest first', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const board = page.getByRole('region', { name: 'Winner board' });
  await board.scrollIntoViewIfNeeded();
  await expect(board).toContainText(/Settled wins of the last 24 hours from \$100\.00 on/);
  const amounts = (await board.getByText(/^\$[\d,]+\.\d\d$/).allTextContents()).map((text) => Number(text.replaceAll(/[$,]/g, '')));
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
});

test('GAM-13 LOB-06 an entry for a whole vendor opens its games, and loads more of them', async ({ page, request }) => {
  await enter(page, request, 'player02');
  // The seed has no group in an open category, so the test turns a game into one.
  await page.route('**/GCSGAME_gameList?**', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('"gameName":"Gold Tiger"', '"gameName":"Gold Tiger","isGame":"VASSALAGE"');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/search');
  await hydrated(page);
  await page.getByRole('main').getByRole('searchbox').fill('gold tiger');
  await page.getByRole('main').getByRole('article', { name: 'Gold Tiger' }).getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lantern Works' });
  await expect(dialog).toContainText(/Currently displaying 12 Lantern Works games out of \d+/);
  await dialog.getByRole('button', { name: 'Load more' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(24);
  await dialog.getByRole('article').first().getByRole('button', { name: 'Play now' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=gold+tiger');
  await expect(dialog.getByRole('article')).toHaveCount(24);
  await dialog.getByRole('button', { name: 'Show less' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(12);
});

test('SHL-10 a shelf of games is one stop of the Tab key, and its tiles are reached with arrow keys', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const slots = page.getByRole('region', { name: 'Slots' });
  const play = (place: number) => slots.getByRole('article').nth(place).getByRole('button', { name: 'Play now: ' });
  await play(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(play(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slots.getByRole('article').nth(1).getByRole('button', { name: 'Free trial' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slots.getByRole('article').nth(1).getByRole('button', { name: 'to favourites' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slots.getByRole('article').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+End');
  await slots.getByRole('button', { name: 'Load more' }).dispatchEvent('click');
  await expect(slots.getByRole('article')).toHaveCount(24);
  await expect(play(11)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(play(12)).toBeFocused();
});

test('LOB-03 LOB-06 the hot games load more, show their count, collapse again, and link to all of them', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const hot = page.getByRole('region', { name: 'Hot tonight' });
  await expect(hot.getByRole('article')).toHaveCount(12);
  const status = hot.getByText(/^Currently displaying 12 Hot games out of \d+$/);
  const total = Number(/\d+$/.exec((await status.textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(12);
  for (let shown = 12; shown < total; shown = await hot.getByRole('article').count()) {
    await hot.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => hot.getByRole('article').count()).toBeGreaterThan(shown);
  }
  await expect(hot.getByRole('article')).toHaveCount(total);
  await expect(hot.getByText(`Currently displaying ${total} Hot games out of ${total}`)).toBeVisible();
  await hot.getByRole('button', { name: 'Show less' }).click();
  await expect(hot.getByRole('article')).toHaveCount(12);
  await hot.getByRole('link', { name: 'All Hot' }).click();
  await expect(page).toHaveURL('/hot');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Hot tonight' })).toBeVisible();
  await expect(main.getByText(`${total} games`)).toBeVisible();
  await main.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => main.getByRole('article').count()).toBeGreaterThan(12);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

  test('LOB-03 the first screen shows games, and the whole page is at most five screens', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const bar = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox();
    const game = await page.getByRole('region', { name: 'Hot tonight' }).getByRole('article').first().boundingBox();
    expect(game!.y + 60).toBeLessThan(bar!.y);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 640);
  });

  test('LOB-18 a shelf of one row becomes a grid when it grows, and a row again', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const slots = page.getByRole('region', { name: 'Slots' });
    const columns = async () => {
      const places = await slots
        .getByRole('article')
        .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)));
      return new Set(places).size;
    };
    expect(await columns()).toBe(12);
    await slots.getByRole('button', { name: 'Load more' }).click();
    await expect(slots.getByRole('article')).toHaveCount(24);
    expect(await columns()).toBe(2);
    await slots.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(columns).toBe(12);
  });
});
