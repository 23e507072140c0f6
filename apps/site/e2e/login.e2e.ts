import { expect, hydrated, test } from './visit';

test('SES-01 a wrong password is said in one sentence, and the focus is ready for the next try', async ({ page, complaints }) => {
  complaints.allow(/401 \(Unauthorized\)/);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  const username = login.getByLabel('Username or mobile number');
  const password = login.getByLabel('Password', { exact: true });
  await expect(username).toBeFocused();
  for (const name of ['player01', 'nobody-at-all']) {
    await username.fill(name);
    await password.fill('not-it');
    await password.press('Enter');
    await expect(login.getByRole('alert')).toHaveText('The username or the password is not right.');
    await expect(password).toBeFocused();
  }
});

test('SES-01 a mobile number logs in with its country’s code', async ({ page }) => {
  await page.goto('/rng');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Country code' }).click();
  await page.getByRole('combobox', { name: 'Search countries' }).fill('viet');
  await page.getByRole('option', { name: 'Vietnam' }).click();
  await expect(login.getByRole('button', { name: 'Country code +84' })).toBeVisible();
  await login.getByLabel('Username or mobile number').fill('0912000001');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('SES-01 the password can be seen, Escape closes, and the focus goes back to where it came from', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Log in' });
  await opener.click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Password', { exact: true }).fill('secret');
  await login.getByRole('button', { name: 'Show password' }).click();
  await expect(login.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(opener).toBeFocused();
});

test('SES-01 /login opens the login over the lobby', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('SHL-16 SES-08 a member signs out after being asked', async ({ page, request }) => {
  const response = await request.post('/dev/session', { data: { merchant: 'marquee', username: 'player02' } });
  const { value } = (await response.json()) as { value: { token: string } };
  await page.goto('/');
  await page.evaluate((token) => sessionStorage.setItem('token', token), value.token);
  await page.reload();
  await page.getByRole('banner').getByText('player02').click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const ask = page.getByRole('dialog', { name: 'Sign out?' });
  await ask.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('merchant'))).toBe('marquee');
});

test('SES-04 accounts elsewhere are offered where the brand takes them, and never to agents', async ({ page }) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  for (const provider of ['Google', 'Facebook'])
    await expect(login.getByRole('link', { name: provider })).toHaveAttribute('href', /\/wps\/session\/social\/start\?provider=/);
  await page.goto('/agent');
  await expect(page.getByLabel('Username or mobile number')).toBeVisible();
  await expect(page.getByText('Google')).toHaveCount(0);
});

test('SES-11 agents alone come in at their door, and no operator at the site’s', async ({ page, complaints }) => {
  complaints.allow(/403 \(Forbidden\)/);
  for (const [address, name, sentence] of [
    ['/agent', 'player01', 'Non-agents cannot log in.'],
    ['/login', 'operator01', 'Non-member account unable to login'],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await page.getByLabel('Username or mobile number').fill(name);
    await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  }
});
