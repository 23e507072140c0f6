import type { Page } from '@playwright/test';
import { findAxeFaults } from './findAxeFaults';
import { enter, expect, expectNoSidewaysScroll, test } from './visit';

const licence = 'Licence 4711/2026 of the Festival Board.';

/** Origin of the other brand: most journeys look at the first one meanwhile. */
const khela = () => `http://khela.localhost:${process.env['E2E_PORT']}`;

const rowOf = (desk: Page, text: string) => desk.getByRole('row').filter({ hasText: text });

/** Logs an operator in at the page of the desk that is open. */
async function logIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

test('OPR-04 a look and a text are drafted, checked for contrast, published by another operator, seen on the site and brought back', async ({
  page,
  browser,
}) => {
  await page.goto(`${khela()}/operator/brand?lang=EN`);
  await logIn(page, 'operator01');
  const text = page.getByLabel('Brand as JSON');
  const look = JSON.parse(await text.inputValue()) as { tokens: Record<string, object> };
  const write = (change: object) => text.fill(JSON.stringify({ ...look, ...change }));

  await text.fill('{');
  await expect(page.getByText('This is not JSON yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save the draft' })).toBeDisabled();
  await write({ tokens: { ...look.tokens, text: { light: '#999999' } } });
  await expect(page.getByText(/^text on page, Light: 2\.\d+, and 4\.5 is required$/)).toBeVisible();
  // What other journeys look at stays as it is.
  await write({ licence });
  await expect(page.getByText('Every colour can be read')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Khela, Dark' })).toBeVisible();
  const wording = page.getByRole('group', { name: 'Wording' });
  await wording.getByLabel('Language').selectOption('English');
  await wording.getByLabel('Find a text').fill('lobby.hot');
  await expect(wording.getByLabel('Say it like this')).toHaveValue('Hot tonight');
  await wording.getByLabel('Say it like this').fill('Under the lamps');
  await wording.getByRole('button', { name: 'Put into the draft' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('You saved this draft, so another operator publishes it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();

  const other = await browser.newPage();
  await other.goto(`${khela()}/operator/brand?lang=EN`);
  await logIn(other, 'operator02');
  await other.getByRole('button', { name: 'Publish' }).click();
  const dialog = other.getByRole('dialog', { name: 'Publish the draft?' });
  await dialog.getByLabel('Reason').fill('The festival begins.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('Version 2 is in force.')).toBeVisible();
  const site = await browser.newPage();
  await site.goto(`${khela()}/?lang=EN`);
  await expect(site.getByRole('contentinfo').getByText(licence)).toBeVisible();
  await expect(site.getByRole('heading', { name: 'Under the lamps' })).toBeVisible();

  await other.getByRole('button', { name: 'Bring version 1 back' }).click();
  const back = other.getByRole('dialog', { name: 'Bring version 1 back' });
  await back.getByLabel('Reason').fill('The festival is over.');
  await back.getByRole('button', { name: 'Bring back' }).click();
  await expect(other.getByText('Version 3, version 1 again')).toBeVisible();
  await site.reload();
  await expect(site.getByRole('contentinfo')).toBeVisible();
  await expect(site.getByText(licence)).toHaveCount(0);
  await expect(site.getByRole('heading', { name: 'Hot tonight' })).toBeVisible();
  await Promise.all([other.close(), site.close()]);
});

test('OPR-06 OPR-09 settings are changed within their bounds, and books and jobs are read, on a phone as well', async ({
  page,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\).*operator\/settings/);
  await page.goto(`${khela()}/operator/settings?lang=EN`);
  await logIn(page, 'operator01');
  await page.getByRole('button', { name: 'Change: Deposits and withdrawals' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change: Deposits and withdrawals' });
  const minutes = dialog.getByLabel('Minutes to answer about a receipt');
  await minutes.fill('0');
  await dialog.getByLabel('Reason').fill('Members need more time.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(minutes).toHaveAttribute('aria-invalid', 'true');
  await minutes.fill('45');
  const fee = dialog.getByLabel('Fee of a withdrawal');
  await fee.fill('0,5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(fee).toHaveAttribute('aria-invalid', 'true');
  await fee.fill('0.5');
  const account = dialog.getByLabel('Account number');
  const number = await account.inputValue();
  await account.fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(account).toHaveAttribute('aria-invalid', 'true');
  await account.fill(number);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Deposits and withdrawals is changed.')).toBeVisible();
  await expect(page.locator('section', { hasText: 'Deposits and withdrawals' }).getByText('45', { exact: true })).toBeVisible();
  await expect(page.locator('section', { hasText: 'Deposits and withdrawals' }).getByText('0.5%', { exact: true })).toBeVisible();

  await page.goto('/operator/books?lang=EN');
  await logIn(page, 'operator01');
  await expect(page.getByText('GGR').first()).toBeVisible();
  await page.getByRole('group', { name: 'Rows' }).getByText('By vendor').click();
  // In a row for each currency that was played, and in the figures of the plot.
  await expect(page.getByRole('rowheader', { name: 'Touchline' }).nth(1)).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^house_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const name of ['books', 'jobs', 'brand', 'settings']) {
    await page.goto(`/operator/${name}?lang=EN`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByLabel('Loading')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expect(await findAxeFaults(page)).toEqual([]);
  }
});

test('MEM-25 MEM-04 OPR-06 an operator asks for a proof of identity, and the page of the withdrawal says so and leads there', async ({
  page,
  request,
  context,
}) => {
  await page.goto(`${khela()}/operator/settings?lang=EN`);
  await logIn(page, 'operator01');
  await page.getByRole('button', { name: 'Change: Profile and documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change: Profile and documents' });
  await dialog.getByLabel('Documents asked for').fill('identity');
  await dialog.getByLabel('Withdrawals of 30 days without proof of identity, credits').fill('0');
  await dialog.getByLabel('Reason').fill('The law asks for it.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile and documents is changed.')).toBeVisible();

  const member = await context.newPage();
  await enter(member, request, 'player01', 'khela');
  await member.goto(`${khela()}/member/withdraw?lang=EN`);
  const form = member.getByRole('form', { name: 'New withdrawal' });
  await expect(form.getByRole('alert').filter({ hasText: 'Send a proof of identity in the security centre first.' })).toBeVisible();
  expect(await findAxeFaults(member)).toEqual([]);
  await form.getByRole('link', { name: 'Security centre' }).click();
  await expect(member.getByRole('region', { name: 'Documents' }).getByText('Proof of identity')).toBeVisible();
  await member.close();
});

test('OPR-07 OPR-06 OPR-05 a cap on payouts and the closing of the site wait for another operator, who confirms the one and rejects the other', async ({
  page,
  browser,
}) => {
  await page.goto(`${khela()}/operator/settings?lang=EN`);
  await logIn(page, 'operator01');
  await page.getByRole('button', { name: 'Change: Contracts and payout guard' }).click();
  const change = page.getByRole('dialog', { name: 'Change: Contracts and payout guard' });
  await expect(change.getByText('Another operator has to approve it first.')).toBeVisible();
  const cap = change.getByLabel('Dividend at most');
  await cap.fill('12.34');
  await change.getByLabel('Reason').fill('A quiet season.');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  await expect(page.getByRole('main').getByText('12.34%', { exact: true })).toHaveCount(0);

  await page.goto(`${khela()}/operator/status?lang=EN`);
  await page.getByRole('button', { name: 'Close for maintenance' }).click();
  const closing = page.getByRole('dialog', { name: /^Close .* for maintenance\?$/ });
  await closing.getByLabel('Reason').fill('New reels.');
  await closing.getByRole('button', { name: 'Close for maintenance' }).click();
  await expect(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Pages of the desk' });
  await menu.getByRole('link', { name: 'Proposals' }).click();
  for (const reason of ['A quiet season.', 'New reels.']) {
    await expect(rowOf(page, reason)).toContainText('Another operator decides');
    await expect(rowOf(page, reason).getByRole('button')).toHaveCount(0);
  }

  const other = await browser.newPage();
  await other.goto(`${khela()}/operator/proposals?lang=EN`);
  await logIn(other, 'operator02');
  await expect(rowOf(other, 'A quiet season.')).toContainText('12.34%');
  expect(await findAxeFaults(other)).toEqual([]);
  for (const [reason, verb, outcome] of [
    ['A quiet season.', 'Approve', 'Approved'],
    ['New reels.', 'Reject', 'Rejected'],
  ] as const) {
    await rowOf(other, reason).getByRole('button', { name: verb }).click();
    await other.getByRole('dialog').getByRole('button', { name: verb }).click();
    await expect(rowOf(other, reason)).toContainText(outcome);
  }
  await other.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(other);
  await other.goto(`${khela()}/operator/settings?lang=EN`);
  await expect(other.getByRole('main').getByText('12.34%', { exact: true })).toBeVisible();
  await other.goto(`${khela()}/operator/status?lang=EN`);
  await expect(other.getByText('Visitors and members can enter and play.')).toBeVisible();
  await other.close();
});
