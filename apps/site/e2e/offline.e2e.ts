import type { Page } from '@playwright/test';
import { enter, expect, hydrated, test } from './visit';

test.use({ serviceWorkers: 'allow' });

/** A member is logged in, so the service worker is installed and the offline page cached. */
const prepared = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state === 'activated' && localStorage.getItem('offline-for') !== null && (await caches.has('shell'));
      });
    })
    .toBe(true);

test('SYS-09 offline, a navigation shows the offline page in the visitor’s language, which reloads by itself', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|NetworkError/);
  await enter(page, request, 'player02');
  await page.goto('/?lang=AR');
  await hydrated(page);
  await prepared(page);
  await context.setOffline(true);
  await page.goto('/promotions?x=1');
  await expect(page.getByRole('heading', { level: 1, name: 'أنت غير متصل' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('banner')).toBeVisible();
  await hydrated(page);
  // Their session continues: nobody has to log in because of a lost connection.
  await expect(page.locator('html')).toHaveAttribute('data-member');
  await expect(page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' })).toBeHidden();
  await context.setOffline(false);
  await expect(page).toHaveURL('/promotions?x=1');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('SYS-09 offline, the lobby opens as it was at the last visit, and says when that was', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|NetworkError/);
  await enter(page, request, 'player02');
  await page.goto('/');
  await hydrated(page);
  await prepared(page);
  const opened = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date());
  await context.setOffline(true);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByText(`You are offline. The lobby is as of ${opened}`)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-member');
});

test('SES-12 while the session cannot be checked nobody is asked to log in, and the action continues once it can', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/net::ERR|Failed to (load|fetch)/);
  const logIn = page.getByRole('button', { name: 'Log in' }).filter({ visible: true });
  await enter(page, request, 'player02');
  await page.route('**/wps/member/info*', (route) => route.abort());
  for (const address of ['/member/personalHistoryCopy', '/favorite']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText('Network link is abnormal')).toBeVisible();
    await expect(logIn).toHaveCount(0);
  }
  await page.goto('/rng');
  await hydrated(page);
  await page.locator('article button', { hasText: 'Play now' }).first().dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Please note' });
  await expect(dialog).toContainText('Network link is abnormal');
  await expect(logIn).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeVisible();
  await page.unroute('**/wps/member/info*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/seamless/);
});

test('SYS-09 the service worker caches no calls, no tokens, and only its own page and the lobby', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await page.goto('/');
  await hydrated(page);
  await prepared(page);
  await page.goto('/member/personalHistoryCopy');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline', '/']);
  expect(kept.length).toBeGreaterThan(5);
});

test('SYS-09 a browser that saves data gets no service worker', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'Save-Data': 'on' }, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto('/');
  await page.keyboard.press('Shift');
  await hydrated(page);
  // The second touch triggers the preparation.
  await page.keyboard.press('Shift');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(asked.filter((path) => path.includes('prepareOffline'))).toEqual([]);
  await context.close();
});
