import type { PageTerms } from '../src/app/definePage';
import { pages } from '../src/app/pages';
import { addressOf } from '../src/app/routes';
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readCode } from './readCode';
import { enter, expect, hydrated, inFlight, test } from './visit';

/** Adds a virtual authenticator, like that of a phone or a laptop. */
async function giveAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const HALF_MINUTE_MS = 30_000;

/** Returns the code of an authenticator app, the given number of half minutes from now. Source: RFC 6238, RFC 4648 §6. */
function appCode(secret: string, later = 0): string {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / HALF_MINUTE_MS) + later));
  const hash = createHmac('sha1', key).update(step).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}

test.describe('new login methods', () => {
  // Each test signs out the other sessions of the account, so they run one after another.
  test.describe.configure({ mode: 'default' });

  test('SES-24 SES-07 MEM-29 an authenticator is added, required at the next log-in, and removed by a recovery code', async ({
    page,
    request,
    browser,
    complaints,
  }) => {
    complaints.allow(/401 \(Unauthorized\)/);
    await enter(page, request, 'limit01');
    await page.goto('/member/securityCenter');
    const card = page.getByRole('region', { name: 'Authenticator app' });
    await card.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator' });
    await dialog.getByLabel('Password', { exact: true }).fill('not-it');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The current password is not right');
    await dialog.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = await dialog.getByRole('figure').locator('bdi').textContent();
    await dialog.getByLabel('The code that the app shows').fill(appCode(secret ?? ''));
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const recovery = await codes.first().textContent();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await expect(codes).toHaveCount(0);
    await expect(card.getByText('On', { exact: true })).toBeVisible();

    const otherPlace = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '127.91.1.1' } });
    const elsewhere = await otherPlace.newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByLabel('Username or mobile number').fill('limit01');
    await elsewhere.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await elsewhere.getByLabel('Password', { exact: true }).press('Enter');
    // The current code has been used.
    await elsewhere.getByLabel('Code from your authenticator app').fill(appCode(secret ?? '', 1));
    await elsewhere.getByRole('button', { name: 'Verify and log in' }).click();
    await expect(elsewhere.getByRole('banner').getByText('limit01')).toBeVisible();
    await otherPlace.close();

    await card.getByRole('button', { name: 'Remove' }).click();
    await page.getByLabel('Code of the app, or a recovery code').fill(recovery ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(card.getByRole('button', { name: 'Set up' })).toBeVisible();
  });

  test('SES-24 MEM-29 a passkey is added at the security centre, logs in, and is removed', async ({ page, request, complaints }) => {
    complaints.allow(inFlight);
    await giveAuthenticator(page);
    await enter(page, request, 'limit01');
    await page.goto('/member');
    const card = page.getByRole('region', { name: 'Passkeys' });
    await card.getByRole('button', { name: 'Add' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('My laptop');
    await dialog.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(card.getByText('My laptop')).toBeVisible();

    await page.getByRole('banner').getByText('limit01').click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Passkey' }).click();
    await expect(page.getByRole('banner').getByText('limit01')).toBeVisible();

    await page.getByRole('banner').getByText('limit01').click();
    await page.getByRole('link', { name: 'Security' }).first().click();
    await card.getByRole('button', { name: 'Remove My laptop' }).click();
    await expect(card.getByText('My laptop')).toBeHidden();
  });
});

const centrePages = (Object.values(pages) as PageTerms[])
  .filter(({ frame, isPlanned }) => frame === 'member' && !isPlanned)
  .map((page) => addressOf(page));

test('RTE-07 each page of the member centre has its address, and a reload stays on it', async ({ page, request }) => {
  test.setTimeout(240_000);
  expect(centrePages.length).toBeGreaterThan(20);
  await enter(page, request, 'player02');
  await page.goto('/member');
  await expect(page).toHaveURL('/member/securityCenter');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const titles = new Map<string, string | null>();
  for (const address of centrePages) {
    for (const open of [() => page.goto(address), () => page.reload()]) {
      await open();
      await expect(page.getByRole('banner').getByText('player02')).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(title).toHaveText(/./);
      expect(titles.get(address) ?? (await title.textContent()), address).toBe(await title.textContent());
      titles.set(address, await title.textContent());
    }
  }
  // No page stands in for another.
  expect(new Set(titles.values()).size).toBe(centrePages.length);
});

