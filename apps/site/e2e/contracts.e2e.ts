import { findAxeFaults, levelAA } from './findAxeFaults';
import { enter, expect, expectNoSidewaysScroll, hydrated, test } from './visit';

test('AGT-08 AGT-18 MEM-20 an agent’s offer is accepted by the downline, and a lower one shows what it ends before it is sent', async ({
  browser,
  page,
  request,
  complaints,
}) => {
  // An offer to oneself is refused.
  complaints.allow(/status of 400/);
  await enter(page, request, 'agent41');
  const downline = await browser.newPage();
  await enter(downline, request, 'agent42');

  await page.goto('/agentHome/contracts?offer=agent42');
  await hydrated(page);
  const rate = page.getByRole('listitem', { name: 'Tier 2' }).getByRole('textbox', { name: 'Rate' });
  await rate.fill('0.18');
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was sent to agent42' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Offered. It can be accepted until');

  await downline.goto('/member/contractRequests');
  const card = downline.getByRole('list', { name: 'Requests' }).getByRole('listitem');
  await expect(card).toContainText('0.10–0.18 %');
  await card.getByRole('button', { name: /^Accept/ }).click();
  await downline.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(downline.getByRole('list', { name: 'Your contracts' }).getByRole('listitem')).toContainText('Accepted');

  await page.goto('/agentHome/contracts?offer=agent42');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change the contract of agent42');
  await rate.fill('0.15');
  await expect(page.getByRole('heading', { name: '1 contract would end' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Tier 2, rate/ })).toContainText('Lower');
  expect(await findAxeFaults(page, { tags: levelAA })).toEqual([]);
  const send = page.getByRole('button', { name: 'Send the offer' });
  await expect(send).toBeDisabled();
  await page.getByRole('checkbox', { name: /I have read the list/ }).check();
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'was sent to agent42' })).toBeVisible();

  await page.goto('/agentHome/contracts?offer=agent42');
  const simulated = page.getByRole('complementary').filter({ hasText: 'Figures of fewer than five' });
  await expect(simulated.getByRole('table')).toBeVisible();
  await page.getByLabel('Kind', { exact: true }).selectOption({ label: 'Hourly' });
  await page.getByRole('textbox', { name: 'Rate' }).fill('0.05');
  await expect(simulated.getByRole('definition')).toHaveText(/\d/);
  await expect(simulated.getByRole('table')).toHaveCount(0);

  await page.goto('/agentHome/contracts?offer=agent41');
  await expect(page.getByRole('alert').filter({ hasText: 'You cannot give yourself a contract.' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/agentHome/contracts');
  await expect(page.getByRole('list', { name: 'Contracts' }).getByRole('listitem')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /C-\d+/ }).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await findAxeFaults(page, { tags: levelAA })).toEqual([]);
  await downline.close();
});

test('AGT-07 AGT-10 AGT-15 the pages of a kind of contract open by address to its parties, and to nobody else', async ({
  page,
  request,
}) => {
  // agent12 holds a daily salary and is asked about a dividend.
  await enter(page, request, 'agent12');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/agentHome/agentDailyWages2');
  await expect(heading).toHaveText('Daily salary records');
  await page.goto('/agentHome/agentDividendRecordCopy2');
  await expect(heading).toHaveText('Dividend records');
  const menu = page.getByRole('navigation', { name: 'Agent centre' });
  await expect(menu.locator('a[href="/agentHome/agentDailyWages2"]')).toBeVisible();
  for (const path of ['agentHourSalary', 'agentRealtimeSalary', 'realtimeSlices']) {
    await page.goto(`/agentHome/${path}`);
    await expect(heading).toHaveText('There is no such page');
    await expect(menu.locator(`a[href="/agentHome/${path}"]`)).toHaveCount(0);
  }
  expect(await findAxeFaults(page, { tags: levelAA })).toEqual([]);
});

test('AGT-07 AGT-18 the records of hourly salary open the bill, whose parts add up to what was paid', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  await page.goto('/agentHome/agentHourSalary');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hourly salary records');
  await page
    .getByRole('button', { name: /^C-\d+$/ })
    .first()
    .click();
  const bill = page.getByRole('dialog');
  const amountOf = async (label: string | RegExp) => {
    const text = await bill.locator('dl > div').filter({ hasText: label }).locator('dd').allInnerTexts();
    return text.reduce((sum, amount) => sum + Number(amount.replaceAll(/[^\d.-]/g, '')), 0);
  };
  await expect(bill.locator('dl')).toBeVisible();
  // Isolated, or a date that begins with a figure would join it in Arabic.
  await expect(bill.getByRole('heading')).toHaveText(/^\u2066C-\d+\u2069/);
  expect(Math.round(100 * ((await amountOf('Received')) - Math.abs(await amountOf('Paid to'))))).toBe(
    Math.round(100 * (await amountOf('Kept'))),
  );
  expect(await findAxeFaults(page, { tags: levelAA })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Contracts', exact: true }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hourly salary');
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/agentHome/agentDailyWages2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily salary records');
  await expectNoSidewaysScroll(page);
});
