import { enter, expect, hydrated, test } from './visit';

// The lines have other origins, which accept none of the test's headers.
test.use({ extraHTTPHeaders: {} });

test('SHL-03 a collapsed menu moves the categories to the header, and they are never in both', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const side = page.getByRole('navigation', { name: 'Side menu' });
  const top = page.getByRole('navigation', { name: 'Categories', exact: true });
  await expect(side.getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(top).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(side.getByRole('link', { name: /^Slots/ })).toHaveCount(0);
  await expect(top.getByRole('link', { name: 'Slots' })).toBeVisible();
  const names = await top.getByRole('link').allTextContents();
  expect([names[0], ...names.slice(-3)]).toEqual(['Home', 'Cockfight', 'Favourites', 'Promotions']);
  await top.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL('/rng');
  await expect(top.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');

  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(top.getByRole('link', { name: 'Slots' })).toBeInViewport();
  await page.getByRole('banner').locator('summary', { hasText: 'Search games' }).click();
  await page.getByRole('banner').getByRole('searchbox').fill('gold tiger');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=gold+tiger');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`SHL-03 a category opens with a smooth scroll to its top, at once where motion is reduced: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/live');
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate(() => {
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = ((options: ScrollToOptions) => {
        document.documentElement.dataset['scrolled'] = `${options.top} ${options.behavior}`;
        scroll(options);
      }) as typeof window.scrollTo;
    });
    await page.getByRole('navigation', { name: 'Side menu' }).locator('a[href="/rng"]').press('Enter');
    await expect(page).toHaveURL('/rng');
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', `0 ${reducedMotion === 'reduce' ? 'instant' : 'smooth'}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

test('SHL-09 on a phone the menu is a drawer that returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  const more = bar.getByRole('button', { name: 'More' });
  await more.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByText(/\d\d:\d\d:\d\d/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await drawer.locator('summary', { hasText: 'EN' }).click();
  await expect(drawer.getByRole('link', { name: 'العربية' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await drawer.getByRole('link', { name: /^Live/ }).click();
  await expect(page).toHaveURL('/live');
  await expect(drawer).toBeHidden();
});

test('SHL-02 SHL-13 a member copies their number and the app’s address, with a confirmation', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, request, 'player02');
  await page.goto('/');
  const account = page.getByRole('banner').locator('summary', { hasText: 'player02' });
  await expect(account).toContainText('Member');
  await account.click();
  const number = await page
    .getByRole('banner')
    .getByText(/^ID \d+/)
    .textContent();
  await page.getByRole('button', { name: 'Copy the ID' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Copied');
  expect(`ID ${await page.evaluate(() => navigator.clipboard.readText())}`).toBe(number);
  await page.goto('/down');
  await expect(page.getByRole('main').locator('figure')).toContainText('code=');
  await page.getByRole('main').getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/[?&]code=/);
});

const internal = (hrefs: (string | null)[]) => [...new Set(hrefs.filter((href): href is string => href?.startsWith('/') ?? false))];

test('SHL-04 SHL-05 SHL-16 SHL-17 every entry of the menus and the footer links to an existing page', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  await page.goto('/');
  const account = page.getByRole('banner').locator('summary', { hasText: 'agent01' });
  await account.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Agent centre' })).toBeVisible();
  const hrefsOf = (where: string) =>
    page.locator(`${where} a[href]`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const side = await hrefsOf('nav[aria-label="Side menu"]');
  const foot = await hrefsOf('footer');
  const addresses = internal([...side, ...foot, ...(await hrefsOf('header'))]);
  expect(side.length).toBeGreaterThan(10);
  expect(foot.length).toBeGreaterThan(8);
  for (const address of addresses) {
    const response = await request.get(address.split('#')[0] ?? '/');
    expect([address, response.status()]).toEqual([address, 200]);
  }
  const switched = ['/member/playerRank', '/member/manualRebate'];
  expect(addresses).toEqual(expect.arrayContaining(switched));
  const vendors = page.getByRole('list', { name: 'Vendors' });
  await expect(vendors.getByRole('listitem')).toHaveText(['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Get help' })).toHaveAttribute(
    'href',
    'https://www.gamblingtherapy.org/',
  );
  // Places that a brand has switched off are not linked anywhere.
  const { port } = new URL(page.url());
  await page.goto(`http://khela.localhost:${port}/`);
  expect((await hrefsOf('footer')).length).toBeGreaterThan(8);
  for (const missing of switched) await expect(page.locator(`a[href="${missing}"]`)).toHaveCount(0);
});

test('SHL-06 SHL-14 SYS-14 SYS-16 the floating bar lists every support channel, and opens a window of 440 by 750', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'At hand' });
  await bar.getByRole('button', { name: 'Customer service' }).click();
  const panel = page.getByRole('dialog', { name: 'Customer service' });
  await expect(panel.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', 'mailto:help@marquee.example');
  await expect(panel.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', 'tel:+442079460142');
  await expect(panel.getByRole('navigation').getByRole('link')).toHaveCount(3);
  await panel.getByRole('navigation').getByRole('link', { name: 'How do I open an account?' }).click();
  const help = page.getByRole('dialog', { name: 'Help centre' });
  await expect(help.locator('details[open] summary')).toHaveText('How do I open an account?');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(page).toHaveURL('/');
  const opened = page.waitForEvent('popup');
  await panel.getByRole('button', { name: /^Ask us/ }).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  await popup.close();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('SYS-15 SHL-14 the chat room lists the desks, and each opens in its frame', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name: 'Customer service' }).click();
  await page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: /^Chat/ }).click();
  await page
    .getByRole('dialog', { name: 'Chat' })
    .getByRole('button', { name: /^Balance and play money/ })
    .click();
  const room = page.getByRole('dialog', { name: 'Balance and play money' });
  const chat = room.frameLocator('iframe');
  await expect(chat.getByText('Hello! What would you like to know?')).toBeVisible();
  const question = chat.locator('summary').first();
  await question.click();
  await expect(chat.locator('details[open] .said')).toBeVisible();
  await room.getByRole('button', { name: 'Other desks' }).click();
  const desks = page.getByRole('dialog', { name: 'Chat' });
  await expect(desks.getByRole('button', { name: /^A person/ })).toBeVisible();
  await expect(desks.getByRole('button')).toHaveCount(6);
});

