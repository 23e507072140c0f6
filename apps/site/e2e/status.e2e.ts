import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { LobbyValue } from '@site/api/lobby';
import content from '../../../locales/AR/desk-content.json' with { type: 'json' };
import { findAxeFaults } from './findAxeFaults';
import { inEveryLook, openInFirstLook } from './looks';
import { amountOf, expect, expectNoSidewaysScroll, hydrated, test } from './visit';

const root = path.resolve(import.meta.dirname, '../../..');
const drawn = path.join(process.env['E2E_DATA_DIR'] ?? '', 'pictures');
const studioPort = Number(process.env['E2E_PORT']) + 2;

/** A service of its own, because its status affects every test, and a studio of its own, which keeps the money that is played with. */
let service: ChildProcess;
let studio: ChildProcess;
let url = '';
const environment = {
  ...process.env,
  PORT: '0',
  STUDIO_PORT: String(studioPort),
  STUDIO_KEEPS_MONEY: '1',
  LOG_LEVEL: 'silent',
  SEED_SIZE: 'small',
  PASSWORD_HASH_MS: '0',
  DATA_DIR: '',
};

test.describe.configure({ mode: 'serial' });
test.use({ timezoneId: 'Asia/Tokyo' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  environment.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'marquee-status-'));
  // Pictures that the other service has drawn: drawing them again would take a minute of both cores.
  if (existsSync(drawn)) cpSync(drawn, path.join(environment.DATA_DIR, 'pictures'), { recursive: true });
  studio = spawn(process.execPath, ['apps/studio/src/main.ts'], { cwd: root, env: environment, stdio: 'inherit' });
  service = spawn(process.execPath, ['apps/service/src/main.ts'], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!service.stdout) throw new Error('The service says nothing.');
  for await (const line of createInterface(service.stdout)) {
    url = /^Marquee is at (\S+)$/.exec(line)?.[1] ?? '';
    if (url) return;
  }
  throw new Error('The service ended before it served.');
});

test.afterAll(async () => {
  const ended = [service, studio].map((child) => once(child, 'exit'));
  for (const child of [service, studio]) child.kill();
  await Promise.all(ended);
  rmSync(environment.DATA_DIR, { recursive: true, force: true });
});

const put = (status: 'normal' | 'maintenance' | 'blocked') =>
  promisify(execFile)(process.execPath, ['apps/service/src/commands/demo.ts', 'status', status], { cwd: root, env: environment });

test('MEM-02 VEN-02 a member puts money into a vendor’s wallet, takes some out, and brings the rest back', async ({ page }) => {
  await page.goto(`${url}/dev/accounts`);
  await page.getByRole('button', { name: 'Log in as player02' }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/member/transferFund`);
  const balance = page.getByRole('banner').locator('dl', { hasText: 'Balance' }).locator('dd');
  const kept = page.getByRole('region', { name: 'Your money' }).getByRole('heading', { name: 'In game wallets' }).locator('xpath=..');
  const wallets = page.getByRole('region', { name: 'Game wallets' });
  const purse = wallets.getByRole('listitem');
  await expect(purse).toHaveCount(1);
  await expect(purse.getByRole('button', { name: /^Take money out: / })).toBeDisabled();
  await expect(wallets.getByRole('button', { name: 'Bring all back' })).toBeDisabled();
  const before = await amountOf(balance);
  const move = async (name: RegExp, amount: string, act: string) => {
    await purse.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount', { exact: true }).fill(amount);
    await dialog.getByRole('button', { name: act, exact: true }).click();
    return dialog;
  };

  const tooMuch = await move(/^Put money in: /, '9999999', 'Put in');
  await expect(tooMuch.getByText(/^At most [\d,]+\.\d\d\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(await move(/^Put money in: /, '30', 'Put in')).toBeHidden();
  await expect(purse.locator('.amount')).toHaveText('$30.00');
  await expect(kept).toContainText('$30.00');
  await expect.poll(() => amountOf(balance)).toBe(before - 3000);
  await expect(await move(/^Take money out: /, '12.50', 'Take out')).toBeHidden();
  await expect(purse.locator('.amount')).toHaveText('$17.50');
  await expect.poll(() => amountOf(balance)).toBe(before - 1750);
  await wallets.getByRole('button', { name: 'Bring all back' }).click();
  await expect(purse).toContainText('$17.50 brought back');
  await expect(purse.locator('.amount')).toHaveText('$0.00');
  await expect.poll(() => amountOf(balance)).toBe(before);
});

test('SYS-02 maintenance replaces every page, shows its end in the reader’s zone, and opens the lobby afterwards', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/);
  await put('maintenance');
  await page.goto(`${url}/rng`);
  await expect(page).toHaveTitle('Game maintenance · Marquee');
  await expect(page.getByRole('heading', { level: 1, name: 'Game maintenance' })).toBeVisible();
  await expect(page.getByText(/We expect to be back on .* GMT\+9/)).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('How can we help?');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await put('normal');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('SYS-19 a status page polls the status, and opens the site without a reload', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await put('maintenance');
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${url}/rng`);
  await hydrated(page);
  const loads = () => asked.filter((one) => one === '/rng').length;
  expect(loads()).toBe(1);
  const answered = page.waitForResponse(/\/wps\/system\/status/);
  await page.clock.fastForward(15_000);
  await answered;
  await expect(page.getByRole('heading', { level: 1, name: 'Game maintenance' })).toBeVisible();
  await put('normal');
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((one) => one === '/wps/system/status').length).toBeGreaterThanOrEqual(2);
  expect(loads()).toBe(1);
});

