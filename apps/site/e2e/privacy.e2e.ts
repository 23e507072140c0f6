import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import privacy from '../../../locales/AR/privacy.json' with { type: 'json' };
import { findAxeFaults } from './findAxeFaults';
import { inEveryLook, openInFirstLook } from './looks';
import { enter, expect, expectNoSidewaysScroll, hydrated, inFlight, test } from './visit';

type Row = Record<string, unknown>;

/** Logs an operator in, who finds a member. */
async function findAtDesk(desk: Page, member: string) {
  await desk.goto('/operator/members?lang=EN');
  await desk.getByLabel('Username').fill('operator01');
  await desk.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await desk.getByRole('button', { name: 'Log in' }).click();
  await desk.getByLabel('Search members').fill(member);
  await desk.getByLabel('Search members').press('Enter');
}

/** Opens the question before the closing, by the keyboard. */
async function askToClose(page: Page, words: { 'close.start': string; 'close.confirm': string }) {
  await page.getByRole('main').getByRole('button', { name: words['close.start'] }).press('Enter');
  const sure = page.getByRole('alertdialog', { name: words['close.confirm'] });
  await expect(sure).toBeVisible();
  return sure;
}

const english = { 'close.start': 'Close the account', 'close.confirm': 'Close your account for good?' };

test('MEM-26 AGT-11 a member loads the own data in one file, which has account, bets, money and who has looked at them, and nothing of others', async ({
  page,
  request,
  browser,
}) => {
  const since = Date.now();
  const desk = await browser.newPage();
  await findAtDesk(desk, 'trang1034');
  await desk.getByRole('link', { name: 'trang1034' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'trang1034' })).toBeVisible();
  await desk.close();
  const agent = await browser.newPage();
  await enter(agent, request, 'agent01');
  await agent.goto('/agentHome/downlineManagmentView');
  await agent.getByRole('searchbox', { name: 'Find a member' }).fill('trang1034');
  await agent.keyboard.press('Enter');
  await agent
    .getByRole('treegrid', { name: 'Your downline' })
    .getByRole('row', { name: /^trang1034 / })
    .click();
  await expect(agent.getByRole('heading', { name: 'trang1034' })).toBeVisible();
  await agent.close();

  await enter(page, request, 'trang1034');
  await page.goto('/member/privacy');
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the copy' }).press('Enter');
  const file = await loading;
  expect(file.suggestedFilename()).toMatch(/^marquee-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText('The file is ready in your downloads.')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  const { subjects } = JSON.parse(text) as { subjects: Record<string, Row[]> };
  expect(subjects['account']).toMatchObject([{ username: 'trang1034' }]);
  const id = subjects['account']?.[0]?.['id'];
  for (const subject of ['bet', 'deposit', 'transfer', 'posting', 'wallet', 'session', 'consent'])
    expect(subjects[subject]?.length, subject).toBeGreaterThan(0);
  for (const bet of subjects['bet'] ?? []) expect(bet).toMatchObject({ stake_minor: expect.stringMatching(/^\d+$/) });
  const owners = Object.values(subjects).flatMap((rows) => rows.flatMap((row) => ('account_id' in row ? [row['account_id']] : [])));
  expect(new Set(owners)).toEqual(new Set([id]));
  expect(text).not.toMatch(/password_hash|token_hash|argon2/);

  const seen = (subjects['record_access'] ?? []).filter(
    ({ at }) => Date.parse(String(at)) >= since && Date.parse(String(at)) <= Date.now(),
  );
  for (const look of [
    { what: 'overview', operator: 'Desk One' },
    // An agent above is known by a masked name.
    { what: 'teamMember', agent: expect.stringContaining('***') },
  ])
    expect(seen).toContainEqual(expect.objectContaining(look));
});

test('MEM-26 DR-23.8 an account with money is not closed: the dialog works by the keyboard, and the page says what is in the way', async ({
  page,
  request,
  complaints,
}) => {
  // A wrong password, and a closing that is not possible.
  complaints.allow(/4(01|09) /);
  await enter(page, request, 'hien1036');
  await page.goto('/member/privacy');
  await hydrated(page);
  const start = page.getByRole('main').getByRole('button', { name: 'Close the account' });
  const sure = await askToClose(page, english);
  const password = sure.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await expect(start).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('not-it');
  await page.keyboard.press('Enter');
  await expect(sure.getByRole('alert')).toHaveText('The current password is not right');
  await password.fill('Marquee#2026');
  await page.keyboard.press('Enter');
  await expect(sure).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Withdraw your balance first.' })).toBeVisible();
  await expect(start).toBeFocused();
  await page.reload();
  await expect(page.getByRole('banner').getByText('hien1036')).toBeVisible();
});

test('MEM-26 DR-23.8 a member with nothing open closes the account: told what stays, signed out everywhere, and the log-in is refused', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  complaints.allow(inFlight);
  await enter(page, request, 'thuy1031');
  await openInFirstLook(page);
  await page.goto('/member/privacy?lang=AR');
  await hydrated(page);
  await askToClose(page, privacy);
  await inEveryLook(page, async (look) => {
    await expectNoSidewaysScroll(page);
    expect(await findAxeFaults(page), look).toEqual([]);
  });

  const elsewhere = await browser.newPage();
  await enter(elsewhere, request, 'thuy1031');
  await elsewhere.goto('/member/privacy?lang=EN');
  await expect(elsewhere.getByRole('banner').getByText('thuy1031')).toBeVisible();

  await page.goto('/member/privacy?lang=EN');
  await hydrated(page);
  await expect(page.getByText(/the law asks us to keep records of money and bets/)).toBeVisible();
  await askToClose(page, english);
  await page.keyboard.type('Marquee#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account is closed.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog', { name: 'Log in to go on' })).toHaveCount(0);
  await expect(elsewhere.getByRole('dialog', { name: 'Log in to go on' })).toBeVisible();
  await elsewhere.close();

  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('thuy1031');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login.getByRole('alert')).toHaveText('The username or the password is not right.');

  const desk = await browser.newPage();
  await findAtDesk(desk, 'thuy1031');
  await expect(desk.getByRole('link', { name: 'thuy1031' })).toHaveCount(0);
  await desk.getByLabel('Search members').fill('closed-');
  await desk.getByLabel('Search members').press('Enter');
  await expect(desk.getByRole('link', { name: /^closed-\d+$/ }).first()).toBeVisible();
  await desk.close();
});
