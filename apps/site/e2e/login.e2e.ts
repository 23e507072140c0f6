import { tick } from './phoneCaptcha';
import { readCode } from './readCode';
import { expect, hydrated, inFlight, test } from './visit';

test('SES-01 a wrong password shows one message, and the focus is in the field', async ({ page, complaints }) => {
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

test('ERR-01 SES-01 missing fields of the log-in show their messages, and the first gets the focus', async ({ page }) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const fields = [login.getByLabel('Username or mobile number'), login.getByLabel('Password', { exact: true })] as const;
  for (const field of fields) await expect(field).toHaveAccessibleDescription('Input cannot be empty');
  await expect(fields[0]).toBeFocused();
  await fields[0].fill('player01');
  await expect(fields[0]).toHaveAccessibleDescription('');
  await fields[0].press('Enter');
  await expect(fields[1]).toBeFocused();
});

test('SES-03 a captcha that becomes required explains why, has the focus, and can be solved without seeing it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/(401 \(Unauthorized\)|422 \(Unprocessable Entity\)).*session\/login/);
  const login = page.getByRole('dialog', { name: 'Log in' });
  const password = login.getByLabel('Password', { exact: true });
  const open = async () => {
    await page.goto('/login');
    await login.getByLabel('Username or mobile number').fill('player04');
  };
  await open();
  for (const wrong of ['not-it-1', 'not-it-2', 'not-it-3']) {
    await password.fill(wrong);
    await password.press('Enter');
    await expect(login.getByRole('alert')).toBeVisible();
    await expect(login.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  }
  await open();
  await password.fill('Marquee#2026');
  await password.press('Enter');
  const captcha = login.getByLabel('Code in the picture');
  await expect(captcha).toBeFocused();
  await expect(captcha).toHaveAccessibleDescription(/^There were failed log-ins/);
  await expect(login.getByRole('alert')).toHaveCount(0);
  await login.getByRole('button', { name: 'Check without the picture' }).press('Enter');
  await expect(login.getByText('Checked. You can go on without the picture.')).toBeFocused();
  await password.press('Enter');
  await expect(page.getByRole('banner').getByText('player04')).toBeVisible();
});

test('SYS-20 a log-in switches to the member’s last language, and keeps the page', async ({ page, context }) => {
  const html = page.locator('html');
  const logIn = async () => {
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('Username or mobile number').fill('player03');
    await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await login.getByLabel('Password', { exact: true }).press('Enter');
  };
  await page.goto('/login');
  await logIn();
  await expect(page.getByRole('banner').getByText('player03')).toBeVisible();
  await page.getByRole('banner').locator('summary', { hasText: 'EN' }).press('Enter');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('banner').getByText('player03')).toBeVisible();
  // Simulates another browser.
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await page.goto('/rng');
  await hydrated(page);
  await expect(html).toHaveAttribute('lang', 'en');
  await page.locator('article button', { hasText: 'Play now' }).first().dispatchEvent('click');
  await logIn();
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/);
  await expect(page.locator('iframe')).toBeVisible();
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
  // Choosing returns the focus to the field; the rest works by keyboard.
  await expect(login.getByLabel('Username or mobile number')).toBeFocused();
  await page.keyboard.type('+84 912-000-001');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Marquee#2026');
  for (const next of ['Show password', 'Remember me for a day', 'Forgot password?', 'Log in']) {
    await page.keyboard.press('Tab');
    await expect(login.locator(':focus')).toHaveAccessibleName(next);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('SES-01 the password can be shown, Escape closes the dialog, and the focus returns to its opener', async ({ page }) => {
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

test('SES-02 SES-14 SES-23 ERR-01 ERR-11 a number logs in by the phone provider, with its error messages', async ({ page, complaints }) => {
  complaints.allow(/400 \(Bad Request\).*phone-auth/);
  await page.goto('/login?merchant=khela&lang=EN');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('radio', { name: 'SMS code' }).check({ force: true });
  const mobile = login.getByLabel('Mobile number');
  const code = login.getByLabel('Verification code');
  const send = login.getByRole('button', { name: 'Send code' });
  await mobile.fill('12');
  await send.click();
  await expect(mobile).toHaveAccessibleDescription(/Please enter a valid mobile number/);
  await mobile.fill('1712000001');
  await send.click();
  const check = page.getByRole('dialog', { name: 'One quick check' });
  await check.getByRole('button', { name: 'Close' }).click();
  await expect(code).toHaveAccessibleDescription(/its window was closed/);

  await send.click();
  await tick(page);
  await expect(login.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible();
  const right = await readCode(page, '+8801712000001');
  await code.fill(right === '000000' ? '000001' : '000000');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(code).toHaveAccessibleDescription(/The verification code is missing or not right/);
  await code.fill(right);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('banner').getByText('player01')).toBeVisible();
});

test('SES-07 ERR-08 a log-in from a new address needs a second factor', async ({ page, complaints }) => {
  complaints.allow(/401 \(Unauthorized\)/);
  const logIn = async () => {
    await page.goto('/login?merchant=khela&lang=EN');
    await page.getByLabel('Username or mobile number').fill('player02');
    await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await page.getByLabel('Password', { exact: true }).press('Enter');
  };
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '127.90.1.1' });
  await logIn();
  await expect(page.getByRole('banner').getByText('player02')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());

  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '127.90.2.1' });
  await logIn();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login.getByText('Please complete verification first')).toBeVisible();
  const way = login.getByRole('combobox', { name: 'Verify by' });
  await way.selectOption('Name on my bank account');
  await login.getByLabel('Name of the bank account’s holder').fill('Somebody Else');
  await login.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(login.getByText('4 tries left')).toBeVisible();
  await way.selectOption('Code to my mobile');
  await expect(login.getByRole('button', { name: 'Send code' })).toBeEnabled();
  await way.selectOption('Code to my e-mail');
  await login.getByRole('button', { name: 'Send code' }).click();
  await expect(login.getByText('We sent the code to p')).toBeVisible();
  await login.getByLabel('Verification code').fill(await readCode(page, 'player02@example.com'));
  await login.getByRole('button', { name: 'Verify and log in' }).click();
  await expect(page.getByRole('banner').getByText('player02')).toBeVisible();
});

test('RTE-05 SES-01 /login opens the login over the lobby, and /register the registration', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/register?referralCode=FRIEND1');
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('SHL-16 SES-08 a member signs out after a confirmation', async ({ page, request, complaints }) => {
  complaints.allow(inFlight);
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

test('SES-04 social login is offered by brands with the flag, and never to agents', async ({ page }) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  for (const provider of ['Google', 'Facebook'])
    await expect(login.getByRole('link', { name: provider })).toHaveAttribute('href', /\/wps\/session\/social\/start\?provider=/);
  await page.goto('/agent');
  await expect(page.getByLabel('Username or mobile number')).toBeVisible();
  await expect(page.getByText('Google')).toHaveCount(0);
});

test('SES-11 only agents log in at the agents’ login, and no operator at the site’s', async ({ page, complaints }) => {
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