test('SYS-07 SYS-08 SYS-16 SYS-17 a member measures the lines, takes the fastest, and is logged in there with a clean address', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/dead\.localhost|ERR_CONNECTION|ERR_NAME_NOT_RESOLVED|ERR_UNSAFE_PORT|ERR_ADDRESS/);
  await enter(page, request, 'player02');
  await page.goto('/lines');
  await expect(page.getByRole('heading', { level: 1, name: 'Mirror lines' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('button', { name: 'Line speed' }).click();
  const dialog = page.getByRole('dialog', { name: 'How fast are you connected?' });
  const lines = dialog.getByRole('radio');
  await expect(lines).toHaveCount(5);
  await expect(dialog.getByRole('button', { name: 'Measure again' })).toBeEnabled({ timeout: 20_000 });
  const said = await dialog.locator('label').allTextContents();
  expect(said.filter((line) => /Line \d/.test(line))).toHaveLength(5);
  // The load of the demo's lines is unknown.
  expect(said.filter((line) => line.includes('in use'))).toEqual([]);
  expect(said.find((line) => line.includes('delayed'))).toMatch(/\d+ ms(Normal|Slow)/);
  expect(said.find((line) => line.includes('dead'))).toMatch(/No answer$/);
  expect(said.filter((line) => line.includes('main address'))).toEqual([expect.stringContaining('localhost')]);
  await dialog.getByRole('radio', { name: /127\.0\.0\.1/ }).check();
  await dialog.getByRole('button', { name: /^Go on at 127/ }).click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/lines\?lang=EN&merchant=marquee$/);
  await expect(page.getByRole('banner').locator('summary', { hasText: 'player02' })).toBeVisible();
});

test('SYS-08 an agent opens the speed test in the agent centre, switches to the fastest line by one press, or goes to the mirrors', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/dead\.localhost|ERR_CONNECTION|ERR_FAILED|ERR_NAME_NOT_RESOLVED|ERR_UNSAFE_PORT|ERR_ADDRESS/);
  await enter(page, request, 'agent01');
  await page.goto('/agentHome/agentTeamOverview');
  const openTest = () => page.getByRole('button', { name: 'Line speed' }).click();
  const dialog = page.getByRole('dialog', { name: 'How fast are you connected?' });
  await openTest();
  await dialog.getByRole('link', { name: 'Mirror lines' }).click();
  await expect(page).toHaveURL('/lines');
  await expect(dialog).toBeHidden();

  // Only the other address of this machine answers at once.
  const here = new URL(page.url());
  await page.route(`**://${here.host}/ping.json*`, (route) => route.abort());
  await page.route(`**://[::1]:${here.port}/ping.json*`, (route) => route.abort());
  await page.goto('/agentHome/agentTeamOverview');
  await openTest();
  const fastest = dialog.getByRole('button', { name: 'Use the fastest' });
  await expect(fastest).toBeEnabled({ timeout: 20_000 });
  await fastest.click();
  await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/agentHome\/agentTeamOverview/);
});

test('SYS-05 a token in the address logs in, is removed at once, and is then invalid', async ({ page, request }) => {
  const response = await request.post('/dev/session', { data: { merchant: 'marquee', username: 'player02' } });
  const { value } = (await response.json()) as { value: { token: string } };
  await page.goto(`/rng?token=${value.token}&page=2`);
  await expect(page.getByRole('banner').locator('summary', { hasText: 'player02' })).toBeVisible();
  await expect(page).toHaveURL('/rng?page=2');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBe(value.token);
});

test('SHL-08 the back link of a page opens the top of the lobby', async ({ page }) => {
  await page.goto('/announce');
  await hydrated(page);
  await page.mouse.wheel(0, 200);
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('SHL-06 LOB-01 on a phone the back-to-top button appears after scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 1200);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('SHL-06 the floating bar scrolls back to the top', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('SHL-04 a collapsed menu stays collapsed on the next page and after a reload, from the first paint on, and expands again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED|dynamically imported module/);
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  const width = () => menu.evaluate((one) => Math.round(one.getBoundingClientRect().width));
  await page.goto('/help');
  await hydrated(page);
  expect(await width()).toBeGreaterThan(180);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(width).toBeLessThan(80);
  await page.goto('/rng');
  await hydrated(page);
  await expect(page.getByRole('navigation', { name: 'Categories', exact: true })).toBeVisible();
  await expect.poll(width).toBeLessThan(80);

  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await width()).toBeLessThan(80);
  await expect(menu.getByRole('link', { name: 'Favourites' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Slots/ })).toBeHidden();

  await page.unroute('**/*.js');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(width).toBeGreaterThan(180);
  await page.reload();
  await hydrated(page);
  expect(await width()).toBeGreaterThan(180);
});

test('SHL-03 SHL-04 favourites are in the desktop’s menu, collapsed or not', async ({ page }) => {
  const entry = page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Favourites' });
  for (const isFolded of [false, true]) {
    await page.goto('/');
    await hydrated(page);
    if (isFolded) await page.getByRole('button', { name: 'Menu' }).click();
    await entry.click();
    await expect(page).toHaveURL('/favorite');
    await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  }
});
