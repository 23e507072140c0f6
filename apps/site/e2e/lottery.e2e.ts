import { enter, expect, hydrated, test } from './visit';

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
    await expect(page.getByText('Opens soon')).toBeVisible();
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
  await page.goto(`/lottery?gameCode=${own.gameCode}`);
  await page.getByRole('link', { name: 'To the lobby' }).click();
  await expect(page.getByRole('navigation', { name: 'Side menu' })).toBeVisible();
});

test('RTE-13 a lottery of another family has its own page; a missing or unknown code shows a message', async ({ page, request }) => {
  await enter(page, request, 'player02');
  const { gameCode, displayName } = await codeOf(request, 'vassalage=TCG_LOTTO_VN');
  await page.goto(`/lottery?gameCode=${gameCode}`);
  await expect(page).toHaveURL(`/vnLottery?gameCode=${gameCode}`);
  await expect(page.getByRole('heading', { level: 1, name: displayName })).toBeVisible();
  for (const [address, said] of [
    ['/lottery', 'No draw was chosen'],
    ['/lottery?gameCode=no-such', 'There is no such draw'],
    // A slot is not a lottery.
    ['/seaLottery?gameCode=gold-tiger', 'There is no such draw'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See all draws' })).toBeVisible();
  }
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
