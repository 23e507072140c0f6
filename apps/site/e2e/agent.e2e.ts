import type { TeamOverviewValue, TeamRow } from '@site/api/agent';
import type { income as incomeReport, teamBetting, teamDownlines, userLoss } from '@site/api/agentReports';
import { calls } from '@site/api/calls';
import type { ReplyOf } from '@site/api/defineReport';
import { selectors } from '@site/ui/testing';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findAxeFaults, levelAA } from './findAxeFaults';
import { enter, expect, hydrated, inFlight, test } from './visit';

const zone = 'Asia/Ho_Chi_Minh';
const OVERVIEW = calls.teamOverview.path;
const BETTING = calls.teamBetting.path;

const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format();
const daysBefore = (day: string, count: number): string => new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);

/** Calls the service directly, to compare its reply with the page. */
async function ask<Value>(request: APIRequestContext, token: string, path: string, params: Record<string, string>): Promise<Value> {
  const reply = await request.get(path, {
    params,
    headers: { Authorization: `Bearer ${token}`, 'X-Merchant': 'marquee', 'X-Module': 'WEB' },
  });
  const { success, value } = (await reply.json()) as { success: boolean; value: Value };
  expect(success).toBe(true);
  return value;
}

/** Formats minor units with two decimals, as a grid does. */
function written(minor: string | bigint): string {
  const amount = BigInt(minor);
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  const units = new Intl.NumberFormat('en').format(BigInt(digits.slice(0, -2)));
  return `${amount < 0n ? '−' : ''}${units}.${digits.slice(-2)}`;
}

const tile = (page: Page, label: string): Locator => page.getByRole('main').locator('dl > div', { hasText: label });

async function logIn(page: Page, username: string, password = 'Marquee#2026') {
  await page.getByLabel('Username or mobile number').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('AGT-01 RTE-06 the agents’ login has its own layout, with text, hours and copyright', async ({ page }) => {
  await page.goto('/agent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your team, counted to the minute.');
  await expect(page.getByText('Consulting hours: Monday to Friday, 12:00–21:00 GMT+7')).toBeVisible();
  await expect(page.getByText(`© ${new Date().getFullYear()} Marquee. All rights reserved.`)).toBeVisible();
  for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) await expect(page.getByRole(landmark)).toHaveCount(0);
});

test('AGT-01 the agents’ login refuses members, and opens the agent centre for agents', async ({ page, complaints }) => {
  complaints.allow(/40[13]/);
  await page.goto('/agent');
  await logIn(page, 'player01');
  await expect(page.getByRole('alert')).toHaveText('Non-agents cannot log in.');
  await logIn(page, 'agent01', 'not-it');
  await expect(page.getByRole('alert')).toHaveText('The username or the password is not right.');
  await logIn(page, 'agent01');
  await expect(page).toHaveURL('/agentHome/agentTeamOverview');
  await page.goto('/agent');
  await expect(page).toHaveURL('/agentHome/agentTeamOverview');
});

test('SES-10 the agents’ log-in is filled in with the last name', async ({ page }) => {
  await page.goto('/agent');
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Remember me for a day' }).check();
  await logIn(page, 'agent02');
  await expect(page).toHaveURL('/agentHome/agentTeamOverview');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/agent');
  await expect(page.getByLabel('Username or mobile number')).toHaveValue('agent02');
  await expect(page.getByRole('checkbox', { name: 'Remember me for a day' })).toBeChecked();
});

test('RTE-06 visitors and members are redirected from the agent centre to its login', async ({ page, request }) => {
  await page.goto('/agentHome/personalHistoryCopy');
  await expect(page).toHaveURL('/agent');
  await enter(page, request, 'player02');
  await page.goto('/agentHome');
  await expect(page).toHaveURL('/agent');
});

