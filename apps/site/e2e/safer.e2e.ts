import { enter, expect, test } from './visit';

test('RES-01 RES-02 RES-03 a member sets a limit, asks for a higher one and keeps it, blocks a kind of games, and takes a break', async ({
  page,
  request,
}) => {
  await enter(page, request, 'tuan1028');
  await page.goto('/member/responsiblePlay');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a limit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set a limit' });
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = main.getByRole('listitem').filter({ hasText: 'Deposits a week' });
  await expect(row.getByText(/ left$/)).toBeVisible();
  await row.getByRole('button', { name: 'Change' }).click();
  await dialog.getByLabel('Amount').fill('800');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(/You asked for .*800\.00.*It can be confirmed from/)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  await row.getByRole('button', { name: /^Keep/ }).click();
  await expect(row.getByText(/You asked for/)).toHaveCount(0);

  // Every money screen says when its limit begins anew: at the brand's midnight, which is five in the afternoon here.
  const resets = /Begins anew .*12:00.AM \(.*5:00.PM your time\)/;
  await page.goto('/member/depositv2');
  await expect(main.getByText('Left of your weekly limit of')).toBeVisible();
  await expect(main.getByText('Deposits a week')).toHaveText(resets);
  for (const screen of ['withdraw', 'transferUpline']) {
    await page.goto(`/member/${screen}`);
    await expect(main.getByText(/^Begins anew/)).toHaveText(resets);
  }
  await page.goto('/member/depositv2');
  await main.locator('form').getByRole('link', { name: 'Limits and breaks' }).click();

  const live = main.getByRole('checkbox', { name: 'Live' });
  await expect(live).toBeChecked();
  await live.click();
  await expect(live).not.toBeChecked();
  // Lists leave out what is blocked.
  await page.goto('/');
  await expect(page.locator('#SPORTS')).toBeVisible();
  await expect(page.locator('#LIVE')).toHaveCount(0);
  await page.goto('/live');
  await expect(main.getByRole('heading', { name: 'Live is closed for you' })).toBeVisible();
  await main.getByRole('link', { name: 'Limits and breaks' }).click();

  await main.getByRole('button', { name: '24 hours' }).click();
  const sure = page.getByRole('alertdialog', { name: /^Take a break until/ });
  await sure.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await sure.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText(/^You are taking a break until/)).toBeVisible();
});

test('RES-02 DR-23.6 who has excluded oneself is told at the log-in until when, and what is possible', async ({ page }) => {
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('Username or mobile number').fill('excluded01');
  const password = login.getByLabel('Password', { exact: true });
  await password.fill('Marquee#2026');
  await password.press('Enter');
  const told = page.getByRole('main').getByRole('region', { name: /^You have excluded yourself until .*20\d\d/ });
  await expect(told.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(told).toContainText('You can log in, read your records and withdraw.');
  await expect(told.getByRole('link', { name: 'Account record' })).toBeVisible();
  await told.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
});

test('RES-02 MEM-26 the reality check comes over any page and goes with an answer; the end of the own time is told before and when it comes; advertising is switched off by way', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/409 \(Conflict\).*\/wps\/member\/close/);
  let isDue = true;
  let leftMs = 7_200_000;
  await page.route('**/wps/realityCheck**', async (route) => {
    if (route.request().method() === 'POST') isDue = false;
    const reply = await route.fetch();
    const body = (await reply.json()) as { value: object };
    const timeLimit = { period: 'day', leftMs, endsAt: Date.now() + leftMs, resetsAt: Date.now() + 3_600_000 };
    await route.fulfill({ response: reply, json: { ...body, value: { ...body.value, isDue, timeLimit } } });
  });
  await enter(page, request, 'thuy1030');
  await page.goto('/member/privacy');
  const check = page.getByRole('alertdialog', { name: 'Time for a look' });
  await expect(check.getByText('Net position')).toBeVisible();
  await check.getByRole('button', { name: 'Go on' }).click();
  await expect(check).toHaveCount(0);

  leftMs = 240_000;
  complaints.allow(/404 \(Not Found\).*GCS_gameLaunchFB/);
  await page.goto('/seamless?nodeId=1');
  await expect(page.getByRole('list').getByText('5 minutes of your time of play left')).toBeVisible();
  leftMs = 0;
  await page.goto('/member/privacy');
  const end = page.getByRole('alertdialog', { name: 'Your time of play is over' });
  await expect(end.getByText(/^You set a limit \(Time a day\), and it is used up/)).toBeVisible();
  await end.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(end).toHaveCount(0);

  const main = page.getByRole('main');
  const sms = main.getByRole('checkbox', { name: 'Text messages' });
  const was = await sms.isChecked();
  await sms.click();
  await expect(sms).toBeChecked({ checked: !was });
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download the copy' }).click();
  expect((await download).suggestedFilename()).toMatch(/^marquee-data-.*\.json$/);
  await main.getByRole('button', { name: 'Close the account' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Close your account for good?' });
  await sure.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await sure.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('Withdraw your balance first.')).toBeVisible();
});
