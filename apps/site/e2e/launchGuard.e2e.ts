import { memberInfo } from '@site/api/member';
import type { Locator, Page } from '@playwright/test';
import { enter, expect, hydrated, test } from './visit';

const launch = '/wps/relay/GCS_gameLaunchFB';

test('GAM-02 a visitor who presses Play is asked to log in and then plays', async ({ page }) => {
  const launches: string[] = [];
  page.on('request', (request) => request.url().includes(launch) && launches.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  const tile = page.getByRole('article', { name: 'Sun Pharaoh' }).first();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now: Sun Pharaoh' }).click();
  const login = page.getByRole('dialog', { name: 'Log in' });
  await expect(login).toBeVisible();
  expect(launches).toEqual([]);

  await login.getByLabel('Username or mobile number').fill('player02');
  await login.getByLabel('Password', { exact: true }).fill('Marquee#2026');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sun Pharaoh' })).toBeVisible();
  await expect(page.locator('iframe')).toBeVisible();
});

/** Clicks a button, and returns its `aria-busy` after the click was handled. */
const press = (button: HTMLElement) => (button.click(), button.ariaBusy);

interface Press {
  part: string;
  address: string;
  /** Shows the button, where the page does not. */
  open?: (page: Page) => Promise<void>;
  button: (page: Page) => Locator;
  /** Shows for a member who has pressed. */
  result: (page: Page) => Locator;
}

/** Delays the reply about the session until the returned function is called. */
async function holdSession(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route(`**${memberInfo.path}`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('GAM-02 GAM-04 a member’s press before the session is known is marked as pending and needs no login', async ({ page, request }) => {
  await enter(page, request, 'player02');
  let release = await holdSession(page);
  await page.goto('/');
  await hydrated(page);
  const tile = page.getByRole('article', { name: 'Sun Pharaoh' }).first();
  const heart = tile.getByRole('button', { name: 'Add Sun Pharaoh to favourites' });
  expect(await heart.evaluate(press)).toBe('true');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).not.toHaveAttribute('aria-busy');

  release = await holdSession(page);
  await page.reload();
  await hydrated(page);
  await tile.hover();
  const play = tile.getByRole('button', { name: 'Play now: Sun Pharaoh' });
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/seamless\?nodeId=\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const openChat = async (page: Page) => {
  await page.getByRole('navigation', { name: 'At hand' }).getByRole('button', { name: 'Customer service' }).click();
  await page.getByRole('dialog', { name: 'Customer service' }).getByRole('button', { name: /^Chat/ }).click();
};

const highTide = (page: Page) => page.getByRole('article').filter({ hasText: 'High tide' }).filter({ hasText: 'Running' });

for (const { part, address, open, button, result } of [
  {
    part: 'a chat with a person',
    address: '/',
    open: openChat,
    button: (page) => page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: /^A person/ }),
    result: (page) => page.getByRole('button', { name: 'Start the chat' }),
  },
  {
    part: 'a promotion',
    address: '/promotions?id=welcome-match',
    // Hidden from a tab with a token, but not from a remembered browser.
    button: (page) => page.getByRole('main').getByRole('button', { name: 'Log in', includeHidden: true }),
    result: (page) => page.getByRole('button', { name: 'Accept and join' }),
  },
  {
    part: 'a tournament',
    address: '/tournaments',
    button: (page) => highTide(page).getByRole('button', { name: 'Join High tide' }),
    result: (page) => highTide(page).getByText('You have joined'),
  },
  {
    part: 'the own favourites of a category',
    address: '/rng',
    button: (page) => page.getByRole('main').getByRole('link', { name: 'Favourites', exact: true }),
    result: (page) => page.getByRole('main').locator('[aria-current="page"]', { hasText: 'Favourites' }),
  },
  {
    part: 'the login of the header',
    address: '/',
    button: (page) => page.getByRole('banner').getByRole('button', { name: 'Log in', includeHidden: true }),
    result: (page) => page.getByRole('banner').getByText('hien1033'),
  },
] satisfies Press[])
  test(`SES-10 GAM-02 a member’s press on ${part} waits for the session and needs no login`, async ({ page, request }) => {
    await enter(page, request, 'hien1033');
    const release = await holdSession(page);
    await page.goto(address);
    await hydrated(page);
    await open?.(page);
    expect(await button(page).evaluate(press)).toBe('true');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
    const told = page.waitForResponse(`**${memberInfo.path}`);
    release();
    await told;
    await expect(result(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toHaveCount(0);
  });

for (const [address, heading] of [
  ['/member/depositv2', 'Deposit'],
  ['/lottery', 'Lottery'],
  ['/login', 'Marquee'],
  ['/favorite', 'Your games'],
] as const)
  test(`RTE-05 SES-10 ${address} waits for the session before it asks a member to log in`, async ({ page, request }) => {
    await enter(page, request, 'hien1033');
    const release = await holdSession(page);
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const told = page.waitForResponse(`**${memberInfo.path}`);
    release();
    await told;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('SES-12 GAM-02 a second tab plays a game without another login', async ({ page, context, request }) => {
  await enter(page, request, 'player02');
  await page.goto('/');
  await expect(page.getByRole('banner').getByText('player02')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  const tile = other.getByRole('article', { name: 'Sun Pharaoh' }).first();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now: Sun Pharaoh' }).click();
  await expect(other).toHaveURL(/\/seamless\?nodeId=\d+$/);
  await expect(other.getByRole('dialog')).toHaveCount(0);
});

test('GAM-02 a trial account sees that a real one is required', async ({ page, request }) => {
  await enter(page, request, 'trial01');
  await page.goto('/');
  await expect(page.getByText('trial01')).toBeVisible();
  const tile = page.getByRole('article', { name: 'Sun Pharaoh' }).first();
  await tile.hover();
  await tile.getByRole('button', { name: 'Play now: Sun Pharaoh' }).click();
  const notice = page.getByRole('dialog', { name: 'Please note' });
  await expect(notice).toContainText('A real account is needed');
  await notice.getByRole('button', { name: 'All right' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('GAM-02 the service refuses a trial account’s direct call', async ({ page, request, complaints }) => {
  complaints.allow(/403 \(Forbidden\)/);
  await enter(page, request, 'trial01');
  await page.goto('/seamless?nodeId=10006');
  await expect(page.getByRole('alert')).toContainText('A real account is needed');
  await expect(page.locator('iframe')).toHaveCount(0);
});

for (const { username, heading, ways } of [
  { username: 'frozen01', heading: 'Your account is frozen', ways: ['Customer service'] },
  { username: 'excluded01', heading: 'You have excluded yourself', ways: ['Customer service', 'Help centre'] },
  { username: 'limit01', heading: 'You have reached your limit', ways: ['Customer service', 'Limits and breaks'] },
])
  test(`GAM-02 ERR-10 ${username} is told under a heading of its own why no game starts, and has a way on`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.allow(/403 \(Forbidden\)|422 \(Unprocessable/);
    await enter(page, request, username);
    await page.goto('/seamless?nodeId=10006');
    const refusal = page.getByRole('alert');
    await expect(refusal).toContainText(heading);
    await expect(refusal.getByText('This could not be loaded')).toHaveCount(0);
    // A retry cannot help.
    await expect(refusal.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    const offered = refusal.getByRole('button').or(refusal.getByRole('link'));
    await expect(offered).toHaveText(ways);
    await expect(page.locator('iframe')).toHaveCount(0);
    const opening = page.waitForEvent('popup');
    await offered.first().click();
    await expect((await opening).getByRole('heading', { level: 1 })).toHaveText('How can we help?');
    if (!ways[1]) return;
    await offered.last().click();
    await expect(page.getByRole('heading', { level: 1, name: ways[1] })).toBeVisible();
  });

test('GAM-07 the page of an unknown game shows a message and a link back', async ({ page, request, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  await enter(page, request, 'player02');
  await page.goto('/seamless?nodeId=1');
  await expect(page.getByRole('alert')).toContainText('We could not find this.');
});

test('ERR-07 an address without a game shows an error with customer service', async ({ page }) => {
  for (const address of ['/seamless', '/seamless?nodeId=abc', '/seamless?nodeId=-3']) {
    await page.goto(address);
    await expect(page.getByText('Invalid URL, contact customer service')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Customer service' })).toBeVisible();
  }
});

test('ERR-09 a game’s page asks a visitor to log in', async ({ page }) => {
  await page.goto('/seamless?nodeId=10006');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('You are not logged in');
});