test('RTE-06 AGT-01 the agents’ login returns to the requested page', async ({ page }) => {
  await page.goto('/agentHome/personalHistoryCopy?from=2026-01-01');
  await expect(page).toHaveURL('/agent');
  await logIn(page, 'agent01');
  await expect(page.getByRole('heading', { name: 'Team betting' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/agentHome/personalHistoryCopy');
});

test('SYS-05 RTE-06 a login link opens its agent page', async ({ page, request }) => {
  const reply = await request.post('/dev/session', { data: { merchant: 'marquee', username: 'agent01' } });
  const { value } = (await reply.json()) as { value: { token: string } };
  await page.goto(`/agentHome/personalHistoryCopy?token=${value.token}`);
  await expect(page.getByRole('heading', { name: 'Team betting' })).toBeVisible();
  await expect(page).toHaveURL('/agentHome/personalHistoryCopy');
});

test('ERR-04 RTE-06 an agent whose session cannot be checked stays on the page and can retry', async ({ page, request, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await enter(page, request, 'agent01');
  await page.route(`**${calls.memberInfo.path}`, (route) => route.abort());
  await page.goto('/agentHome/personalHistoryCopy');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toBeVisible();
  await page.unroute(`**${calls.memberInfo.path}`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Team betting' })).toBeVisible();
  await expect(page).toHaveURL('/agentHome/personalHistoryCopy');
});

test('AGT-02 the shell shows the time with its zone, the agent’s identity, and links to existing pages', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  await page.goto('/agentHome');
  const head = page.getByRole('banner');
  await expect(head.getByText('GMT+7 · Ho Chi Minh City')).toBeVisible();
  await expect(head.getByText('agent01 · Master agent')).toBeVisible();
  const clock = head.getByText(/^\d\d:\d\d:\d\d/);
  const first = await clock.textContent();
  await expect(clock).not.toHaveText(first ?? '');

  const menu = page.getByRole('navigation', { name: 'Agent centre' });
  await expect(menu.getByRole('link', { name: 'Team overview' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Team betting' }).click();
  await expect(page).toHaveURL('/agentHome/personalHistoryCopy');
  await expect(page.getByRole('heading', { name: 'Team betting' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Team betting' })).toBeVisible();
});

test('AGT-02 RTE-06 signing out needs confirmation and returns to the agents’ login', async ({ page, request, complaints }) => {
  complaints.allow(inFlight);
  await enter(page, request, 'agent11');
  await page.goto('/agentHome');
  // A server-rendered page handles no events yet.
  await hydrated(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/agent');
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('AGT-03 the overview shows the service’s figures, and their parts add up', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  // Past days do not change during the test.
  const to = daysBefore(today(), 1);
  const from = daysBefore(to, 29);
  await page.route(`**${OVERVIEW}?*`, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/from=.*/, `from=${from}&to=${to}`),
    }),
  );
  const overview = await ask<TeamOverviewValue>(request, token, OVERVIEW, { from, to });
  await page.goto('/agentHome');

  const { deposits, bets, validBet, profit, activeMembers, newMembers, income } = overview.figures;
  await expect(tile(page, 'Deposits').getByTitle(written(deposits.value ?? ''))).toBeVisible();
  await expect(tile(page, 'Bets').locator('dd').first()).toHaveText(Number(bets.value).toLocaleString('en'));
  await expect(tile(page, 'Valid bets').getByTitle(written(validBet.value ?? ''))).toBeVisible();
  await expect(tile(page, 'Team profit').getByTitle(written(profit.value ?? ''))).toBeVisible();
  await expect(tile(page, 'My income').getByTitle(written(income.value))).toBeVisible();
  await expect(tile(page, 'Active members').locator('dd').first()).toHaveText(`${activeMembers.value}of ${overview.members}`);
  await expect(tile(page, 'New members').locator('dd').first()).toHaveText(newMembers.value);

  const byCategory = overview.byCategory.reduce((sum, { validBetMinor }) => sum + BigInt(validBetMinor), 0n);
  expect(String(byCategory)).toBe(validBet.value);
  const shares = page.getByRole('table', { name: 'By category' }).locator('.share');
  const percents = (await shares.allTextContents()).map(Number.parseFloat);
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0);

  await expect(page.getByRole('table', { name: 'By downline' }).getByRole('row').first()).toContainText(
    overview.byDownline[0]?.account ?? 'nobody',
  );

  await page.getByRole('button', { name: 'Show as table' }).click();
  const byDay = page.getByRole('table', { name: 'Valid bets by day' });
  await expect(byDay.getByRole('row')).toHaveCount(31);
  await expect(byDay.getByRole('row').nth(1)).toContainText(validBet.series[0] ? written(validBet.series[0]) : '–');

  const top = page.getByRole('table', { name: 'Top downlines' });
  await expect(top.getByRole('row').nth(1)).toContainText(overview.byDownline[0]?.account ?? 'nobody');
  await expect(top.getByRole('row')).toHaveCount(overview.byDownline.length + 1);
  await expect(page.getByText(/^As of \d\d:\d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(`${overview.morning.activeMembers.value} members played yesterday`)).toBeVisible();
  await expect(page.getByRole('figure', { name: / of 288 five-minute slices/ })).toBeVisible();
});

test('AGT-03 each period requests its own days, and any other days can be chosen', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  await page.goto('/agentHome');
  await expect(page.getByRole('table', { name: 'Top downlines' })).toBeVisible();
  const period = page.getByRole('group', { name: 'Period' });
  const asked = (choice: () => Promise<void>) =>
    Promise.all([page.waitForRequest((sent) => sent.url().includes(OVERVIEW)), choice()]).then(
      ([sent]) => new URL(sent.url()).searchParams,
    );
  const day = today();
  const week = await asked(() => period.getByRole('radio', { name: '7 days' }).click());
  expect([week.get('from'), week.get('to')]).toEqual([daysBefore(day, 6), day]);
  const halfMonth = await asked(() => period.getByRole('radio', { name: 'This half-month' }).click());
  expect(halfMonth.get('from')).toBe(`${day.slice(0, 8)}${Number(day.slice(8)) <= 15 ? '01' : '16'}`);
  const one = await asked(() => period.getByRole('radio', { name: 'Today' }).click());
  expect([one.get('from'), one.get('to')]).toEqual([day, day]);

  await period.getByRole('button', { name: 'Dates' }).click();
  const dates = page.getByRole('dialog', { name: 'Period' });
  await dates.getByRole('group', { name: 'From' }).getByRole('spinbutton', { name: 'Day' }).click();
  const yesterday = daysBefore(day, 1);
  const chosen = await asked(async () => {
    const [year = '', month = '', date = ''] = yesterday.split('-');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${month}${date}${year}`);
    await page.keyboard.press('Enter');
  });
  expect([chosen.get('from'), chosen.get('to')]).toEqual([yesterday, day]);
});

test('SHL-10 I18-03 arrow keys choose a period in reading direction', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  for (const [language, next] of [
    ['EN', 'ArrowRight'],
    ['AR', 'ArrowLeft'],
  ] as const) {
    await page.goto(`/agentHome?lang=${language}`);
    await hydrated(page);
    const periods = page.getByRole('main').getByRole('radio');
    const chosen = await periods.evaluateAll((all) => all.findIndex((radio) => (radio as HTMLInputElement).checked));
    await periods.nth(chosen).focus();
    await page.keyboard.press(next);
    await expect(periods.nth(chosen + 1)).toBeChecked();
    await expect(periods.nth(chosen + 1)).toBeFocused();
  }
});

test('AGT-03 an overview that fails to load shows an error with a retry; loaded figures stay readable', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await enter(page, request, 'agent01');
  await page.route(`**${OVERVIEW}?*`, (route) => route.abort());
  await page.goto('/agentHome');
  await expect(page.getByRole('alert')).toContainText('Network link is abnormal, please try again');
  await page.unroute(`**${OVERVIEW}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Top downlines' })).toBeVisible();

  await page.route(`**${OVERVIEW}?*`, (route) => route.abort());
  await page.getByRole('radio', { name: '7 days' }).click();
  await expect(page.getByRole('alert')).toContainText('Network link is abnormal, please try again');
  await expect(page.getByRole('table', { name: 'Top downlines' })).toBeVisible();
});

interface Betting {
  rows: { day: string; gameType: string | null; validBetMinor: string; profitMinor: string }[];
  totals: { rows: number; bets: number; validBetMinor: string; profitMinor: string };
}

test('AGT-06 team betting: the server pages, sorts, filters, groups and sums', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  await page.goto('/agentHome/personalHistoryCopy');
  const grid = page.getByRole('grid', { name: 'Team betting' });
  const cells = (field: string) => grid.locator(`[role="gridcell"][data-field="${field}"], [role="rowheader"][data-field="${field}"]`);
  const range = { from: daysBefore(today(), 29), to: today() };

  await grid.getByRole('columnheader', { name: 'Valid bets' }).click();
  const sorted = await ask<Betting>(request, token, BETTING, { ...range, sort: '-validBetMinor' });
  await expect(cells('validBetMinor').first()).toHaveText(written(sorted.rows[0]?.validBetMinor ?? '0'));
  await grid.getByRole('columnheader', { name: 'Valid bets' }).click();
  await expect(cells('validBetMinor').first()).toHaveText(written(sorted.rows.at(-1)?.validBetMinor ?? '0'));

  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  await filter.getByLabel('Value').selectOption('LIVE');
  await filter.getByRole('button', { name: 'Apply' }).click();
  const live = await ask<Betting>(request, token, BETTING, { ...range, filter: '{"gameType":"LIVE"}' });
  const totals = page.getByRole('row').filter({ hasText: `Total of ${live.totals.rows}` });
  await expect(totals).toContainText(written(live.totals.profitMinor));

  await page.getByRole('radio', { name: 'By day and category' }).click();
  await expect(cells('gameType').first()).toHaveText('Live');
  await page.getByRole('button', { name: 'Remove the filter Category' }).click();
  const whole = await ask<Betting>(request, token, BETTING, { ...range, groupBy: 'category' });
  await expect(page.getByRole('row').filter({ hasText: `Total of ${whole.totals.rows}` })).toContainText(
    written(whole.totals.validBetMinor),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`51–${Math.min(100, whole.totals.rows)} of ${whole.totals.rows}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText(`1–50 of ${whole.totals.rows}`, { exact: true })).toBeVisible();
});

test('AGT-06 team betting is exported as CSV by a single-use link', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  const { totals } = await ask<Betting>(request, token, BETTING, { from: daysBefore(today(), 29), to: today() });
  await page.goto('/agentHome/personalHistoryCopy');
  await expect(page.getByText(`Total of ${totals.rows}`)).toBeVisible();
  // A file this small is whole before anybody looks: it is told as running for as long as its progress is looked at.
  const looks = `**${calls.exportProgress.path}?*`;
  await page.route(looks, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { value: object };
    await route.fulfill({ response, json: { ...reply, value: { ...reply.value, rowsDone: 1, state: 'running' } } });
  });
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().trim().split(/\r?\n/);
  expect(lines[0]).toContain('Day,Category,Bets,Active members,Bet amount,Valid bets,Payout,Team profit,Currency');
  expect(lines).toHaveLength(totals.rows + 1);
  expect((await request.get(download.url())).ok()).toBe(false);
  const running = page.getByRole('status').filter({ hasText: 'Writing the file' });
  await expect(running).toContainText(`1 of ${totals.rows} rows`);
  await expect(running.getByRole('progressbar')).toHaveAttribute('value', String(Math.round(100 / totals.rows)));
  await expect(running.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.unroute(looks);
  const whole = page.getByRole('status').filter({ hasText: 'The file is complete' });
  await expect(whole).toContainText(`${totals.rows} of ${totals.rows} rows`);
  await whole.getByRole('button', { name: 'Close' }).click();
  await expect(whole).toHaveCount(0);
  await expect(page).toHaveURL('/agentHome/personalHistoryCopy');
});

test('AGT-12 user loss opens the bets of a downline, and both add up to the service’s figures', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  const days = { from: daysBefore(today(), 29), to: today() };
  const loss = await ask<ReplyOf<typeof userLoss>>(request, token, calls.userLoss.path, days);
  const first = loss.rows.find(({ downline }) => downline !== null)!;
  await page.goto('/agentHome/palStatementsAgentCopy');
  await expect(page.getByRole('row').filter({ hasText: `Total of ${loss.totals.rows}` })).toContainText(
    written(loss.totals.lossMinor ?? ''),
  );
  await page.getByRole('button', { name: first.downline ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/agentHome\/downlineBets\?/);
  await expect(page.getByRole('row').filter({ hasText: /^Total of/ })).toContainText(written(first.stakeMinor ?? ''));
  await expect(page.getByRole('button', { name: 'Remove the filter Direct downline' })).toBeVisible();
});

test('AGT-06 betting by downline adds up to the service’s figures, and a downline opens the bets of its team', async ({
  page,
  request,
}) => {
  const token = await enter(page, request, 'agent01');
  const days = { from: daysBefore(today(), 29), to: today() };
  const teams = await ask<ReplyOf<typeof teamDownlines>>(request, token, calls.teamDownlines.path, days);
  const first = teams.rows.find(({ downline }) => downline !== null && downline !== 'agent01')!;
  await page.goto('/agentHome/agentTeamOverview');
  await page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link', { name: 'Betting by downline' }).click();
  await expect(page.getByRole('row').filter({ hasText: `Total of ${teams.totals.rows}` })).toContainText(
    written(teams.totals.depositsMinor ?? ''),
  );
  await expect(page.getByRole('row').filter({ hasText: 'Everyone else' })).toBeVisible();
  await page.getByRole('button', { name: first.downline ?? '', exact: true }).click();
  await expect(page).toHaveURL(/\/agentHome\/downlineBets\?/);
  await expect(page.getByRole('row').filter({ hasText: /^Total of/ })).toContainText(written(first.stakeMinor ?? ''));
});

test('AGT-06 a day of team betting opens its bets, which add up to it', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  const days = { from: daysBefore(today(), 29), to: today() };
  const betting = await ask<ReplyOf<typeof teamBetting>>(request, token, calls.teamBetting.path, days);
  const told = betting.rows.find(({ stakeMinor }) => stakeMinor !== null)!;
  await page.goto('/agentHome/personalHistoryCopy');
  await page
    .getByRole('grid')
    .locator('[role="row"] [data-field="day"]')
    .getByRole('button', { name: /\d/ })
    .nth(betting.rows.indexOf(told))
    .click();
  await expect(page).toHaveURL(`/agentHome/downlineBets?from=${told.day}&to=${told.day}`);
  await expect(page.getByRole('row').filter({ hasText: /^Total of/ })).toContainText(written(told.stakeMinor ?? ''));
});

test('AGT-13 SHL-11 the agent’s income opens the payments of a day', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  const days = { from: daysBefore(today(), 29), to: today() };
  await page.goto('/');
  await page.locator('summary', { hasText: 'agent01' }).click();
  await page.getByRole('link', { name: 'Income' }).click();
  await expect(page).toHaveURL('/agentHome/agentRevenueReport');
  // A contract in real time may pay meanwhile.
  await expect(async () => {
    const { totals } = await ask<ReplyOf<typeof incomeReport>>(request, token, calls.income.path, days);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: `Total of ${totals.rows}` })).toContainText(written(totals.amountMinor));
  }).toPass();
  await page.getByRole('radio', { name: 'By day and kind' }).click();
  const paid = page.getByRole('grid').locator('[role="gridcell"][data-field="kind"]').getByRole('button').first();
  await expect(paid).toBeVisible();
  await paid.click();
  await expect(page).toHaveURL(/\/agentHome\/downlineEntries\?/);
  await expect(async () => {
    const byKind = await ask<ReplyOf<typeof incomeReport>>(request, token, calls.income.path, { ...days, groupBy: 'kind' });
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: /^Total of/ })).toContainText(written(byKind.rows[0]!.amountMinor));
  }).toPass();
});

test('AGT-14 downline transactions are cards on a phone, in Arabic too', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await enter(page, request, 'agent01');
  for (const path of ['palStatementsAgentCopy', 'agentRevenueReport', 'agentDownlineTransactionDetailsCopy'])
    for (const language of ['en', 'ar']) {
      await page.goto(`/agentHome/${path}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('gridcell').first()).toHaveText(/\S/);
      // Its words are those of the member centre, which has not been opened.
      await expect(page.getByText('entry.kind')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
});

test('RTE-06 a redirect does not override the page that was opened meanwhile', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, request, 'agent01');
  // The session becomes known in the task in which the link is pressed: before the router has rendered the new page.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const reply = await fetch(input, init);
      if (!String(input instanceof Request ? input.url : input).includes('/member/info')) return reply;
      const body: unknown = await reply.json();
      await new Promise((resolve) => {
        document.addEventListener('click', resolve, { once: true });
        document.documentElement.dataset['held'] = '';
      });
      return { ok: true, status: reply.status, headers: reply.headers, json: () => Promise.resolve(body) } as Response;
    };
  });
  await page.goto('/agentHome');
  await hydrated(page);
  await page.locator('html[data-held]').waitFor();
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('grid', { name: 'Team betting' })).toBeVisible();
  await expect(page).toHaveURL('/agentHome/personalHistoryCopy');
});

test('AGT-02 on a phone the pages are in the bottom bar, and the rest in a drawer', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, request, 'agent01');
  await page.goto('/agentHome');
  const bar = page.getByRole('navigation', { name: 'Main pages' });
  await bar.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('grid', { name: 'Team betting' })).toBeVisible();
  await bar.getByRole('button', { name: 'More' }).click();
  const drawer = page.getByRole('dialog', { name: 'Agent centre' });
  await expect(drawer.getByText('Thao Nguyen')).toBeVisible();
  await drawer.getByRole('link', { name: 'Team overview' }).click();
  await expect(page).toHaveURL('/agentHome/agentTeamOverview');
  await expect(drawer).toBeHidden();
});

test('AGT-04 REG-05 the owner of an account that an agent opens agrees to the terms with the first own password', async ({
  page,
  request,
  browser,
}) => {
  await enter(page, request, 'agent12');
  await page.goto('/agentHome/registerCenter?new=account');
  const username = `opened${Date.now() % 1_000_000}`;
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('First password').fill('Evening#2026');
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${username} is open, directly below you.` })).toBeVisible();

  const owner = await browser.newPage();
  await owner.goto('/login');
  const login = owner.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill(username);
  await login.getByLabel('Password', { exact: true }).fill('Evening#2026');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  const change = owner.getByRole('dialog', { name: 'Change password' });
  await expect(change).toContainText('Your agent has opened this account.');
  await change.getByLabel('New password', { exact: true }).fill('Sunrise#2026');
  await change.getByLabel('New password again').fill('Sunrise#2026');
  await change.getByRole('button', { name: 'Change password' }).click();
  const agree = change.getByRole('checkbox', { name: /agree to accept the terms/ });
  await expect(agree).toHaveAttribute('aria-invalid', 'true');
  await agree.check();
  await change.getByRole('button', { name: 'Change password' }).click();
  await expect(owner.getByRole('banner').getByText(username)).toBeVisible();
  await owner.close();
});

test('AGT-04 an agent makes a sign-up link with a contract, which a visitor reads before registering; a forged one is refused by name', async ({
  page,
  request,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await enter(page, request, 'agent01');
  await page.goto('/agentHome/registerCenter');
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByLabel('Daily salary').selectOption({ label: '0.10 %' });
  await page.getByLabel('Sign-ups allowed').selectOption('10');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('status').filter({ hasText: /^The link \w+ is open\.$/ });
  await expect(made).toBeVisible();
  const code = /\w{10}/.exec((await made.textContent()) ?? '')?.[0] ?? '';
  const card = page.getByRole('listitem').filter({ hasText: code });
  await card.getByRole('button', { name: 'Link and QR code' }).click();
  await expect(card.locator('figure title')).toHaveText('QR code of the sign-up link');
  await expect(card).toContainText(`/register?affiliateCode=${code}`);

  const visitor = await browser.newPage();
  await visitor.goto(`/register?affiliateCode=${code}`);
  const form = visitor.getByRole('dialog');
  await expect(form.getByText(/invites you\. .* daily salary 0\.10 %/)).toBeVisible();
  await visitor.goto('/register?affiliateCode=FORGED2345');
  const refused = visitor.getByRole('dialog').filter({ hasText: 'This sign-up link does not exist.' });
  await expect(refused).toBeVisible();
  await visitor.close();

  await page.reload();
  await expect(card.locator('dl > div').filter({ hasText: 'Visits' })).toContainText('1');
  await card.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card.getByText('Withdrawn')).toBeVisible();
});

test('AGT-06 a report keeps a view under a name, and opens with the main one', async ({ page, request }) => {
  await enter(page, request, 'agent12');
  await page.goto('/agentHome/palStatementsAgentCopy');
  const views = page.getByRole('tablist', { name: 'Saved views' });
  await page.getByRole('radio', { name: 'By player' }).click();
  const bets = page.locator(selectors.columnHeader('bets'));
  await bets.click();
  await expect(bets).toHaveAttribute('aria-sort', /ending/);
  await page.getByRole('button', { name: 'Save as new' }).click();
  await page.getByLabel('Name of the view').fill('Players');
  await page.getByRole('dialog', { name: 'Save as new' }).getByRole('button', { name: 'Save' }).click();
  await expect(views.getByRole('tab', { name: 'Players' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(views.getByRole('tab', { name: 'Main view' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('radio', { name: 'By downline' })).toBeChecked();
  await views.getByRole('tab', { name: 'Players' }).click();
  await expect(page.getByRole('radio', { name: 'By player' })).toBeChecked();
  await expect(page.locator(selectors.columnHeader('bets'))).toHaveAttribute('aria-sort', /ending/);
  await page.getByRole('button', { name: 'Delete this view' }).click();
  await expect(views.getByRole('tab')).toHaveCount(1);
});

test('AGT-06 hidden columns are remembered without Save, and return as delivered', async ({ page, request }) => {
  await enter(page, request, 'agent12');
  await page.goto('/agentHome/personalHistoryCopy');
  const day = page.locator(selectors.columnHeader('day'));
  const bets = page.locator(selectors.columnHeader('bets'));
  const kept = async (act: () => Promise<unknown>) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith(calls.saveView.path));
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    await act();
    expect((await saved).ok()).toBe(true);
    await page.keyboard.press('Escape');
  };
  await expect(bets).toBeVisible();
  await kept(() => page.getByRole('checkbox', { name: 'Bets', exact: true }).click());
  await page.reload();
  await expect(day).toBeVisible();
  await expect(bets).toHaveCount(0);
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'By day and category' }).click();
  await expect(bets).toBeVisible();
  await page.getByRole('radio', { name: 'By day', exact: true }).click();
  await expect(bets).toHaveCount(0);
  await kept(() => page.getByRole('button', { name: 'As delivered' }).click());
  await page.reload();
  await expect(bets).toBeVisible();
});

test('AGT-05 the downline opens level by level with balances, is searched, and leads to a transfer and an offer', async ({
  page,
  request,
}) => {
  const token = await enter(page, request, 'agent01');
  // Balances change while agents are paid, so each is compared with the reply that the page got.
  const replyOf = async <Value>(path: string) => ((await (await page.waitForResponse(`**${path}?*`)).json()) as { value: Value }).value;
  const asked = replyOf<{ list: TeamRow[] }>(calls.teamTree.path);
  await page.goto('/agentHome');
  await page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link', { name: 'Your downline' }).click();
  await expect(page).toHaveURL('/agentHome/downlineManagmentView');
  const head = (await asked).list.find(({ account }) => account === 'agent11');
  if (!head) throw new Error('The demo has no agent11.');
  const tree = page.getByRole('treegrid', { name: 'Your downline' });
  const row = tree.getByRole('row', { name: /^agent11 / });
  await expect(row.getByRole('gridcell').last()).toHaveText(written(head.balanceMinor ?? '0').replace('$', ''));
  await expect(tree.locator('[aria-level="2"]')).toHaveCount(0);

  await row.locator('[data-toggle]').click();
  const params = { under: head.id };
  const below = (await ask<{ list: TeamRow[] }>(request, token, calls.teamTree.path, params)).list[0];
  await expect(tree.locator(`[data-id="${below?.id}"]`)).toHaveAttribute('aria-level', '2');

  await page.getByRole('searchbox', { name: 'Find a member' }).fill('AGENT11');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  const read = replyOf<TeamRow>(calls.teamMember.path);
  await row.click();
  const member = await read;
  const panel = page.getByRole('main').locator('section', { hasText: 'Send money' });
  await expect(panel.getByRole('heading', { name: 'agent11' })).toBeVisible();
  await expect(panel).toContainText(written(member.balanceMinor ?? '0'));
  await expect(panel).toContainText(member.mobile ?? '—');

  await panel.getByRole('link', { name: 'Offer a contract' }).click();
  await expect(page.getByLabel('Account directly below you')).toHaveValue('agent11');
  await page.goBack();
  await page.getByRole('link', { name: 'Send money' }).click();
  await expect(page.getByLabel('Account name')).toHaveValue('agent11');
});

test('AGT-05 a search of the downline says how many it has found, and shows them all, page by page', async ({ page, request }) => {
  const token = await enter(page, request, 'agent01');
  const { total } = await ask<{ total: number }>(request, token, calls.teamMembers.path, { search: 'a' });
  expect(total).toBeGreaterThan(50);
  await page.goto('/agentHome/downlineManagmentView');
  await page.getByRole('searchbox', { name: 'Find a member' }).fill('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${total.toLocaleString('en')} found`)).toBeVisible();
  const tree = page.getByRole('treegrid', { name: 'Your downline' });
  const rows = async () => Number(await tree.getAttribute('aria-rowcount'));
  const before = await rows();
  await tree.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return rows();
    })
    .toBeGreaterThan(Math.max(before, total));
  expect(await findAxeFaults(page, { tags: levelAA })).toEqual([]);
});

