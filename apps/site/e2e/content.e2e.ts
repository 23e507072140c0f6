import { choose, enter, expect, hydrated, test } from './visit';

test('LOB-11 announcements open one at a time, nine to a page, and another page opens with its first', async ({ page }) => {
  await page.goto('/announce');
  const main = page.getByRole('main');
  await hydrated(page);
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(9);
  const second = main.getByRole('button', { name: /^How to verify a round/ });
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByText(/seed/).first()).toBeVisible();
  await main.getByRole('button', { name: /^New games have joined/ }).click();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await main.getByRole('button', { name: 'Page 2' }).click();
  await expect(main.getByRole('button', { expanded: true })).toHaveAccessibleName(/^The house rules/);
});

for (const sanitizer of ['the browser', 'the library'])
  test(`LOB-11 whatever an announcement holds, nothing of it runs, asks or leads astray: ${sanitizer} sanitizes it`, async ({
    page,
    complaints,
  }) => {
    if (sanitizer === 'the library') await page.addInitScript(() => void Reflect.deleteProperty(Element.prototype, 'setHTML'));
    // DOMPurify's own document refuses a style before it is removed.
    complaints.allow(/style-src|inline style/);
    // Its picture exists in the markup, but not on the server.
    complaints.allow(/404.*\/x$/);
    const content =
      '<p>before</p><script>window.ran = 1</script><img src="x" onerror="window.ran = 1"><form action="/x"><input></form>' +
      '<svg onload="window.ran = 1"><a href="javascript:1">s</a></svg><a href="javascript:window.ran = 1">go</a>' +
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.ran=1&gt;"></table></mtext></math><p>after</p>';
    await page.route('**/MCSFE_getListAnnouncements*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { value: { announcements: { content: string }[] } };
      for (const announcement of answer.value.announcements) announcement.content = content;
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Announcements' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^New games have joined/ }).click();
    await expect(main.getByText('before')).toBeVisible();
    await expect(main.locator('form, script, main svg[onload], math, style, [onerror], a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

test('LOB-09 LOB-22 the notice bar opens the chosen announcement, marks a member’s notices as read, and lists the promotions', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await hydrated(page);
  const bar = page.getByRole('region', { name: 'Notices' });
  await bar.getByRole('button', { name: 'How to verify a round' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Announcements' });
  await expect(dialog.getByRole('button', { expanded: true })).toHaveAccessibleName(/^How to verify a round/);
  await dialog.getByRole('button', { name: 'All announcements' }).click();
  await expect(page).toHaveURL('/announce');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveAccessibleName(/^How to verify a round/);

  await enter(page, request, 'agent01');
  await page.goto('/');
  await expect(bar.getByText('3', { exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'All', exact: true }).click();
  const notices = page.getByRole('dialog', { name: 'Notices' });
  await expect(notices.getByRole('list', { name: 'Notices' }).getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(bar.getByText('3', { exact: true })).toBeHidden();

  const asked = page.waitForRequest((call) => call.url().includes('getListAnnouncements') && call.url().includes('types=PR'));
  await bar.getByRole('button', { name: 'All', exact: true }).click();
  expect(new URL((await asked).url()).searchParams.get('platform'), 'LOB-22').toBe('W');
  await notices.getByRole('list', { name: 'Promotions' }).getByRole('link', { name: 'The daily reload' }).click();
  await expect(page).toHaveURL('/promotions?id=evening-reload');
  await expect(notices).toBeHidden();
});

test.describe(() => {
  test.use({ hasPopups: true });

  test('LOB-10 a visitor’s pop-up blocks nothing, and stays closed for the session', async ({ page }) => {
    await page.goto('/');
    const popup = page.getByRole('dialog', { name: 'Welcome to Marquee' });
    await expect(popup.getByText('play money')).toBeVisible();
    await expect(popup.getByRole('button')).toHaveCount(1);
    // It is one slim bar over nothing that the page offers.
    const { height } = (await popup.boundingBox()) ?? { height: 1000 };
    expect(height).toBeLessThan(80);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(popup).toBeHidden();
    const asked = page.waitForResponse((response) => response.url().includes('types=PU'));
    await page.reload();
    await asked;
    await hydrated(page);
    await expect(popup).toBeHidden();
  });

  test('SYS-13 LOB-10 a pop-up names its brand, and disappears after the first scroll', async ({ page, baseURL }) => {
    await page.goto((baseURL ?? '').replace('localhost', 'khela.localhost') + '/?lang=EN');
    const popup = page.getByRole('dialog', { name: 'Welcome to Khela' });
    await expect(popup).toBeVisible();
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 400);
    await expect(popup).toBeHidden();
  });

  test('LOB-10 a pop-up waits while the help is open, and appears on the next page', async ({ page }) => {
    const asked = page.waitForResponse((response) => response.url().includes('types=PU'));
    await page.goto('/help');
    await asked;
    await hydrated(page);
    const popup = page.getByRole('dialog', { name: 'Welcome to Marquee' });
    await expect(popup).toBeHidden();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(popup).toBeVisible();
  });

  test('LOB-10 members and visitors get different pop-ups, and excluded members none', async ({ page, request, browser }) => {
    await enter(page, request, 'player02');
    await page.goto('/');
    await expect(page.getByRole('dialog', { name: 'Check your rounds yourself' })).toBeVisible();

    const other = await browser.newPage();
    await enter(other, request, 'excluded01');
    const asked = other.waitForResponse((response) => response.url().includes('types=PU'));
    await other.goto('/promotions');
    await asked;
    await expect(other.getByText('No promotions')).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.close();
  });
});

test('SHL-12 promotions link to their terms and back, and menus show their count', async ({ page, request }) => {
  const menu = page.getByRole('navigation', { name: 'Side menu' });
  await enter(page, request, 'player02');
  await page.goto('/promotions');
  await hydrated(page);
  // What is being prepared is not counted.
  await expect(page.getByRole('banner').getByText('player02')).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Promotions 7/ })).toBeVisible();
  await page.route('**/wps/member/info*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { availablePromoCount: number } };
    answer.value.availablePromoCount = 2;
    await route.fulfill({ response, json: answer });
  });
  await page.reload();
  await expect(menu.getByRole('link', { name: /^Promotions 2/ })).toBeVisible();
  await page.getByRole('article', { name: 'The tiger race' }).getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/promotions?id=tiger-race');
  await expect(page.getByRole('heading', { level: 1, name: 'The tiger race' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/promotions');
});

for (const scheme of ['light', 'dark'] as const)
  test(`SHL-07 SHL-12 the first promotion shows its ${scheme} picture alone, and no more of it than fits`, async ({ page }) => {
    await choose(page, scheme);
    await page.goto('/promotions');
    const lead = page.getByRole('article').first();
    const shown = lead.locator('img').filter({ visible: true });
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAttribute('src', new RegExp(`-${scheme}-`));
    const [picture, card] = [await shown.boundingBox(), await lead.boundingBox()];
    expect(picture?.height).toBeLessThanOrEqual(card?.height ?? 0);
    expect(card?.height).toBeLessThan(360);
  });

test('an unknown promotion shows a message with a link to the others', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/promotions?id=nothing-like-it');
  await expect(page.getByText('There is no such promotion')).toBeVisible();
  await page.getByRole('link', { name: 'All promotions' }).click();
  await expect(page).toHaveURL('/promotions');
});

test('RTE-14 the terms open by their address, also before JavaScript', async ({ page, browser, baseURL }) => {
  await page.goto('/help#term');
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeInViewport();
  await hydrated(page);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/index');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Terms and conditions' })).toBeInViewport();

  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await context.newPage();
  await plain.goto('/help');
  await plain.getByText('Can I look around first?').click();
  await expect(plain.getByText('starts no game')).toBeVisible();
  await context.close();
});

test('SYS-14 customer service opens in a window, and a blocked window is explained', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const entry = page.getByRole('navigation', { name: 'Side menu' }).getByRole('button', { name: 'Customer service' });
  const opening = page.waitForEvent('popup');
  await entry.click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 750]);
  await opened.close();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await entry.click();
  await expect(page.getByRole('dialog').getByText('Popup blocked. Please allow popups and try again.')).toBeVisible();
});

