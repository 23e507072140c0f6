import type { BetRecord } from '@site/api/memberReports';
import { calls } from '@site/api/calls';
import type { Page } from '@playwright/test';
import { findAxeFaults, levelAA } from './findAxeFaults';
import { enter, expect, test } from './visit';

const RECORD = calls.betRecords.path;

const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format();
const daysFrom = (day: string, count: number): string => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
const written = (minor: string): string => {
  const amount = BigInt(minor);
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '−' : ''}${new Intl.NumberFormat('en').format(BigInt(digits.slice(0, -2)))}.${digits.slice(-2)}`;
};

interface BetRecords {
  success: boolean;
  value: { rows: BetRecord[]; totals: { bets: number; stakeMinor: string; netMinor: string } };
}

/** Performs an action, and returns the page's next record request and its reply. */
async function recordAfter(page: Page, act: () => Promise<unknown>) {
  const [reply] = await Promise.all([page.waitForResponse((response) => response.url().includes(RECORD)), act()]);
  const { value } = (await reply.json()) as BetRecords;
  return { query: new URL(reply.url()).searchParams, ...value };
}

test('MEM-06 visitors are asked to log in, and then see the requested record', async ({ page }) => {
  await page.goto('/member/personalHistoryCopy');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('player02');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('grid', { name: 'Betting record' })).toBeVisible();
  await expect(page).toHaveURL('/member/personalHistoryCopy');
});

test('MEM-06 the record has presets, each relative to the brand’s day', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await recordAfter(page, () => page.goto('/member/personalHistoryCopy'));
  await page.getByRole('button', { name: /20\d\d$/ }).click();
  const choice = page.getByRole('dialog', { name: 'Period' });
  const day = today();
  const presets = [
    ['Yesterday', -1, -1],
    ['Today', 0, 0],
    ['Last 30 days', -29, 0],
    ['Last 7 days', -6, 0],
    ['Next 7 days', 0, 6],
    ['Next 30 days', 0, 29],
  ] as const;
  for (const [name, from, to] of presets) {
    const { query } = await recordAfter(page, () => choice.getByRole('radio', { name, exact: true }).click());
    expect([query.get('from'), query.get('to')], name).toEqual([daysFrom(day, from), daysFrom(day, to)]);
  }
});

test('MEM-06 the record is filtered, sorted and summed by the service', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const all = await recordAfter(page, () => page.goto('/member/personalHistoryCopy'));
  const grid = page.getByRole('grid', { name: 'Betting record' });
  await expect(
    grid
      .getByRole('row')
      .filter({ hasText: all.rows[0]?.gameName ?? 'no game' })
      .first(),
  ).toContainText(written(all.rows[0]?.netMinor ?? ''));
  await expect(page.getByRole('row').filter({ hasText: `Total of ${all.totals.bets}` })).toContainText(written(all.totals.netMinor));

  const filter = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: 'Filter' }).click();
  await filter.getByLabel('Column').selectOption('gameType');
  await filter.getByLabel('Value').selectOption('RNG');
  const slots = await recordAfter(page, () => filter.getByRole('button', { name: 'Apply' }).click());
  expect(slots.rows.every(({ gameType }) => gameType === 'RNG')).toBe(true);
  expect(slots.totals.bets).toBeLessThan(all.totals.bets);
  await expect(page.getByRole('row').filter({ hasText: `Total of ${slots.totals.bets}` })).toContainText(written(slots.totals.stakeMinor));

  const sorted = await recordAfter(page, () => grid.getByRole('columnheader', { name: 'Stake' }).click());
  const stakes = sorted.rows.map(({ stakeMinor }) => Number(stakeMinor));
  expect(stakes).toEqual(stakes.toSorted((one, other) => other - one));
});

test('MEM-06 the record is exported as CSV with every row of its days', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const { totals } = await recordAfter(page, () => page.goto('/member/personalHistoryCopy'));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString().trim().split(/\r?\n/);
  expect(lines[0]).toContain('Placed,Game,Round,Selection,Odds,Stake,Payout,Net,Currency,Status,Paid by,Market,Vendor,Category,Valid bet');
  expect(lines.length).toBeGreaterThanOrEqual(totals.bets + 1);
  await expect(page).toHaveURL('/member/personalHistoryCopy');
});

test('MEM-06 days without bets show an empty state with other days', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await recordAfter(page, () => page.goto('/member/personalHistoryCopy'));
  await page.getByRole('button', { name: /20\d\d$/ }).click();
  const choice = page.getByRole('dialog', { name: 'Period' });
  const tomorrow = daysFrom(today(), 1).split('-');
  await choice.getByRole('group', { name: 'From' }).getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${tomorrow[1]}${tomorrow[2]}${tomorrow[0]}`);
  await recordAfter(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('Escape');
  await expect(page.getByText('No bets in these days')).toBeVisible();
  const { query } = await recordAfter(page, () => page.getByRole('button', { name: 'Show the last 30 days' }).click());
  expect(query.get('from')).toBe(daysFrom(today(), -29));
});

