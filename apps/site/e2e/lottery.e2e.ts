import { amountOf, enter, expect, hydrated, test } from './visit';

/** Codes of the seed, one for each lottery family. */
const codeOf = async (request: Parameters<typeof enter>[1], query: string) => {
  const reply = await request.get(`/wps/relay/GCSGAME_gameList?pageSize=1&${query}`, { headers: { 'X-Module': 'WEB' } });
  const { value } = (await reply.json()) as { value: { games: { gameCode: string; displayName: string }[] } };
  const [game] = value.games;
  if (!game) throw new Error(`The seed has no game for ${query}.`);
  return game;
};

test('RTE-08 without a session a lottery asks for the login, and opens after it', async ({ page, request }) => {
  const { gameCode, displayName } = await codeOf(request, 'vassalage=TCG_SEA');
  await page.goto(`/seaLottery?gameCode=${gameCode}`);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  await expect(page).toHaveURL('/');
  await login.getByLabel('Username or mobile number').fill('player02');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/seaLottery?gameCode=${gameCode}`);
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
});

test('RTE-08 RTE-12 game pages have no side menu, match in either letter case, and link to others', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const { gameCode, displayName } = await codeOf(request, 'vassalage=TCG_LOTTO_VN');
  for (const path of ['/vnLottery', '/vnlottery', '/VNLOTTERY']) {
    await page.goto(`${path}?gameCode=${gameCode}`);
    await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0);
    await expect(page).toHaveURL(`${path}?gameCode=${gameCode}`);
  }
  const own = await codeOf(request, 'gameType=ELOTT&vassalage=MNH');
  for (const path of ['/lottert', '/lottery']) {
    await page.goto(`${path}?gameCode=${own.gameCode}`);
    await expect(page.getByRole('heading', { level: 1, name: own.displayName })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0);
  }
  await page.goto('/seamless?nodeId=10006');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toHaveCount(0);
  await page.goto('/lottery?gameCode=no-such');
  await page.getByRole('link', { name: 'See all draws' }).click();
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
});

test('RTE-13 a lottery of another family has its own page; a missing or unknown code shows a message', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const { gameCode, displayName } = await codeOf(request, 'vassalage=TCG_LOTTO_VN');
  await page.goto(`/lottery?gameCode=${gameCode}`);
  await expect(page).toHaveURL(`/vnLottery?gameCode=${gameCode}`);
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
  await page.goto('/lottery');
  await expect(page.getByRole('heading', { level: 2, name: 'No draw was chosen' })).toBeVisible();
  for (const [address, said] of [
    ['/lottery?gameCode=no-such', 'There is no such draw'],
    // A slot is not a lottery.
    ['/seaLottery?gameCode=gold-tiger', 'There is no such draw'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all draws' })).toBeVisible();
  }
});

test('LOT-01 without a lottery the page lists them by mode: the menu, the next draws, and those played last', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const asked = page.waitForRequest((call) => call.url().includes('/lgw/vn/games/game_menu?'));
  await page.goto('/lottery');
  expect(new URL((await asked).url()).searchParams.get('prizeMode')).toBe('ELOTT');
  expect(new URL((await asked).url()).searchParams.get('device')).toBe('WEB');
  const keno = page.getByRole('region', { name: 'Keno, 20 of 80' });
  await expect(keno.getByRole('link', { name: 'Sky Draw' })).toHaveAttribute('href', '/lottery?gameCode=sky-draw');
  const card = page.getByRole('article').filter({ hasText: 'Sky Draw' });
  await expect(card.getByRole('timer')).toHaveText(/^\d\d:\d\d$|^Being drawn$/);
  await expect(card.getByRole('list', { name: 'Last draw' }).getByRole('listitem').first()).toHaveText(/^\d\d$/);
  const [launched] = await Promise.all([
    page.waitForRequest((call) => call.method() === 'POST' && call.url().includes('/wps/game/launchGame')),
    card.getByRole('link', { name: 'Sky Draw' }).click(),
  ]);
  expect(launched.postDataJSON(), 'LOT-02').toMatchObject({
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'ELOTT',
    gameCode: 'sky-draw',
    view: 'betting',
    device: 'desktop',
    backUrl: '/lott',
    language: 'EN',
  });
  await expect(page.frameLocator('iframe').getByRole('timer').or(page.frameLocator('iframe').locator('#clock'))).toBeVisible();
  await page.goto('/lottery');
  await expect(page.getByRole('region', { name: 'Played last' }).getByRole('link', { name: 'Sky Draw' })).toBeVisible();
});

test('LOT-01 LOT-02 results come from the opened numbers for a member, and lead to the lobby of the lottery', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (/\/opened\/game$|\/lottery\/results$/.test(pathname) && call.resourceType() === 'fetch') asked.push(pathname);
  });
  await page.goto('/lottery/results?gameCode=sky-draw');
  const list = page.getByRole('list', { name: 'Results' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => asked).toEqual(['/wps/lottery/results']);
  await enter(page, request, 'player02');
  asked.length = 0;
  await page.goto('/lottery/results?gameCode=sky-draw');
  await expect.poll(() => asked).toEqual(['/lgw/vn/numeros/opened/game']);
  const shown = await list.locator('> li').count();
  await page.getByRole('button', { name: 'Earlier draws' }).click();
  await expect.poll(() => asked.at(-1)).toBe('/wps/lottery/results');
  await expect.poll(() => list.locator('> li').count()).toBeGreaterThan(shown);
  const [launched] = await Promise.all([
    page.waitForRequest((call) => call.method() === 'POST' && call.url().includes('/wps/game/launchGame')),
    page.getByRole('link', { name: 'Watch this lottery' }).click(),
  ]);
  expect(launched.postDataJSON()).toMatchObject({ gameCode: 'sky-draw', view: 'lobby', prizeMode: 'ELOTT', backUrl: '/lott' });
  await expect(page.frameLocator('iframe').locator('#past')).toHaveAttribute('open');
});

test('LOT-03 DR-12 a result that was corrected says so', async ({ page }) => {
  await page.route('**/wps/lottery/results?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { draws: object[] } };
    Object.assign(body.value.draws[0] ?? {}, { isCorrected: true });
    await route.fulfill({ response, json: body });
  });
  await page.goto('/lottery/results?gameCode=sky-draw');
  const draws = page.getByRole('list', { name: 'Results' }).locator('> li');
  await expect(draws.nth(0)).toContainText('Corrected result');
  await expect(draws.nth(1)).not.toContainText('Corrected result');
});

test('LOT-03 a visitor sees the next draws of a category count down, and results arrive without a reload', async ({ page }) => {
  await page.goto('/elott');
  await hydrated(page);
  // A lottery that is being drawn counts nothing.
  const timer = page
    .getByRole('article')
    .getByRole('timer')
    .filter({ hasText: /\d\d:\d\d/ })
    .first();
  // The fast lotteries are drawn at the same time.
  await expect(timer).toHaveText(/\d\d:\d\d/, { timeout: 25_000 });
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await expect(page.waitForResponse((reply) => reply.url().includes('/wps/lottery/draws'), { timeout: 15_000 })).resolves.toBeTruthy();
});

test('GAM-19 a ticket is bought, drawn and paid, and the record shows it', async ({ page, request }) => {
  // A draw takes a minute from its opening to its result.
  test.setTimeout(200_000);
  await enter(page, request, 'agent41');
  const reply = await request.get('/wps/relay/GCSGAME_gameList?pageSize=60&gameType=ELOTT', { headers: { 'X-Module': 'WEB' } });
  const { value } = (await reply.json()) as {
    value: { games: { gameCode: string; displayName: string; gameClassify: string; vassalage: string }[] };
  };
  const fast = value.games.find(({ gameClassify, vassalage }) => gameClassify === 'FAST60' && !vassalage.startsWith('TCG_'));
  await page.goto(`/lottery?gameCode=${fast?.gameCode}`);
  const lottery = page.frameLocator('iframe');
  await lottery.getByRole('button', { name: 'Ones' }).click();
  for (let digit = 0; digit < 10; digit += 1)
    await lottery
      .getByRole('group', { name: 'Numbers' })
      .getByRole('button', { name: String(digit) })
      .click();
  const balance = page.locator('header dl').filter({ hasText: 'Balance' }).locator('dd');
  const before = await amountOf(balance);
  await lottery.getByRole('button', { name: 'Buy · $2.00' }).click({ timeout: 60_000 });
  await expect(lottery.locator('#result')).toContainText('Your ticket is in: 10 lines');
  await expect.poll(() => amountOf(balance)).toBe(before - 200);

  await expect(lottery.locator('#result')).toHaveText('$1.92 returned', { timeout: 120_000 });
  await expect.poll(() => amountOf(balance)).toBe(before - 8);
  await page.goto('/member/personalHistoryCopy');
  const row = page
    .getByRole('grid', { name: 'Betting record' })
    .getByRole('row')
    .filter({ hasText: fast?.displayName ?? '' });
  await expect(row.first()).toContainText('2.00');
  await expect(row.first()).toContainText('1.92');
});

test('RTE-09 an unknown path shows a message with status 404 and a link home', async ({ page, complaints }) => {
  complaints.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such page' })).toBeVisible();
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
});
