import type { Page } from '@playwright/test';
import { enter, expect, hydrated, test } from './visit';

/** A phone or a laptop that has a finger to show. */
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

test('SES-24 a passkey is added at the security centre, logs in, and is removed', async ({ page, request }) => {
  await giveAuthenticator(page);
  await enter(page, request, 'limit01');
  await page.goto('/member');
  await expect(page).toHaveURL('/member/securityCenter');
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

test('SES-24 devices are told apart and signed out from here', async ({ page, request, browser }) => {
  await enter(page, request, 'player02');
  const elsewhere = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' });
  const there = await elsewhere.newPage();
  await there.goto('/login');
  const login = there.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('player02');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(there.getByRole('banner').getByText('player02')).toBeVisible();

  await page.goto('/member/securityCenter');
  await hydrated(page);
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices
    .getByRole('button', { name: /Sign out Firefox/ })
    .first()
    .click();
  await expect(there.getByRole('dialog', { name: 'Log in to go on' })).toBeVisible();
  await elsewhere.close();
});
