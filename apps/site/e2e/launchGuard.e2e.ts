import { enter, expect, hydrated, test } from './visit';

const launch = '/wps/relay/GCS_gameLaunchFB';

test('GAM-02 a visitor who presses Play is asked to log in and then plays', async ({ page }) => {
  const launches: string[] = [];
  page.on('request', (request) => request.url().includes(launch) && launches.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  const tile = page.getByRole('article', { name: 'Sun Pharaoh' }).first();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  expect(launches).toEqual([]);

  await login.getByLabel('Username or mobile number').fill('player02');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sun Pharaoh' })).toBeVisible();
  await expect(page.locator('iframe')).toBeVisible();
});

test('GAM-02 a trial account is told that a real one is needed', async ({ page, request }) => {
  await enter(page, request, 'trial01');
  await page.goto('/');
  await expect(page.getByText('trial01')).toBeVisible();
  const tile = page.getByRole('article', { name: 'Sun Pharaoh' }).first();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now' }).click();
  const notice = page.getByRole('dialog', { name: 'Please note' });
  await expect(notice).toContainText('A real account is needed');
  await notice.getByRole('button', { name: 'All right' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('GAM-02 the service refuses a trial account that asks past the page', async ({ page, request, complaints }) => {
  complaints.allow(/403 \(Forbidden\)/);
  await enter(page, request, 'trial01');
  await page.goto('/seamless?nodeId=10006');
  await expect(page.getByRole('alert')).toContainText('A real account is needed');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('GAM-07 the page of an unknown game says so and leads back', async ({ page, request, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  await enter(page, request, 'player02');
  await page.goto('/seamless?nodeId=1');
  await expect(page.getByRole('alert')).toContainText('We could not find this.');
});

test('ERR-07 an address that names no game says so, and leads to customer service', async ({ page }) => {
  for (const address of ['/seamless', '/seamless?nodeId=abc', '/seamless?nodeId=-3']) {
    await page.goto(address);
    await expect(page.getByText('Invalid URL, contact customer service')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  }
});

test('ERR-09 a game’s page tells a visitor that nobody is logged in', async ({ page }) => {
  await page.goto('/seamless?nodeId=10006');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('You are not logged in');
});
