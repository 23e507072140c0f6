import type { Browser, Page } from '@playwright/test';
import { findAxeFaults } from './findAxeFaults';
import { enter, expect, expectNoSidewaysScroll, test } from './visit';

/** Part of a page, in pixels, that is no picture of a banner. */
const small = { x: 0, y: 0, width: 200, height: 100 };

/** Opens a page of the desk. */
async function openDesk(page: Page, path: string, origin = '', username = 'operator01') {
  await page.goto(`${origin}/operator/${path}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Approves a campaign as another operator. */
async function approveCampaign(browser: Browser, name: string, origin: string) {
  const other = await browser.newPage();
  await openDesk(other, 'proposals?lang=EN', origin, 'operator02');
  const row = other
    .getByRole('row')
    .filter({ hasText: `Start campaign: ${name}` })
    .first();
  await row.getByRole('button', { name: 'Approve' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await other.close();
}

test('OPR-03 a banner is written, with a picture of its own published and on the lobby at once, then off it; what is missing is named at its field', async ({
  page,
  context,
  request,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\).*operator\/content/);
  await openDesk(page, 'content');
  await page.getByRole('link', { name: 'New banner' }).click();
  // In one language alone, so that no other journey meets it.
  await page.getByRole('group', { name: 'Only in these languages' }).getByText('বাংলা').click();
  await page.getByLabel('Language of the texts').selectOption('বাংলা');
  await page.getByLabel('Title', { exact: true }).fill('বাতি জ্বলেছে');
  await page.getByRole('button', { name: 'Publish' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await page.getByRole('radio', { name: 'A lotus on a still lake' }).check({ force: true });
  await expect(page.getByLabel('What the picture shows')).toHaveValue('স্থির হ্রদে পদ্মফুল');
  await expect(page.getByRole('region', { name: 'Preview' }).first()).toContainText('বাতি জ্বলেছে');
  const upload = page.getByLabel('Upload a picture');
  await upload.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: await page.screenshot({ clip: small }) });
  await expect(page.getByText('Too small: it needs 1440 × 880 pixels.')).toBeVisible();
  await upload.setInputFiles({ name: 'lamps.png', mimeType: 'image/png', buffer: await page.screenshot() });
  // The new picture is chosen, and nothing says yet what it shows.
  await expect(page.getByLabel('What the picture shows')).toHaveValue('');
  await expect(page.getByRole('radio', { name: /^Picture \d+$/, checked: true })).toHaveCount(1);
  await page.getByLabel('What the picture shows').fill('লণ্ঠন');
  expect(await findAxeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish' }).click();
  await ask.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published: বাতি জ্বলেছে')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/?lang=BN');
  const main = visitor.getByRole('main');
  await expect(main.getByText('বাতি জ্বলেছে').first()).toBeAttached();
  const address = await main.locator('img[src*="/art/hero/own-"]').first().getAttribute('src');
  expect((await request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await ask.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Withdrawn: বাতি জ্বলেছে')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('main').getByText('বাতি জ্বলেছে')).toHaveCount(0);
  await visitor.close();

  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  expect(await findAxeFaults(page)).toEqual([]);
});

test('OPR-03 OPR-07 a campaign is written for a segment that is counted, approved by another operator, and stopped with a reason', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\).*operator\/campaigns/);
  await openDesk(page, 'campaigns');
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByLabel('Name').fill('Night of lanterns');
  // No member lives there, so that no other journey meets its gift.
  await dialog.getByLabel('Country').fill('aq');
  await dialog.getByRole('button', { name: 'Count members' }).click();
  await expect(dialog.getByText('0 members')).toBeVisible();
  await dialog.getByLabel('Games').fill('99999999');
  await dialog.getByLabel('Rounds for each member').fill('10');
  await dialog.getByLabel('Stake of a round').fill('0.20');
  await dialog.getByLabel('End').fill('2099-01-01T10:00');
  await dialog.getByRole('button', { name: 'Start campaign' }).click();
  await expect(dialog.getByText('After the start, in the future, within a year.')).toBeVisible();
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16);
  await dialog.getByLabel('End').fill(nextMonth);
  await dialog.getByRole('button', { name: 'Start campaign' }).click();
  await expect(dialog.getByText('One of these games does not exist.')).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await dialog.getByText('Message', { exact: true }).click();
  await dialog.getByLabel('Title').fill('The lanterns are lit');
  await dialog.getByLabel('Text', { exact: true }).fill('Come and see.');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Start campaign' }).click();
  await expect(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  await approveCampaign(browser, 'Night of lanterns', baseURL ?? '');
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Night of lanterns' });
  await row.getByRole('button', { name: 'Stop' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop Night of lanterns?' });
  await stop.getByLabel('Reason').fill('A wrong night.');
  await stop.getByRole('button', { name: 'Stop' }).click();
  await expect(row.getByText('Stopped')).toBeVisible();
});

test('OPR-03 MEM-14 a bonus is offered to a brand’s members at the desk, and one takes it in the reward centre', async ({
  page,
  request,
  browser,
}) => {
  // Of the other brand, whose rewards no other journey counts.
  const title = `A light for the river ${Date.now()}`;
  const khela = `http://khela.localhost:${process.env['E2E_PORT']}`;
  await openDesk(page, 'campaigns?lang=EN', khela);
  await page.getByRole('button', { name: 'New campaign' }).click();
  const dialog = page.getByRole('dialog', { name: 'New campaign' });
  await dialog.getByLabel('Name').fill('Night of boats');
  await dialog.getByText('Bonus offer', { exact: true }).click();
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Bonus for each member').fill('200');
  await dialog.getByLabel('Times to be played').fill('3');
  await dialog.getByLabel('End').fill(new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 16));
  await dialog.getByRole('button', { name: 'Start campaign' }).click();
  await expect(page.getByText('Proposed. Another operator decides.')).toBeVisible();
  await approveCampaign(browser, 'Night of boats', khela);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'Night of boats' }).getByText('Running').first()).toBeVisible();

  const member = await browser.newPage();
  await enter(member, request, 'player01', 'khela');
  await member.goto(`${khela}/member/rewardCenter?lang=EN`);
  const offer = member.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(offer).toContainText('600.00 has to be played before a withdrawal.');
  await offer.getByRole('button', { name: 'Claim' }).click();
  await expect(offer).toHaveCount(0);
  await member.goto(`${khela}/member/bonusDetails?lang=EN`);
  await expect(member.getByRole('region', { name: 'Open bonuses' }).getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await member.close();
});

