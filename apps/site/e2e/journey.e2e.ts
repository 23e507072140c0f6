import { enter, expect, hydrated, test } from './visit';

interface Figures {
  success: boolean;
  value: { rows: { bets: number }[]; totals: { bets: number } };
}

test('GAM-06 MEM-10 a visitor logs in and plays a round, which appears in the balance, the record, the agent’s report and opens the raffle', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const agentPage = await (await browser.newContext()).newPage();
  const agent = await enter(agentPage, request, 'agent01');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format();
  const betsOfTheTeam = async () => {
    const reply = await request.get('/wps/agent/reports/teamBetting', {
      params: { from: today, to: today },
      headers: { Authorization: `Bearer ${agent}`, 'X-Merchant': 'marquee', 'X-Module': 'WEB' },
    });
    return ((await reply.json()) as Figures).value.totals.bets;
  };
  const before = await betsOfTheTeam();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto('/');
  await expect(plain.getByRole('article', { name: 'Gold Tiger' }).first()).toBeVisible();
  await expect(plain.getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('player01');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  const balance = page.getByRole('banner').locator('dl', { hasText: 'Balance' }).locator('dd');
  await expect(balance).toHaveText(/^\$[\d,]+\.\d\d$/);

  const tile = page.getByRole('article', { name: 'Gold Tiger' }).first();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/);
  const shown = page.locator('dl', { hasText: 'Balance' }).locator('dd');
  await expect(shown).toHaveText(/^\$/);
  const opening = await shown.textContent();

  const game = page.frameLocator('iframe');
  const net = page.locator('dl', { hasText: 'Net position' }).locator('dd');
  // Ten dollars in a day open the raffle.
  await expect(async () => {
    await game.getByRole('button', { name: 'Raise the stake' }).click();
    await expect(game.getByText('$10.00', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  // A win as large as the stake changes neither, once the round is over.
  await expect(async () => {
    await game.getByRole('button', { name: 'Spin' }).click();
    await expect(net).toHaveText(/^[+−]\$/, { timeout: 8000 });
  }).toPass();
  await expect(shown).not.toHaveText(opening ?? '');

  await page.goto('/member/personalHistoryCopy');
  const record = page.getByRole('grid', { name: 'Betting record' });
  await expect(record.getByRole('row').filter({ hasText: 'Gold Tiger' }).filter({ hasText: 'Settled' }).first()).toBeVisible();

  // Roll-ups run within a minute.
  await expect.poll(betsOfTheTeam, { timeout: 90_000, intervals: [2000] }).toBeGreaterThan(before);
  await agentPage.goto('/agentHome/personalHistoryCopy');
  const report = agentPage.getByRole('grid', { name: 'Team betting' });
  const counted = await betsOfTheTeam();
  await expect(report.getByRole('row').nth(1)).toContainText(new Intl.NumberFormat('en').format(counted));

  await page.goto('/promotions?id=lantern-raffle');
  const offer = page.getByRole('region', { name: 'What it gives and asks' });
  await expect(offer.getByRole('row').filter({ hasText: '$100.00' })).toContainText('0.05%');
  await offer.getByRole('button', { name: 'Draw' }).click();
  await expect(offer.getByRole('status')).toHaveText(
    /^(\$[\d.]+ is in your balance|Nothing this time)\. The next draw is open tomorrow\.$/,
  );
  await offer.getByText('Check the draw yourself').click();
  await expect(offer.getByText('shown tomorrow')).toBeVisible();
});