test('AGT-05 on a phone the chosen member of the downline comes into view below the tree', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, request, 'agent01');
  await page.goto('/agentHome/downlineManagmentView');
  await page
    .getByRole('treegrid')
    .getByRole('row', { name: /^agent11 / })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Send money' })).toBeInViewport();
});

test('AGT-05 ERR-04 a downline that does not answer can be asked again', async ({ page, request, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await enter(page, request, 'agent01');
  await page.route(`**${calls.teamTree.path}*`, (route) => route.abort());
  await page.goto('/agentHome/downlineManagmentView');
  await expect(page.getByText('Your downline could not be loaded')).toBeVisible();
  await page.unroute(`**${calls.teamTree.path}*`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('treegrid').getByRole('row', { name: /^agent11 / })).toBeVisible();
});

test('AGT-03 the announcements for agents are shown in the agent centre, and are not those of the site', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  await page.goto('/agentHome');
  await page.getByRole('navigation', { name: 'Agent centre' }).getByRole('link', { name: 'Announcements' }).click();
  await expect(page).toHaveURL('/agentHome/agentAnnouncement');
  const titles = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(titles.filter({ hasText: 'Team betting now exports to CSV' })).toBeVisible();
  await page.goto('/announce');
  await expect(titles.first()).toBeVisible();
  await expect(titles.filter({ hasText: 'Team betting now exports to CSV' })).toHaveCount(0);
});

