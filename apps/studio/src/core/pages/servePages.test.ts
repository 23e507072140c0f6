import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gameFacts, type VendorSite } from '@site/api/vendor';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserLaunchOptions } from '../../../../../packages/config/browser.mjs';
import { findAxeFaults } from '../../testing/findAxeFaults.ts';
import { launchOf, SECRET, startStudio } from '../../testing/startStudio.ts';
import { startWallet } from '../../testing/startWallet.ts';

let wallet: Awaited<ReturnType<typeof startWallet>>;
let studio: Awaited<ReturnType<typeof startStudio>>;
let browser: Browser;
let site: Server;
let siteUrl: string;

beforeAll(async () => {
  wallet = await startWallet({ secret: SECRET, balanceMinor: 1_000_000n });
  site = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Site</title>'));
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  studio = await startStudio({ serviceUrl: wallet.url });
  browser = await chromium.launch(await browserLaunchOptions());
});
afterAll(async () => {
  await browser.close();
  await studio.close();
  site.close();
  await wallet.close();
});

/** Opens a page that fails the test on any error or policy violation. */
async function newPage(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

async function gameUrl(gameCode = 'gold-tiger', language = 'EN'): Promise<string> {
  const { body } = await studio.ask('/launch', { ...launchOf(gameCode, siteUrl), language });
  const { pathname, search } = new URL((body as { url: string }).url);
  return `${studio.url}${pathname}${search}`;
}

const spinButton = (page: Page) => page.locator('#spin');
const ready = (page: Page) => page.waitForSelector('#spin[aria-disabled="false"]');

it('GAM-14 a press of Spin plays one round and says how it ended', async () => {
  const { page, complaints } = await newPage();
  await page.goto(await gameUrl());
  await ready(page);
  expect(page.url()).not.toContain('ticket');
  studio.passCycle();
  await page.getByRole('button', { name: 'Spin' }).click();
  await ready(page);
  await expect.poll(() => page.locator('#result').textContent()).toMatch(/^(No win|Win \$\d+\.\d\d|\$\d+\.\d\d returned)$/);
  expect(wallet.calls.filter(({ name }) => name === 'debit')).toHaveLength(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-14 arrows change the stake, the space bar spins, and a key held down is one press', async () => {
  const { page } = await newPage();
  await page.goto(await gameUrl('jade-dragon'));
  await ready(page);
  const stake = () => page.locator('#stake').textContent();
  expect(await stake()).toBe('$0.40');
  await page.keyboard.press('ArrowUp');
  expect(await stake()).toBe('$0.60');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  expect(await stake()).toBe('$0.20');
  expect(await page.locator('#less').isDisabled()).toBe(true);

  studio.passCycle();
  const before = wallet.calls.length;
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await ready(page);
  expect(wallet.calls.slice(before).filter(({ name }) => name === 'debit')).toHaveLength(1);
  await page.context().close();
});

it('GAM-14 a page that is loaded again goes on with the same session', async () => {
  const { page } = await newPage();
  await page.goto(await gameUrl());
  await ready(page);
  await page.reload();
  await ready(page);
  expect(wallet.calls.at(-1)?.name).toBe('balance');
  await page.context().close();
});

it('GAM-14 a stranger to the game is told how to get in', async () => {
  const { page } = await newPage();
  await page.goto(`${studio.url}/play/gold-tiger?lang=EN`);
  await expect.poll(() => page.locator('#result').textContent()).toContain('open the game again');
  expect(await spinButton(page).getAttribute('aria-disabled')).toBe('true');
  await page.context().close();
});

it('GAM-07 in the site’s frame it tells the site the balance, and nobody else may frame it', async () => {
  const { page } = await newPage();
  await page.goto(siteUrl);
  const heard = page.evaluate(
    (src) =>
      new Promise<{ origin: string; kinds: string[] }>((resolve) => {
        const kinds: string[] = [];
        window.addEventListener('message', ({ origin, data }: MessageEvent<{ kind: string }>) => {
          kinds.push(data.kind);
          if (kinds.includes('balance') && kinds.includes('ready')) resolve({ origin, kinds });
        });
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }),
    await gameUrl(),
  );
  expect(await heard).toEqual({ origin: studio.url, kinds: ['balance', 'ready'] });
  await page.context().close();
});

/** Returns the policy of the game page after a launch by the site at this origin. */
async function policyFor(siteOrigin: string): Promise<string | null> {
  const { body } = await studio.ask('/launch', launchOf('gold-tiger', siteOrigin));
  const { pathname, search } = new URL((body as { url: string }).url);
  return (await fetch(`${studio.url}${pathname}${search}`)).headers.get('content-security-policy');
}

it.each([
  ['a host', 'https://play.example', "frame-ancestors 'self' https://play.example;"],
  ['an address', 'http://127.0.0.1:4300', "frame-ancestors 'self' http://127.0.0.1:4300;"],
  ['an IPv6 address, which a policy cannot name', 'http://[::1]:4300', "frame-ancestors 'self' http://*:4300;"],
])('GAM-07 a game may be framed by the site that launched it at %s', async (_what, origin, policy) => {
  expect(await policyFor(origin)).toContain(policy);
});

it('GAM-07 nobody may frame a page without a launch, or of an unknown site', async () => {
  for (const query of ['', '?site=unknown', '?site=a&site=b']) {
    const policy = (await fetch(`${studio.url}/play/gold-tiger${query}`)).headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self';");
  }
  expect((await fetch(`${studio.url}/play/gold-tiger`)).headers.get('permissions-policy')).toContain('camera=()');
});

it('GAM-07 a frame plays where the browser denies storage to frames of other sites, and after it was loaded again', async () => {
  const { page, complaints } = await newPage();
  // The browser of the tests has no such setting: this simulates blocked third-party storage.
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const storage of ['sessionStorage', 'localStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException(
            `Failed to read the '${storage}' property from 'Window': Access is denied for this document.`,
            'SecurityError',
          );
        },
      });
  });
  await page.goto(siteUrl);
  await page.evaluate(
    (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
    },
    // A different host name makes it a third-party frame.
    (await gameUrl()).replace('127.0.0.1', 'localhost'),
  );
  const awake = page.frameLocator('iframe').locator('#spin[aria-disabled="false"]');
  await awake.waitFor();
  await page
    .frames()
    .find((frame) => frame !== page.mainFrame())
    ?.evaluate(() => location.reload());
  await expect.poll(() => wallet.calls.at(-1)?.name).toBe('balance');
  await awake.waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-07 a game that breaks says so in words, and to the site', async () => {
  const { page } = await newPage();
  await page.goto(siteUrl);
  const heard = page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        window.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
          if (data.kind === 'failed') resolve(data.kind);
        });
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }),
    await gameUrl(),
  );
  const game = page.frameLocator('iframe');
  await game.locator('#spin[aria-disabled="false"]').waitFor();
  await game.locator('#spin').evaluate(() => window.dispatchEvent(new ErrorEvent('error')));
  expect(await heard).toBe('failed');
  expect(await game.locator('#result').textContent()).toContain('The game has stopped.');
  expect(await game.locator('#spin').getAttribute('aria-disabled')).toBe('true');
  await page.context().close();
});

