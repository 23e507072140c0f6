import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from './visit';

test('RTE-02 LOB-13 LOB-21 any query renders a complete page, with an empty state where nothing matches', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const main = page.getByRole('main');
  for (const address of ['/rng?vassalage=NOBODY', '/rng?classify=NO_SUCH']) {
    await page.goto(address);
    await expect(main.getByText('No data')).toBeVisible();
    await main.getByRole('link', { name: 'Show all games' }).click();
    await expect(main.getByRole('article')).toHaveCount(40);
  }
  await page.goto('/live?vassalage=PG%27--&classify=<b>');
  await expect(main.getByRole('link', { name: 'All vendors' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('article')).toHaveCount(40);
  for (const page1 of ['-1', '0', 'abc', '1e99', '%3Cscript%3E']) {
    await page.goto(`/rng?page=${page1}`);
    await expect(main.getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await page.goto('/rng?page=99999');
  await expect(page).toHaveURL(/\/rng\?page=\d\d$/);
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.goto('/search?q=tiger&page=50');
  await expect(page).toHaveURL(/\/search\?q=tiger(&page=\d)?$/);
  await expect(main.getByRole('article').first()).toBeVisible();

  // An unknown language or brand is treated as missing.
  await page.goto('/?lang=XX&merchant=nobody');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Marquee/);
  expect((await page.goto('/favorite/everything'))?.status()).toBe(404);
  await expect(main.getByRole('link', { name: 'To the lobby' })).toBeVisible();
});

/** Returns the page numbers between the two arrows of a list's pagination. */
const pagesOf = async (main: Locator) => {
  const shown = await main.getByRole('navigation', { name: 'Pages of games' }).locator('li').allInnerTexts();
  return shown.slice(1, -1).map((text) => text.trim());
};

test('LOB-13 a list of the lobby shows three pages and one at either end, a search five and two', async ({ page }) => {
  const main = page.getByRole('main');
  const last = async (address: string) => {
    await page.goto(address);
    await expect(main.getByRole('article').first()).toBeVisible();
    return Number((await pagesOf(main)).at(-1));
  };
  const ofSlots = await last('/rng?page=6');
  expect(ofSlots).toBeGreaterThan(9);
  expect(await pagesOf(main)).toEqual(['1', '…', '5', '6', '7', '…', String(ofSlots)]);
  const found = await last('/search?q=a&page=7');
  expect(found).toBeGreaterThan(11);
  expect(await pagesOf(main)).toEqual(['1', '2', '…', '5', '6', '7', '8', '9', '…', String(found - 1), String(found)]);
});

test('RTE-01 home, index, login and register are one page, which stays mounted between them', async ({ page }) => {
  const lobby = page.getByRole('main').getByRole('region', { name: 'Offers' });
  const goTo = (address: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  await page.goto('/');
  await hydrated(page);
  await lobby.evaluate((element) => element.setAttribute('data-same', ''));
  for (const address of ['/home', '/index', '/index.html', '/']) {
    await goTo(address);
    await expect(page).toHaveURL(address);
    await expect(lobby).toHaveAttribute('data-same');
  }
  for (const [address, title] of [
    ['/login', 'Log in'],
    ['/register', 'Sign up'],
  ] as const) {
    await goTo(address);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.keyboard.press('Escape');
    await expect(lobby).toHaveAttribute('data-same');
  }
});

test('LOB-08 a search treats any input as text', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => asked.push(dialog.message()));
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '$t(lobby.hot)',
    "' OR 1=1; DROP TABLE game; --",
    '%00%ff{{7*7}}${7*7}',
    '\u202Etxet desrever',
    '.*+?^$()[]{}|\\\\',
    'ﷺ'.repeat(80),
  ];
  const main = page.getByRole('main');
  for (const words of hostile) {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await hydrated(page);
    await expect(main.getByText('No game is called')).toContainText(words.slice(0, 30));
    await expect(main.getByRole('searchbox')).toHaveValue(words.slice(0, 60));
  }
  expect(asked).toEqual([]);
});

test('RTE-01 back and forward restore list, page and scroll position, on each kind of page', async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const main = page.getByRole('main');
  await page.goto('/rng?classify=HOT');
  await hydrated(page);
  await main.getByRole('navigation', { name: 'Vendors' }).getByRole('link', { name: 'All vendors' }).click();
  const arrived = page.waitForResponse((response) => response.url().includes('pageNo=2'));
  await main.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/rng?page=2');
  await arrived;
  await expect(main.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  const first = await main.getByRole('article').first().getAttribute('aria-label');
  await main.getByRole('article').nth(30).scrollIntoViewIfNeeded();
  const inList = await place();
  expect(inList).toBeGreaterThan(200);

  await page.getByRole('banner').getByRole('searchbox').fill('dragon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=dragon');
  await expect(main.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/announce');

  await page.goBack();
  await expect(page).toHaveURL('/search?q=dragon');
  await expect(main.getByRole('searchbox')).toHaveValue('dragon');
  await expect(main.getByRole('article').first()).toHaveAccessibleName(/Dragon/);
  await page.goBack();
  await expect(page).toHaveURL('/rng?page=2');
  await expect(main.getByRole('article').first()).toHaveAttribute('aria-label', first ?? '');
  await expect.poll(place).toBe(inList);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/announce');
});

test('SHL-10 SHL-14 the shell works by keyboard alone: skip link, menu, search, dialog, and the focus moves to a new page', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('navigation', { name: 'Side menu' }).getByRole('link').last()).toBeFocused();

  const login = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login).toBeFocused();

  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('navigation', { name: 'Categories', exact: true }).getByRole('link', { name: 'Slots' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // The skeleton has the same heading, but no articles.
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);

  const language = page.getByRole('banner').locator('summary', { hasText: 'EN' });
  await language.press('Enter');
  await expect(page.getByRole('link', { name: 'العربية' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'العربية' })).toBeHidden();
  await expect(language).toBeFocused();
});