test('OPR-05 a game is closed with a reason and shown closed, then opened again', async ({ page, context }) => {
  await openDesk(page, 'catalogue');
  await page.getByRole('searchbox').fill('Nine Koi');
  await page.getByRole('searchbox').press('Enter');
  const row = page.getByRole('row').filter({ hasText: 'Nine Koi' });
  await row.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close: Nine Koi' });
  await dialog.getByLabel('Reason').fill('A broken reel.');
  await dialog.locator('button[type=submit]').click();
  await expect(row.getByText('Maintenance')).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto('/rng?gameName=Nine+Koi');
  const tile = visitor.getByRole('main').getByRole('article', { name: 'Nine Koi' });
  await expect(tile).toContainText('Under maintenance');
  await row.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('dialog', { name: 'Open: Nine Koi' }).locator('button[type=submit]').click();
  await expect(row.getByText('Open', { exact: true }).first()).toBeVisible();
  await visitor.reload();
  await expect(tile).not.toContainText('Under maintenance');
});

test('OPR-05 a network is blocked by its range and let in again; the own address cannot be blocked', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\).*operator\/access/);
  // Of addresses that are reserved for documentation: no other journey comes from there.
  const statusOf = async (address: string) => {
    const headers = { 'X-Forwarded-For': address, 'X-Module': 'site', 'X-Merchant': 'marquee' };
    const reply = (await (await request.get('/wps/system/status', { headers })).json()) as { value: { status: number } };
    return reply.value.status;
  };
  await openDesk(page, 'status');
  const networks = page.getByRole('list', { name: 'Blocked networks' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save networks' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save networks' }).click();
  };
  const add = async (range: string) => {
    await page.getByLabel('Address or range').fill(range);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add('127.0.0.0/8');
  await save();
  await expect(networks.getByRole('alert')).toHaveText('Your own address is in it.');
  await page.getByRole('button', { name: 'Remove 127.0.0.0/8' }).click();
  await add('203.0.113.0/24');
  await save();
  await expect(page.getByText('The networks are saved.')).toBeVisible();
  expect([await statusOf('203.0.113.9'), await statusOf('203.0.114.9')]).toEqual([2, 0]);
  await page.getByRole('button', { name: 'Remove 203.0.113.0/24' }).click();
  await save();
  await expect(page.getByText('No network is blocked.')).toBeVisible();
  await expect.poll(() => statusOf('203.0.113.9')).toBe(0);
});