const khela: VendorSite['tokens'] = {
  action: { light: '#0B7A5A', dark: '#3FD0A0' },
  onAction: { light: '#FFFFFF', dark: '#04150F' },
  actionText: { light: '#0A6B4F', dark: '#3FD0A0' },
};

/** Returns the address of a game launched by a site with its own scheme and colours. */
async function dressedUrl(theme: 'light' | 'dark', language = 'EN'): Promise<string> {
  const { body } = await studio.ask('/launch', {
    ...launchOf('gold-tiger'),
    language,
    theme,
    site: { origin: siteUrl, name: 'Khela', tokens: khela },
  });
  const { pathname, search } = new URL((body as { url: string }).url);
  return `${studio.url}${pathname}${search}`;
}

const colorsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  });

it.each([
  ['light', 'dark', 'rgb(255, 255, 255)', 'rgb(11, 122, 90)', 'rgb(255, 255, 255)'],
  ['dark', 'light', 'rgb(20, 23, 33)', 'rgb(63, 208, 160)', 'rgb(4, 21, 15)'],
] as const)(
  'SYS-13 pages are %s as the site is, not %s as the system, in the colours of the brand',
  async (theme, system, ground, action, onAction) => {
    const { page, complaints } = await newPage({ colorScheme: system });
    await page.goto(await dressedUrl(theme));
    await ready(page);
    expect(await page.title()).toBe('Gold Tiger · Khela');
    await page.getByRole('button', { name: 'Fair play' }).click();
    expect(await colorsOf(page, '.sheet')).toMatchObject({ backgroundColor: ground });
    expect(await colorsOf(page, '.sheet .spin')).toEqual({ backgroundColor: action, color: onAction });
    expect(await findAxeFaults(page)).toEqual([]);

    const { search } = new URL(page.url());
    await page.goto(`${studio.url}/verify${search}`);
    expect(await page.title()).toBe('Verify a round · Khela');
    expect(await colorsOf(page, '.form .spin')).toEqual({ backgroundColor: action, color: onAction });
    expect(await findAxeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

it('SHL-07 SYS-20 a game in a frame follows the site when it changes scheme or language, and goes on with its session', async () => {
  const { page, complaints } = await newPage({ colorScheme: 'dark' });
  await page.goto(siteUrl);
  await page.evaluate(
    (address) => {
      const shown = document.createElement('iframe');
      shown.src = address;
      document.body.append(shown);
    },
    await dressedUrl('dark'),
  );
  const game = page.frameLocator('iframe');
  const root = game.locator('html');
  const awake = game.locator('#spin[aria-disabled="false"]');
  await awake.waitFor();
  const tell = (look: object) =>
    page.evaluate(([message, origin]) => document.querySelector('iframe')?.contentWindow?.postMessage(message, origin), [
      look,
      studio.url,
    ] as const);
  await tell({ kind: 'look', theme: 'blue', language: 'EN' });
  await tell({ kind: 'look', theme: 'light', language: 'EN' });
  await expect.poll(() => root.getAttribute('data-scheme')).toBe('light');
  await tell({ kind: 'look', theme: 'light', language: 'AR' });
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl');
  await awake.waitFor();
  expect(await root.getAttribute('data-scheme')).toBe('light');
  expect(wallet.calls.at(-1)?.name).toBe('balance');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-10 a round of the history is verified in the browser, and a changed one is not', async () => {
  const { page, complaints } = await newPage();
  await page.goto(await gameUrl());
  await ready(page);
  studio.passCycle();
  await spinButton(page).click();
  await ready(page);
  await page.getByRole('button', { name: 'Fair play' }).click();
  await page.getByLabel('Your seed').fill('a-seed-of-my-own');
  await page.getByRole('button', { name: 'Use it from now on' }).click();
  const link = page.getByRole('link', { name: 'Verify' }).first();
  const address = `${studio.url}${await link.getAttribute('href')}`;
  expect(new URL(address).search).toBe(new URL(page.url()).search);
  await page.goto(address);
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('It matches');
  expect(await page.locator('.window').first().locator('.cell').count()).toBe(15);

  expect(await findAxeFaults(page)).toEqual([]);

  await page.getByLabel('Coins you were paid').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('another amount');
  await page.getByLabel("Studio's seed", { exact: true }).fill('another seed');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => page.locator('#verdict').textContent()).toContain('another fingerprint');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('GAM-14 the wins, the rules and the return are told before a stake is made', async () => {
  const { page } = await newPage();
  await page.goto(await gameUrl());
  await ready(page);
  await page.getByRole('button', { name: 'Wins and rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'Wins and rules' });
  expect(await dialog.textContent()).toContain('Return to player 96.12%');
  expect(await dialog.locator('.pays li').count()).toBe(9);
  expect(await dialog.locator('.lines li').count()).toBe(20);
  await page.context().close();
});

it.each(['gold-tiger', 'pearl-tide'])(
  'GAM-02 GAM-14 the sheet of %s says its volatility, which the studio’s rounds tell',
  async (gameCode) => {
    const { page } = await newPage();
    await page.goto(await gameUrl(gameCode));
    await ready(page);
    const { volatility } = gameFacts.parse((await studio.ask('/game', { gameCode, currency: 'USD', language: 'EN' })).body);
    await page.getByRole('button', { name: 'Wins and rules' }).click();
    const said = page.getByRole('dialog', { name: 'Wins and rules' }).getByText(/^(Low|Medium|High) volatility:/);
    await expect.poll(() => said.textContent()).toMatch(new RegExp(`^${volatility}`, 'i'));
    await page.context().close();
  },
);

it('GAM-14 on a small phone the sheets of a game stick out nowhere, and bar nobody', async () => {
  const { page, complaints } = await newPage({ colorScheme: 'dark', viewport: { width: 320, height: 568 } });
  await page.goto(await gameUrl('pearl-tide', 'BN'));
  await ready(page);
  for (const name of ['#pays', '#fair']) {
    await page.locator(name).click();
    await page.waitForSelector('dialog[open]');
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** Returns the addresses in a page. */
const named = (html: string) => [...html.matchAll(/(?:href|src)="(\/[^"]+)"|url\(([^)]+)\)/g)].map(([, link, picture]) => link ?? picture);

it('GAM-06 a page without scripts loads what a game’s page names, and may be framed by any site', async () => {
  const response = await fetch(`${studio.url}/preload/gold-tiger?lang=BN`);
  const ahead = await response.text();
  const game = await (await fetch(`${studio.url}/play/gold-tiger?lang=BN`)).text();
  // A frame has no icon.
  const needed = named(game.replace(/<link rel="icon"[^>]*>/, ''));
  expect(needed.length).toBeGreaterThan(10);
  expect(needed.filter((address) => !named(ahead).includes(address))).toEqual([]);
  expect(ahead).toMatch(/modulepreload[^>]+ReelsScene/);
  expect(ahead).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).not.toContain('frame-ancestors');
  expect((await fetch(`${studio.url}/preload/nothing`)).status).toBe(404);
});

it('GAM-14 the modules a page names are there, packed, and kept by the browser for good', async () => {
  const html = await (await fetch(`${studio.url}/play/gold-tiger`)).text();
  const modules = [...html.matchAll(/(?:href|src)="(\/code\/[^"]+)"/g)].map(([, address]) => address ?? '');
  expect(modules.length).toBeGreaterThan(1);
  for (const address of modules) {
    expect(address).toMatch(/-[\w-]{8}\.js$/);
    const response = await fetch(`${studio.url}${address}`, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.status, ...['cache-control', 'content-encoding', 'content-type'].map((name) => response.headers.get(name))]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
      'application/javascript; charset=utf-8',
    ]);
  }
  expect((await fetch(`${studio.url}/code/game-00000000.js`)).status).toBe(404);
  expect((await fetch(`${studio.url}/code/..%2f.vite/manifest.json`)).status).toBe(404);
});