test('ERR-06 maintenance during a session replaces the page at the next call', async ({ page, complaints }) => {
  complaints.allow(/503|403/);
  await page.goto(`${url}/rng`);
  await hydrated(page);
  await put('maintenance');
  await page.getByRole('navigation', { name: 'Side menu' }).getByRole('link', { name: /^Live/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game maintenance' })).toBeVisible();
  await put('blocked');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Not available in your region' })).toBeVisible();
  await put('normal');
});

test('SYS-19 a member’s idle page shows maintenance, and its end', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await page.goto(`${url}/dev/accounts`);
  await page.getByRole('button', { name: 'Log in as player01' }).click();
  await page.waitForURL(`${url}/`);
  const streamed = page.waitForResponse(/\/wps\/events/);
  await hydrated(page);
  await streamed;
  await put('maintenance');
  await expect(page.getByRole('heading', { level: 1, name: 'Game maintenance' })).toBeVisible();
  await expect(page).toHaveTitle('Game maintenance · Marquee');
  await put('normal');
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Logs an operator in at the page of the desk that is open. */
async function logIn(desk: Page, username: string) {
  await desk.getByLabel('Username').fill(username);
  await desk.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await desk.getByRole('button', { name: 'Log in' }).click();
  await expect(desk.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

const closingNotice = (desk: Page) => desk.getByRole('status').filter({ hasText: 'Closed the site at once' });

test('OPR-05 OPR-07 in an emergency one operator closes the site at once, with a reason and an end; colleagues are told, and the log has it', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/503|400|409/);
  const colleague = await browser.newPage();
  await colleague.clock.install();
  await colleague.goto(`${url}/operator/queues?lang=EN`);
  await logIn(colleague, 'operator02');
  await expect(colleague.getByText('Closed the site at once')).toHaveCount(0);

  await page.goto(`${url}/operator/status?lang=EN`);
  await logIn(page, 'operator01');
  await openInFirstLook(page);
  await page.goto(`${url}/operator/status?lang=AR`);
  await page.getByRole('button', { name: content['status.urgentIt'] }).click();
  await inEveryLook(page, async (look) => {
    await expectNoSidewaysScroll(page);
    expect(await findAxeFaults(page), look).toEqual([]);
  });

  await page.goto(`${url}/operator/status?lang=EN`);
  await page.getByRole('button', { name: 'Close at once' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Close Marquee at once?' });
  const [minutes, reason] = [dialog.getByLabel('Minutes'), dialog.getByLabel('Reason')];
  const close = dialog.getByRole('button', { name: 'Close at once' });
  await close.press('Enter');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('Stakes are taken twice.');
  await minutes.fill('61');
  await close.press('Enter');
  await expect(minutes).toHaveAttribute('aria-invalid', 'true');
  await expect(minutes).toHaveAccessibleDescription(/A whole number of minutes, 60 at most/);
  await minutes.fill('20');
  await close.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(closingNotice(page)).toContainText('Stakes are taken twice.');
  await colleague.clock.fastForward(30_000);
  await expect(closingNotice(colleague)).toContainText('operator01 · Closed the site at once');
  expect(await findAxeFaults(colleague)).toEqual([]);
  await colleague.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(colleague);
  await colleague.goto(`${url}/operator/log?lang=EN`);
  await expect(colleague.getByRole('row').filter({ hasText: 'Closed the site at once' })).toContainText('Stakes are taken twice.');
  await colleague.close();

  const visitor = await browser.newPage();
  await visitor.goto(url);
  await expect(visitor.getByText(/We expect to be back on /)).toBeVisible();
  await visitor.close();
  await page.getByRole('button', { name: 'Open the site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the site' }).click();
  await expect(closingNotice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Close at once' }).click();
  await reason.fill('Again.');
  await close.click();
  await expect(minutes).toHaveAccessibleDescription(/Another operator has to approve it first/);
});

test('SYS-03 in a blocked region, the page says why it is closed and shows the visitor’s address', async ({ page, complaints }) => {
  complaints.allow(/403/);
  await put('blocked');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: 'Not available in your region' })).toBeVisible();
  await expect(page.getByText('Marquee is not offered where you are connecting from.')).toBeVisible();
  await expect(page.getByText('Your address')).toBeVisible();
  await expect(page.getByText(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/)).toBeVisible();
  expect(await findAxeFaults(page)).toEqual([]);
  await put('normal');
});

test('ERR-04 a page reports that the connection is lost, and that it is back', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK/);
  await page.goto(url);
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are online again.')).toBeVisible();
});

test('ERR-10 an unreadable part of the lobby shows an error in its place, and loads after a retry', async ({ page }) => {
  let isBroken = true;
  await page.route('**/wps/lobby*', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { value: LobbyValue };
    if (isBroken) Object.assign(reply.value, { winners: { ...reply.value.winners, list: [] }, missing: ['winners'] });
    await route.fulfill({ response, json: reply });
  });
  await page.goto('/agent');
  await hydrated(page);
  await page.evaluate(() => history.pushState({}, '', '/'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  const missing = page.getByRole('region', { name: 'Winner board' }).filter({ hasText: 'This could not be loaded' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('main').getByRole('region', { name: 'Slots' })).toBeVisible();
  isBroken = false;
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Winner board' }).getByRole('listitem').first()).toBeVisible();
});
