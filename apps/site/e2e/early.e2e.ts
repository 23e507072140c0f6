import { login } from '@site/api/session';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './visit';

/** Opens a server-rendered page, acts on it, and only then lets its scripts load. */
async function actEarly(page: Page, address: string, act: () => Promise<void>) {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await act();
  arrived.resolve();
  await hydrated(page);
}

for (const [name, address, fields, typed] of [
  ['the agents’ login', '/agent', ['Username or mobile number', 'Password'], 'agent01'],
  ['the recovery', '/forget', ['Mobile number', 'New password'], '91200000'],
  ['the search', '/search', ['Search all games'], 'tige'],
  ['the search of a category', '/rng', ['Search Slots'], 'tige'],
  ['the search of the header', '/', ['Search games'], 'tige'],
] as const)
  test(`SES-01 REG-11 LOB-08 what is typed into ${name} before the page answers still stands when it does`, async ({ page }) => {
    const [field, ...others] = fields.map((label) => page.getByLabel(label, { exact: true }).filter({ visible: true }));
    if (!field) throw new Error('No field.');
    await actEarly(page, address, async () => {
      for (const one of [field, ...others]) await one.fill(typed);
    });
    // The next render would overwrite text that React does not know.
    await field.press('End');
    await page.keyboard.type('1');
    await expect.poll(async () => (await field.inputValue()).replaceAll(' ', '')).toBe(`${typed}1`);
    for (const one of others) await expect(one).toHaveValue(typed);
  });

test('REG-11 SES-10 checkboxes and choices set before hydration are kept', async ({ page }) => {
  await actEarly(page, '/forget', () => page.getByRole('radio', { name: 'By e-mail' }).check({ force: true }));
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await actEarly(page, '/agent', () => page.getByLabel('Remember me for a day').check());
  await page.getByLabel('Password', { exact: true }).fill('a');
  await expect(page.getByLabel('Remember me for a day')).toBeChecked();
});

test('AGT-01 SES-01 a log-in submitted before hydration is sent once after it', async ({ page, complaints }) => {
  complaints.allow(/403/);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await actEarly(page, '/agent', async () => {
    await page.getByLabel('Username or mobile number').fill('player01');
    await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Log in' }).click();
  });
  await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in.');
  await expect(page).toHaveURL('/agent');
  expect(sent.filter((path) => path === login.path)).toHaveLength(1);
});
