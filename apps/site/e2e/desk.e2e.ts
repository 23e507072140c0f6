import type { Page } from '@playwright/test';
import member from '../../../locales/AR/member.json' with { type: 'json' };
import operator from '../../../locales/AR/operator.json' with { type: 'json' };
import { picture } from '@site/api/samples';
import { findAxeFaults } from './findAxeFaults';
import { inEveryLook, languages, openInFirstLook } from './looks';
import { totpCode } from './totp';
import { enter, expect, expectNoSidewaysScroll, inFlight, test } from './visit';

/** Logs an operator in at the page of the desk that is open. */
async function logIn(page: Page, username = 'operator01') {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

test('OPR-01 the desk has a log-in of its own, which members cannot use, and search engines leave it out', async ({ page, complaints }) => {
  complaints.allow(inFlight);
  complaints.allow(/403 \(Forbidden\).*operator\/session/);
  const response = await page.goto('/operator');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await page.getByLabel('Username').fill('player02');
  await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('You may not do this with your account.');
  await logIn(page);
  await expect(page).toHaveURL('/operator/queues');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operator’s desk' })).toBeVisible();
});

/** The desk of the other brand, whose `operator02` no other journey logs in. */
const khelaDesk = `http://khela.localhost:${process.env['E2E_PORT']}/operator`;

test('OPR-01 OPR-07 an operator sets up an authenticator, logs in with its code, and removes it; a colleague proposes to reset it; the log tells of all', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/401 \(Unauthorized\).*operator\/(session|totp)/);
  await page.goto(`${khelaDesk}?lang=EN`);
  await logIn(page, 'operator02');
  const badge = page.getByRole('button', { name: /Desk Two/ });
  await badge.click();
  const account = page.getByRole('dialog', { name: 'Your account' });
  await expect(account.getByText('Off', { exact: true })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await account.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator' });
  await setUp.getByLabel('Password', { exact: true }).fill('not-it');
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await expect(setUp.getByRole('alert')).toHaveText('The username or the password is not right.');
  await setUp.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await setUp.getByRole('button', { name: 'Continue' }).click();
  await expect(setUp.getByRole('img', { name: 'QR code of your authenticator key' })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  const secret = await setUp.locator('figcaption bdi').innerText();
  await setUp.getByLabel('The code that the app shows').fill('000000');
  await setUp.getByRole('button', { name: 'Switch on' }).click();
  await expect(setUp.getByRole('alert')).toHaveText('The code is not right.');
  await setUp.getByLabel('The code that the app shows').fill(totpCode(secret));
  await setUp.getByRole('button', { name: 'Switch on' }).click();
  const recovery = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await expect(recovery.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await recovery.getByRole('listitem').first().innerText();
  await recovery.getByRole('button', { name: 'I have kept them' }).click();
  await expect(account.getByText('On', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const colleague = await browser.newPage();
  await colleague.goto(`${khelaDesk}?lang=EN`);
  await logIn(colleague, 'operator01');
  await colleague.getByRole('navigation', { name: 'Pages of the desk' }).getByRole('link', { name: 'Colleagues' }).click();
  const row = colleague.getByRole('row').filter({ hasText: 'operator02' });
  await row.getByRole('button', { name: 'Reset the authenticator' }).click();
  const proposal = colleague.getByRole('dialog', { name: 'Reset the authenticator: operator02' });
  await proposal.getByLabel('Reason').fill('The phone was lost.');
  expect(await findAxeFaults(colleague)).toEqual([]);
  await proposal.getByRole('button', { name: 'Propose' }).click();
  await expect(row).toContainText('Another operator decides');
  await colleague.close();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Username').fill('operator02');
  await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  const code = page.getByLabel('Code of your authenticator');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The code is not right.');
  await code.fill(totpCode(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();

  await badge.click();
  await account.getByRole('button', { name: 'Remove' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the authenticator?' });
  await removal.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await removal.getByLabel('Code of the app, or a recovery code').fill(recoveryCode);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(account.getByText('Off', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Pages of the desk' }).getByRole('link', { name: 'Log', exact: true }).click();
  for (const act of ['Set up an authenticator', 'Proposed to reset an authenticator', 'Removed an authenticator'])
    await expect(page.getByRole('row').filter({ hasText: act }).first()).toContainText('operator02');
});

test('OPR-01 SHL-09 SHL-10 an operator who needs an authenticator is reminded on every page, and not held up', async ({ page }) => {
  // The service reminds in production; this one runs as a demo.
  await page.route('**/wps/operator/session', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('"isAuthenticatorDue":false', '"isAuthenticatorDue":true') });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/operator?lang=AR');
  await page.locator('input[name=username]').fill('operator02');
  await page.locator('input[name=password]').fill('Marquee#2026');
  await page.locator('button[type=submit]').click();
  const reminder = page.getByRole('region', { name: member['security.totp'] });
  await expect(reminder).toContainText(operator['account.due']);
  await expect(page.getByRole('heading', { level: 1, name: operator['page.queues'] })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findAxeFaults(page)).toEqual([]);
  await reminder.getByRole('button').click();
  const setUp = page.getByRole('dialog');
  await setUp.locator('input[name=password]').fill('Marquee#2026');
  await setUp.locator('button[type=submit]').click();
  await expect(setUp.locator('input[name=code]')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findAxeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: operator['menu.open'], exact: true }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: /operator02/ }).click();
  await expect(page.getByRole('dialog', { name: operator['account.title'] })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findAxeFaults(page)).toEqual([]);
});

test('OPR-02 the desk asks for its queues once when it opens', async ({ page }) => {
  await page.goto('/operator');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/operator/queue')) asked.push(request.url());
  });
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Queues' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('OPR-02 OPR-07 an operator approves a withdrawal and decides a dispute with a reason, and the log tells of it', async ({ page }) => {
  await page.goto('/operator/queues?kind=withdrawal');
  await logIn(page);
  const asked = page.getByRole('listitem').filter({ hasText: 'player03' }).filter({ hasText: '$50.00' });
  await expect(asked.getByText('BIDV')).toBeVisible();
  await asked.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog', { name: 'Approve: withdrawal' }).getByRole('button', { name: 'Approve' }).click();
  await expect(asked.getByRole('button', { name: 'Start payment' })).toBeVisible();

  await page.goto('/operator/queues?kind=dispute');
  const item = page.getByRole('listitem').filter({ hasText: 'player04' }).filter({ hasText: '$80.00' });
  await item.getByRole('button', { name: 'Pay again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay again: dispute' });
  await dialog.getByRole('button', { name: 'Pay again' }).click();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The bank confirms that nothing arrived.');
  await dialog.getByRole('button', { name: 'Pay again' }).click();
  await expect(page.getByText('Pay again: player04')).toBeVisible();
  await expect(item).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Pages of the desk' }).getByRole('link', { name: 'Log', exact: true }).click();
  const line = page.getByRole('row').filter({ hasText: 'The bank confirms that nothing arrived.' });
  await expect(line).toContainText('operator01');
});

test('OPR-02 MEM-11 MEM-25 a reward that a member asks for and a document are decided at the desk, and the member sees how', async ({
  browser,
  page,
  request,
  complaints,
}) => {
  complaints.allow(inFlight);
  const site = await browser.newPage();
  await enter(site, request, 'player01');
  // The seed's own request of player01.
  await site.goto('/pointMall');
  const asked = site.getByRole('region', { name: 'Redeem history' }).getByRole('row').filter({ hasText: 'Coffee voucher' }).first();
  await expect(asked).toContainText('Processing');
  await site.goto('/member/securityCenter');
  const documents = site.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Send: Proof of address' }).click();
  const sending = site.getByRole('dialog', { name: 'Proof of address' });
  const buffer = Buffer.from(await picture.arrayBuffer());
  await sending.getByLabel('Choose pictures').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer });
  await expect(sending.getByRole('progressbar')).toHaveCount(0);
  await sending.getByRole('button', { name: 'Send' }).click();
  await expect(documents.getByText('Being checked')).toBeVisible();

  await page.goto('/operator/queues?kind=redeem');
  await logIn(page);
  const order = page.getByRole('listitem').filter({ hasText: 'player01' }).filter({ hasText: 'Coffee voucher' });
  await order.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(order).toHaveCount(0);

  await page.goto('/operator/queues?kind=document');
  const sent = page.getByRole('listitem').filter({ hasText: 'player01' }).filter({ hasText: 'Proof of address' });
  await expect(sent.getByRole('button', { name: 'Picture 1 of player01' })).toBeEnabled();
  await sent.getByRole('button', { name: 'Refuse' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog.getByText('Fill this in.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The bill is a year old.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(sent).toHaveCount(0);

  await site.reload();
  await expect(documents.getByText('The bill is a year old.')).toBeVisible();
  await site.goto('/pointMall');
  await expect(asked).toContainText('Approved');
  await site.close();
});

test('OPR-08 OPR-07 an operator finds a member and leaves a note; an adjustment needs a second operator', async ({ page, complaints }) => {
  complaints.allow(inFlight);
  await page.goto('/operator/members');
  await logIn(page);
  await page.getByLabel('Search members').fill('trang1328');
  await page.getByLabel('Search members').press('Enter');
  await page.getByRole('link', { name: 'trang1328' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'trang1328' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('dialog', { name: 'Add a note: trang1328' });
  await note.getByRole('textbox').fill('Called about a deposit.');
  await note.getByRole('button', { name: 'Add a note' }).click();
  await expect(page.getByRole('table', { name: 'Notes' }).getByText('Called about a deposit.')).toBeVisible();
  for (const name of ['Deposits', 'Documents', 'Advertising', 'Promotions']) await page.locator('summary', { hasText: name }).click();
  await expect(page.getByRole('table', { name: 'Advertising' }).getByRole('rowheader', { name: 'Text messages' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Promotions' })).toBeVisible();
  await expect(page.getByLabel('Loading')).toHaveCount(0);
  expect(await findAxeFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Propose an adjustment' }).click();
  const proposal = page.getByRole('dialog', { name: 'Propose an adjustment: trang1328' });
  await proposal.getByLabel('Amount').fill('12.50');
  await proposal.getByLabel('Reason').fill('A round was paid short.');
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  await page.goto('/operator/adjustments');
  const row = page.getByRole('row').filter({ hasText: 'A round was paid short.' });
  await expect(row.getByText('Another operator decides')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await logIn(page, 'operator02');
  await expect(row).toContainText('12.50');
  await expect(row.getByRole('link', { name: 'trang1328' })).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await row.getByRole('button', { name: 'Approve' }).click();
  const decision = page.getByRole('dialog', { name: 'Approve: Credit the member: trang1328' });
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByText('Approved')).toBeVisible();
  await page.getByRole('link', { name: 'Proposals' }).click();
  await expect(row.getByText('Approved')).toBeVisible();
});

test('SYS-09 ERR-04 OPR-01 a page of the desk that cannot be loaded reloads the tab once, then says so beside the menu, and is there after a retry', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR|dynamically imported module/);
  await page.goto('/operator/queues');
  await logIn(page);
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  const chunk = /\/operator\/assets\/LogPage-/;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Pages of the desk' }).getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(reloads).toBe(1);
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeVisible();
});

/** The pages of the desk are looked at by so many tests. */
const SHARES = 3;

for (const language of languages) {
  test(`OPR-01 SHL-09 SHL-10 the log-in of the desk passes axe and fits in light and dark, on a phone and a desktop, in ${language}`, async ({
    page,
  }) => {
    await openInFirstLook(page);
    await page.goto(`/operator?lang=${language}`);
    await page.locator('input[name=password]').waitFor();
    await expectAccessible(page);
  });

  // All pages in one test would take minutes on a slow machine.
  for (const share of Array.from({ length: SHARES }).keys())
    test(`OPR-01 SHL-09 SHL-10 every page of the desk passes axe and fits in light and dark, on a phone and a desktop, in ${language} (${share + 1} of ${SHARES})`, async ({
      page,
    }) => {
      test.slow();
      await openInFirstLook(page);
      await page.goto(`/operator?lang=${language}`);
      await page.locator('input[name=username]').fill('operator02');
      await page.locator('input[name=password]').fill('Marquee#2026');
      await page.locator('button[type=submit]').click();
      const menu = page.locator('aside nav a');
      await menu.first().waitFor({ state: 'attached' });
      const all = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const own = all.filter((_, index) => index % SHARES === share);
      expect(own.length).toBeGreaterThan(0);
      for (const href of own)
        await test.step(href, async () => {
          await page.goto(`${href}?lang=${language}`);
          await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
          await page.locator('main h1').waitFor();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expectAccessible(page);
        });
    });
}

/** Expects that the page passes axe, and fits, in each look. */
const expectAccessible = (page: Page) =>
  inEveryLook(page, async (look) => {
    await expectNoSidewaysScroll(page);
    expect(await findAxeFaults(page), look).toEqual([]);
  });