test('AGT-02 the menu leads to every page of the agent centre, to the own account, and to customer service', async ({ page, request }) => {
  await enter(page, request, 'agent01');
  await page.goto('/agentHome');
  const menu = page.getByRole('navigation', { name: 'Agent centre' });
  for (const [name, address] of [
    ['Deposit', '/member/depositv2'],
    ['Withdraw', '/member/withdraw'],
    ['Open an account', '/agentHome/registerCenter?new=account'],
    ['Security centre', '/member/securityCenter'],
    ['Messages', '/member/messageV2'],
  ] as const)
    await expect(menu.getByRole('link', { name, exact: false })).toHaveAttribute('href', address);
  for (const path of [
    'agentTeamOverview',
    'agentAnnouncement',
    'registerCenter',
    'downlineManagmentView',
    'personalHistoryCopy',
    'palStatementsAgentCopy',
    'agentRevenueReport',
    'agentDownlineTransactionDetailsCopy',
    'agentDailyWages2',
    'agentHourSalary',
    'agentRealtimeSalary',
    'agentDividendRecordCopy2',
  ])
    await expect(menu.locator(`a[href="/agentHome/${path}"]`)).toBeVisible();
  await menu.getByRole('link', { name: 'Open an account' }).click();
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  const [support] = await Promise.all([page.waitForEvent('popup'), menu.getByRole('button', { name: 'Customer service' }).click()]);
  await support.close();
});
