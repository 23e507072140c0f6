import { enter, expect, hydrated, test } from './visit';

const category = /\/assets\/CategoryPage-[^/]+\.js$/;

test('SYS-09 a page whose chunk fails once loads after one automatic reload', async ({ page, complaints }) => {
  complaints.allow(/CategoryPage|dynamically imported/);
  let asked = 0;
  await page.route(category, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }) : route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  // The service has rendered the page, so it may be visible before its chunk is requested again.
  await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
});

test('SYS-09 a page whose chunk keeps failing shows an error, and stops reloading', async ({ page, complaints }) => {
  complaints.allow(/CategoryPage|dynamically imported|hydration/);
  let asked = 0;
  await page.route(category, (route) => {
    asked += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  // The scene appears last with its own button: pressing the old one during the change would be lost.
  await expect(page.getByRole('alert').locator('.scene')).toBeVisible();
  const before = asked;
  await page.unroute(category);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  expect(before).toBeLessThanOrEqual(6);
});

test('SYS-09 a dialog whose chunk is missing reloads the tab once, then shows a bar over the page', async ({ page, complaints }) => {
  complaints.allow(/LoginDialog|dynamically imported/);
  const chunk = /\/assets\/LoginDialog-[^/]+\.js$/;
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await hydrated(page);
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  const again = page.waitForEvent('load');
  await logIn.click();
  await again;
  await hydrated(page);
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('This part did not arrive');
  await expect(page.getByRole('main').getByRole('region', { name: 'Slots' })).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('alert').getByRole('button', { name: 'Load again' }).click();
  await hydrated(page);
  await logIn.click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test('SYS-09 rendered parts whose chunk is missing are reported once, and the rest of the page works', async ({ page, complaints }) => {
  complaints.allow(/lobby-|dynamically imported|hydration/);
  await page.route(/\/assets\/lobby-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This part did not arrive');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

test.describe(() => {
  test.use({ hasPopups: true });

  test('LOB-10 SYS-09 a pop-up waits while the bar about a missing part is shown', async ({ page, complaints }) => {
    complaints.allow(/LoginDialog|dynamically imported/);
    await page.route(/\/assets\/LoginDialog-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    // Without a press, which would close the pop-up.
    const openLogin = () =>
      page.evaluate(() => {
        history.pushState(null, '', '/login');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    const popup = page.getByRole('dialog', { name: 'Welcome to Marquee' });
    await page.goto('/');
    await expect(popup).toBeVisible();
    const again = page.waitForEvent('load');
    await openLogin();
    await again;
    await expect(popup).toBeVisible();
    await openLogin();
    await expect(page.getByRole('alert')).toContainText('This part did not arrive');
    await expect(popup).toHaveCount(0);
  });
});

test('ERR-05 a page whose chunk takes 120 s is reloaded once automatically, and then shows an error', async ({ page, complaints }) => {
  complaints.allow(/ChunkTimeout|hydration/);
  let asked = 0;
  await page.route(category, () => void (asked += 1));
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Slots' }).first().click();
  await expect.poll(() => asked).toBe(1);
  const again = page.waitForEvent('load');
  await page.clock.runFor(120_000);
  await again;
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // It is invisible when the page itself requests it, rather than its head.
  await expect(async () => {
    await page.clock.runFor(120_000);
    const said = 'The page took longer time to load, please check your network connectivity';
    await expect(page.getByRole('alert')).toContainText(said, { timeout: 500 });
  }).toPass();
  const before = asked;
  await page.clock.fastForward(600_000);
  expect(asked).toBe(before);
  await page.unroute(category);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await hydrated(page);
});

test('RTE-01 SYS-10 back restores a list and the scroll position in it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const shelf = page.getByRole('region', { name: 'Slots' });
  await shelf.getByRole('button', { name: /more/i }).click();
  await expect(shelf.getByRole('article')).toHaveCount(24);
  const all = page.getByRole('link', { name: /all slots/i }).first();
  await all.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await all.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(shelf.getByRole('article')).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('SYS-10 a newly opened address starts at its top; back, reload and the return from a game restore the position', async ({
  page,
  request,
}) => {
  await enter(page, request, 'player01');
  const settle = async () => {
    await hydrated(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    // Scroll restoration takes place in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const placeNow = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/rng');
  await settle();
  await page.mouse.wheel(0, 400);
  await expect.poll(placeNow).toBe(400);
  await page.goto('/live');
  await settle();
  expect(await placeNow()).toBe(0);
  await page.goBack();
  await expect.poll(placeNow).toBe(400);
  await page.reload();
  await settle();
  await expect.poll(placeNow).toBe(400);
  const play = page.locator('article button', { hasText: 'Play now' }).first();
  await play.dispatchEvent('click');
  await expect(page).toHaveURL(/seamless/);
  await page.goBack();
  await expect.poll(placeNow).toBe(400);
  await page.goto('/rng');
  await settle();
  expect(await placeNow()).toBe(0);
});

test('RTE-01 after a touch on another page the lobby loads completely without further scripts', async ({ page }) => {
  await page.goto('/help');
  await hydrated(page);
  const parts = Promise.all(['lobby', 'live', 'lottery'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-[^/]+\\.js$`))));
  await page.keyboard.press('Shift');
  await parts;
  await page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('region', { name: 'Slots' })).toBeVisible();
});
