import type { APIRequestContext, Page } from '@playwright/test';
import { enter, expect, hydrated, inFlight, test } from './visit';

const MINUTE_MS = 60_000;

/** Expects a token in a tab after another tab's change. */
const expectToken = (tab: Page, token: string | null) => tab.waitForFunction((wanted) => sessionStorage.getItem('token') === wanted, token);

/** Signs out and returns the times in ms, from the press on: until the service has ended the session, and until each tab shows a visitor. */
async function signOut(page: Page, others: Page[]) {
  await page.getByRole('button', { name: 'Sign out' }).click();
  const confirm = page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' });
  await confirm.waitFor();
  const pressed = await page.evaluateHandle(() => ({
    at: new Promise<number>((resolve) => addEventListener('click', () => resolve(Date.now()), { capture: true, once: true })),
  }));
  const tabs = [page, ...others];
  const changes = await Promise.all(
    tabs.map((tab) =>
      tab.evaluateHandle(() => ({
        at: new Promise<number>((resolve) =>
          new MutationObserver(() => document.documentElement.hasAttribute('data-member') || resolve(Date.now())).observe(
            document.documentElement,
            { attributeFilter: ['data-member'] },
          ),
        ),
      })),
    ),
  );
  // The page shows the end before the service has answered.
  const ended = page.waitForResponse(/\/wps\/session\/logout/);
  await confirm.click();
  const response = await ended;
  expect(response.status()).toBe(200);
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  const at = await pressed.evaluate((press) => press.at);
  const shown = await Promise.all(changes.map((change) => change.evaluate((seen) => seen.at)));
  return [startTime + responseEnd, ...shown].map((time) => time - at);
}

const tokenOf = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('token'));

async function logIn(page: Page, { dialog = 'Log in', username = 'player01' } = {}) {
  const login = page.getByRole('dialog', { name: dialog });
  if (dialog === 'Log in') await login.getByLabel('Username or mobile number').fill(username);
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
}

const endSession = (request: APIRequestContext, token: string) =>
  request.delete('/wps/session/logout', { headers: { Authorization: `Bearer ${token}`, 'X-Module': 'WEB', 'X-Merchant': 'marquee' } });

test('SES-12 an ended session asks for the login once, keeps input, and continues after it', async ({ page, request, complaints }) => {
  complaints.allow(inFlight);
  const token = await enter(page, request, 'player01');
  await page.goto('/member/securityCenter');
  await page.getByRole('region', { name: 'Authenticator app' }).getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator' });
  await dialog.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  // The page is notified immediately, by push.
  await endSession(request, token);
  const again = page.getByRole('dialog', { name: 'Log in to go on' });
  await expect(again.getByLabel('Username or mobile number')).toHaveValue('player01');
  await logIn(page, { dialog: 'Log in to go on' });
  await expect(again).toBeHidden();
  await expect(page).toHaveURL('/member/securityCenter');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('figure')).toBeVisible();
});

test('SES-12 two tabs of one browser log in and out together', async ({ page, context, request, complaints }) => {
  complaints.allow(inFlight);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await hydrated(tab);
  }
  for (const tab of [other, page]) await tab.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await logIn(page);
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await expectToken(other, token);
  await expect(other.getByRole('banner').getByText('player01')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await other.getByRole('banner').getByText('player01').click();
  await signOut(other, [page]);
  await expect(other.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expectToken(page, null);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect((await endSession(request, token ?? '')).status()).toBe(401);
});

test('SES-08 SES-10 signing out ends every tab of a remembered browser within a second, here and in the service', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(inFlight);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Remember me for a day').check();
  await logIn(page);
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
  // No tab of the site is open to answer: the second one logs in by cookie, with its own session.
  await page.goto('/healthz');
  const other = await context.newPage();
  await other.goto('/member/securityCenter');
  await expect(other.getByRole('banner').getByText('player01')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
  const tokens = [await tokenOf(page), await tokenOf(other)];
  expect(tokens[0]).not.toBe(tokens[1]);

  await page.getByRole('banner').getByText('player01').click();
  expect(Math.max(...(await signOut(page, [other])))).toBeLessThan(1000);
  for (const tab of [other, page]) {
    await expectToken(tab, null);
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  }
  for (const token of tokens) expect((await endSession(request, token ?? '')).status()).toBe(401);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('remember');
  for (const tab of [other, page]) {
    await tab.reload();
    await hydrated(tab);
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  }
});

test('SYS-05 a login link for another account asks for confirmation, and names both', async ({ page, request }) => {
  await enter(page, request, 'player01');
  const response = await request.post('/dev/session', { data: { merchant: 'marquee', username: 'player02' } });
  const { value } = (await response.json()) as { value: { token: string } };
  const banner = page.getByRole('banner');
  const question = page.getByRole('dialog', { name: 'Switch accounts?' });
  await page.goto(`/promotions?token=${value.token}`);
  await expect(question).toContainText('You are logged in as player01. The link that you opened logs in player02');
  await expect(page).toHaveURL('/promotions');
  await question.getByRole('button', { name: 'Stay player01' }).click();
  await expect(question).toBeHidden();
  await expect(banner.getByText('player01')).toBeVisible();

  await page.goto(`/promotions?token=${value.token}`);
  await question.getByRole('button', { name: 'Log in as player02' }).click();
  await expect(banner.getByText('player02')).toBeVisible();
  await expect(page).toHaveURL('/promotions');
});

test('SES-20 half an hour without activity shows a warning, then signs out and keeps the page', async ({ page, request, complaints }) => {
  complaints.allow(inFlight);
  await page.clock.install();
  await enter(page, request, 'player01');
  await page.goto('/member/personalHistoryCopy');
  await hydrated(page);
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
  await page.clock.fastForward(28 * MINUTE_MS);
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning.getByRole('timer')).toHaveText(/^[12]:\d\d$/);
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(warning).toBeHidden();

  await page.clock.fastForward(28 * MINUTE_MS);
  await expect(warning).toBeVisible();
  await page.clock.fastForward(2 * MINUTE_MS);
  const again = page.getByRole('dialog', { name: 'Log in to go on' });
  await expect(again.getByText('You were away for half an hour')).toBeVisible();
  await again.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