test('MEM-06 the record prints as a plain table with its totals', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const { totals, rows } = await recordAfter(page, () => page.goto('/member/personalHistoryCopy'));
  await expect(page.getByText(`Total of ${totals.bets}`)).toBeVisible();
  // Simulates the print button; the browser owns the print itself.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: 'Betting record' });
  await expect(paper.getByRole('row')).toHaveCount(rows.length + 2);
  await expect(page.getByRole('grid', { name: 'Betting record' })).toBeHidden();
});

test('GAM-10 SHL-13 a round’s whole id can be read and copied, and links to the game that verifies it', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, request, 'player02');
  await page.route(`**${RECORD}*`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as BetRecords;
    answer.value.rows = answer.value.rows.map((row, index) => ({ ...row, verifyNodeId: index === 0 ? 1 : null }));
    await route.fulfill({ response, json: answer });
  });
  const { rows } = await recordAfter(page, () => page.goto('/member/personalHistoryCopy'));
  const [first, second] = rows;
  const grid = page.getByRole('grid', { name: 'Betting record' });
  await grid
    .getByRole('button', { name: first?.roundId ?? 'no round' })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Round of ${first?.gameName}` });
  const id = dialog.getByText(first?.roundId ?? 'no round', { exact: true });
  await expect(id).toBeVisible();
  const [text, frame] = [await id.boundingBox(), await dialog.boundingBox()];
  expect(text && frame && text.x >= frame.x && text.x + text.width <= frame.x + frame.width).toBe(true);
  await dialog.getByRole('button', { name: 'Copy the round’s number' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first?.roundId);
  await expect(dialog.getByRole('link', { name: 'Open the game' })).toHaveAttribute('href', '/seamless?nodeId=1');
  await page.keyboard.press('Escape');
  await grid
    .getByRole('button', { name: second?.roundId ?? 'no round' })
    .first()
    .click();
  const other = page.getByRole('dialog', { name: `Round of ${second?.gameName}` });
  await expect(other).toContainText('cannot be verified here');
  await expect(other.getByRole('link')).toHaveCount(0);
});

test('MEM-35 MEM-36 the menu of the member centre opens the account record and the plots of profit and loss', async ({ page, request }) => {
  await enter(page, request, 'player02');
  await page.goto('/member/personalHistoryCopy');
  const menu = page.getByRole('navigation', { name: 'Member centre' });
  await menu.getByRole('link', { name: 'Account record' }).click();
  const grid = page.getByRole('grid', { name: 'Account record' });
  await expect(grid.getByRole('gridcell', { name: 'Stake' }).first()).toBeVisible();
  await menu.getByRole('link', { name: 'Profit and loss' }).click();
  await expect(page).toHaveURL('/member/personalProfit');
  await expect(menu.getByRole('link', { name: 'Profit and loss' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('table', { name: 'Valid bets and result by day' }).getByRole('row')).toHaveCount(8);
  await expect(page.getByRole('grid', { name: 'Profit and loss' }).getByRole('row', { name: /^Total/ })).toBeVisible();
  expect(await findAxeFaults(page, { tags: levelAA })).toEqual([]);
});