test('SES-24 MEM-31 MEM-01 devices and log-ins are listed, a device is signed out, and a new password signs out all others', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  complaints.allow(inFlight);
  complaints.allow(/422 \(Unprocessable.*password/);
  await enter(page, request, 'bao1059');
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });
  const there = await elsewhere.newPage();
  await there.goto('/login');
  const logIn = async (name: string, secret: string) => {
    const login = there.getByRole('dialog', { name });
    await login.getByLabel('Username or mobile number').fill('bao1059');
    await login.getByLabel('Password', { exact: true }).fill(secret);
    await login.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await logIn('Log in', 'not-it');
  await expect(there.getByRole('dialog').getByRole('alert')).toBeVisible();
  await logIn('Log in', 'Marquee#2026');
  await expect(there.getByRole('banner').getByText('bao1059')).toBeVisible();

  await page.goto('/member/securityCenter');
  await hydrated(page);
  const tries = page.getByRole('region', { name: 'Login history' }).getByRole('listitem');
  await expect(tries.nth(0)).toContainText(/^Logged in.*Firefox/);
  await expect(tries.nth(1)).toContainText(/^Wrong password.*Firefox/);
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices
    .getByRole('button', { name: /Sign out Firefox/ })
    .first()
    .click();
  await expect(there.getByRole('dialog', { name: 'Log in to go on' })).toBeVisible();
  await logIn('Log in to go on', 'Marquee#2026');
  await expect(there.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('region', { name: 'Password', exact: true }).getByRole('button', { name: 'Change' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Current password').fill('not-it');
  await change.getByLabel('New password', { exact: true }).fill('A-quiet-harbour-7');
  await change.getByLabel('New password again').fill('A-quiet-harbour-7');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change.getByLabel('Current password')).toHaveAccessibleDescription('The current password is not right');
  await change.getByLabel('Current password').fill('Marquee#2026');
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByRole('banner').getByText('bao1059')).toBeVisible();
  await expect(there.getByRole('dialog', { name: 'Log in to go on' })).toBeVisible();
  await logIn('Log in to go on', 'A-quiet-harbour-7');
  await expect(there.getByRole('dialog')).toHaveCount(0);
  await elsewhere.close();
});

test('MEM-27 a payment password is changed by the old one, and a wrong old one is said beside its field', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/422 \(Unprocessable/);
  await enter(page, request, 'player04');
  await page.goto('/member/securityCenter');
  const card = page.getByRole('region', { name: 'Payment password' });
  await card.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the payment password' });
  await dialog.getByLabel('Current payment password').fill('111222');
  await dialog.getByLabel('New payment password').fill('123456');
  await dialog.getByLabel('Once more').fill('123456');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('New payment password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('New payment password').fill('135791');
  await dialog.getByLabel('Once more').fill('135791');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is not your payment password.')).toBeVisible();
  await dialog.getByLabel('Current payment password').fill('258036');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
});

test('MEM-28 a bank account is added in the owner’s name, waits for a day, and is removed', async ({ page, request, complaints }) => {
  complaints.allow(/422 \(Unprocessable/);
  await enter(page, request, 'player05');
  await page.goto('/member/securityCenter');
  const card = page.getByRole('region', { name: 'Bank accounts' });
  await card.getByRole('button', { name: 'Add' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a bank account' });
  await dialog.getByLabel('Bank', { exact: true }).selectOption('Techcombank');
  await dialog.getByLabel('Account number').fill('1903 2244 0928');
  const name = dialog.getByLabel('Name of the owner');
  if (await name.isEditable()) await name.fill('Pham Thu Ha');
  await dialog.getByLabel('Payment password').fill('111222');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('This is not your payment password.')).toBeVisible();
  await dialog.getByLabel('Payment password').fill('258036');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const account = card.getByRole('listitem').filter({ hasText: 'Techcombank •••• 0928' });
  await expect(account).toContainText('Can be used from');
  await account.getByRole('button', { name: 'Remove Techcombank, ending 0928' }).click();
  await page.getByRole('alertdialog', { name: 'Remove this bank account?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(account).toBeHidden();
});

test('MEM-30 an e-mail address is bound by the code that is sent to it', async ({ page, request, complaints }) => {
  complaints.allow(/400 \(Bad Request|401 \(Unauthorized/);
  await enter(page, request, 'player03');
  await page.goto('/member/securityCenter');
  const card = page.getByRole('region', { name: 'E-mail address' });
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Set your e-mail address' });
  await dialog.getByLabel('New e-mail address').fill('nobody');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('This is no e-mail address.')).toBeVisible();
  await dialog.getByLabel('New e-mail address').fill('bound03@example.com');
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByRole('button', { name: 'Send code' })).toBeHidden({ timeout: 500 });
  }).toPass();
  await dialog.getByLabel('Code').fill(await readCode(page, 'bound03@example.com'));
  await dialog.getByLabel('Your log-in password').fill('Marquee#2026');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('b•••3@example.com');
});