test('RTE-11 the app’s link contains the language, and for a member a single-use login code', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await page.goto('/down?lang=BN');
  await expect(page.getByRole('main').locator('figure bdi')).toHaveText(/\?lang=BN$/);
  await enter(page, request, 'excluded01');
  await page.goto('/down?lang=EN');
  const link = page.getByRole('main').locator('figure bdi');
  await expect(link).toHaveText(/lang=EN&code=/);
  await expect(page.getByRole('main').getByText('Add to Home Screen', { exact: true })).toBeVisible();
  const phone = await browser.newContext({ ...(baseURL && { baseURL }) });
  expect((await phone.request.get((await link.textContent()) ?? '')).ok()).toBe(true);
  await phone.close();
});

test('LOB-16 a category’s own banners are at the top of its page, and the side menu has its own', async ({ page }) => {
  await page.goto('/live');
  const offers = page.getByRole('main').getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('heading', { name: 'The tables are laid' })).toBeVisible();
  await expect(offers.getByRole('button', { name: 'Play now' })).toBeVisible();
  // It leads nowhere: the tables are below it.
  await page.goto('/pvp');
  await expect(offers.getByRole('heading', { name: 'Across the table' })).toBeVisible();
  await expect(offers.getByRole('button', { name: 'Play now' })).toHaveCount(0);
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('link', { name: /Lotus week/ })
    .click();
  await expect(page).toHaveURL('/promotions?id=lotus-week');
  await page
    .getByRole('navigation', { name: 'Side menu' })
    .getByRole('link', { name: /^Fishing/ })
    .click();
  await expect(page).toHaveURL(/fish/);
  await expect(offers.getByRole('heading')).not.toHaveText('Across the table');
});

