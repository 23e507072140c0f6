import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit';

const PASSWORD = 'A quiet harbour 7'.replaceAll(' ', '-');

const openForm = async (page: Page, address = '/register') => {
  await page.goto(address);
  await hydrated(page);
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await expect(form.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(page).toHaveURL('/');
  return form;
};

/** The code that the last message to a number holds. */
async function readCode(page: Page, number: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const outbox = await (await page.request.get('/dev/outbox')).text();
    const [, text = ''] = outbox.split(number);
    code = /\b(\d{6})\b/.exec(text)?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

test('REG-01 REG-05 the form says what is wrong by field, leads to the first, and lets in who mends it', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Create account' }).click();
  const username = form.getByRole('textbox', { name: 'Username' });
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription('Input cannot be empty.');
  await expect(form.getByText('Please tick this box to go on.')).toBeVisible();

  await username.fill('1st');
  await username.press('Tab');
  await expect(username).toHaveAccessibleDescription(/Begin with a letter/);
  const name = `visitor${Date.now() % 1_000_000}`;
  await username.fill(name);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Password again').fill(`${PASSWORD}?`);
  await form.getByRole('checkbox', { name: /I am 18 years old and agree to accept/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('Password again')).toHaveAccessibleDescription(/inconsistent/);
  await expect(form.getByLabel('Password again')).toBeFocused();

  await form.getByLabel('Password again').fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('REG-04 REG-07 a mobile number registers with the code that was sent to it', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('radio', { name: 'Mobile number' }).check({ force: true });
  const number = `91${String(Date.now()).slice(-7)}`;
  await form.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('button', { name: /Again in \d+ s/ })).toBeVisible();
  await form.getByLabel('Verification code').fill(await readCode(page, `+84${number}`));
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Password again').fill(PASSWORD);
  await form.getByRole('checkbox', { name: /I am 18/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('banner').getByText(number)).toBeVisible();
});

test('REG-08 REG-11 a forgotten password is chosen anew by phone, past the slider, without the mouse', async ({ page }) => {
  await page.goto('/forget');
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText('Back in a minute').first()).toBeVisible();
  await main.getByLabel('Mobile number').fill('912000005');
  await main.getByRole('button', { name: 'Send code' }).click();
  const slider = page.getByRole('dialog', { name: 'One quick check' });
  await slider.getByRole('button', { name: 'Check without the picture' }).press('Enter');
  await expect(slider).toBeHidden();
  await main.getByLabel('Verification code').fill(await readCode(page, '+84912000005'));
  await main.getByLabel('New password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Change password and log in' }).press('Enter');
  await slider.getByRole('button', { name: 'Check without the picture' }).press('Enter');
  await expect(page.getByRole('banner').getByText('player05')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('SHL-14 SES-14 one dialog at a time, and the focus goes back to what opened the first', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.click();
  await page.locator('#loginPopupModal').getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.locator('#forgetPassModal')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.locator('#loginPopupModal').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.locator('#registerModal')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.locator('#registerModal').getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
});

test('SES-06 whoever has a weak password chooses another before anything else', async ({ page }) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('first01');
  await login.getByLabel('Password', { exact: true }).fill('123456');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await expect(change.getByLabel('Current password')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await change.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await change.getByLabel('New password again').fill('another');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByText('Incorrect confirmation input')).toBeVisible();
  await change.getByLabel('New password again').fill(PASSWORD);
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('banner').getByText('first01')).toBeVisible();
});

test('SES-09 a visitor looks around on trial', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Free demo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toMatch(/^[\w-]{43}$/);
});

test('SES-10 the form comes back filled in, and the browser logs in by itself', async ({ page, context }) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('player02');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('checkbox', { name: 'Remember me for a day' }).check();
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('banner').getByText('player02')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).not.toContain('remember');
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await expect(later.getByRole('banner').getByText('player02')).toBeVisible();
  await later.getByRole('banner').getByText('player02').click();
  await later.getByRole('button', { name: 'Sign out' }).click();
  await later.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await later.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(later.getByLabel('Username or mobile number')).toHaveValue('player02');
  await expect(later.getByRole('checkbox', { name: 'Remember me for a day' })).toBeChecked();
});