test('LOB-16 every group of banners is shown at its place, and its own groups alone', async ({ page }) => {
  const reply = await page.request.get('/wps/relay/MCSFE_getListAnnouncements?types=B&platform=W', { headers: { 'X-Module': 'WEB' } });
  const { value } = (await reply.json()) as { value: { banners: { groupName: string; title: string }[] } };
  const titlesOf = (group: string) => value.banners.filter(({ groupName }) => groupName === group).map(({ title }) => title);
  const places = {
    w_home: '/',
    w_rng: '/rng',
    w_live: '/live',
    w_fish: '/fish',
    w_pvp: '/pvp',
    w_sports: '/sports',
    w_esports: '/esports',
    w_elott: '/elott',
    w_lott: '/lott',
    w_cockfight: '/cockfight',
    w_forget: '/forget',
  };
  expect(new Set(value.banners.map(({ groupName }) => groupName))).toEqual(new Set([...Object.keys(places), 'w_leftmenu']));
  const [menuTitle = ''] = titlesOf('w_leftmenu');
  for (const [group, address] of Object.entries(places)) {
    await page.goto(address);
    await hydrated(page);
    const offers = page.getByRole('main').getByRole('region', { name: 'Offers' });
    const [first = ''] = titlesOf(group);
    await expect(offers.getByRole('heading', { name: first }), group).toBeVisible();
    const shown = await offers.getByRole('heading', { includeHidden: true }).allTextContents();
    expect(titlesOf(group), group).toEqual(expect.arrayContaining(shown));
    await expect(page.getByRole('navigation', { name: 'Side menu' }), 'w_leftmenu').toContainText(menuTitle);
  }
});

test('SES-05 the tour of a first login can be seen again from the help, by keyboard', async ({ page, request }) => {
  await enter(page, request, 'player03');
  await page.goto('/help');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show me around' }).click();
  const tour = page.getByRole('dialog', { name: 'Your balance' });
  await expect(tour.getByText('1 of 5')).toBeVisible();
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  for (const title of ['The games', 'Find a game', 'Help at any hour', 'Play at your own pace']) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});
