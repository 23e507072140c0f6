import { rmSync } from 'node:fs';
import type { InitialData } from '@site/api/page';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedSmall } from '../testing/seedSmall.ts';
import languages from '../../../../locales/languages.json' with { type: 'json' };
import { startService, type TestService } from '../testing/startService.ts';
import { writeTinySite } from '../testing/writeTinySite.ts';

let service: TestService;
let siteDir: string;
beforeAll(async () => {
  siteDir = writeTinySite();
  service = await startService({ config: { siteDir, port: 4300 }, seed: seedSmall });
});
afterAll(async () => {
  await service.close();
  rmSync(siteDir, { recursive: true });
});

const ORIGIN = 'http://localhost:4300';

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + address, { headers });
  const text = await response.text();
  const { document } = new JSDOM(text).window;
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? undefined;
  const json = (selector: string) => JSON.parse(document.querySelector(selector)?.textContent ?? 'null') as unknown;
  return { status: response.status, headers: response.headers, text, document, attribute, json };
}

const graphOf = (page: Awaited<ReturnType<typeof open>>) =>
  (page.json('script[type="application/ld+json"]') as { '@graph': Record<string, unknown>[] } | null)?.['@graph'] ?? [];

const links = async (address: string) =>
  [...(await open(address)).document.querySelectorAll('link[hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('the head of a page', () => {
  it.each([
    ['/', '/'],
    ['/home', '/'],
    ['/?lang=BN', '/?lang=BN'],
    ['/?lang=xx', '/'],
    ['/rng?utm=1', '/rng'],
    ['/rng?vassalage=PG&page=2&lang=ar', '/rng?vassalage=PG&page=2&lang=AR'],
    ['/promotions?id=lotus-week', '/promotions?id=lotus-week'],
    ['/help', '/help'],
  ])('RTE-10 describes %s as %s', async (address, canonical) => {
    const page = await open(address, { 'Accept-Language': 'en' });
    expect(page.attribute('link[rel=canonical]', 'href')).toBe(ORIGIN + canonical);
    expect(page.attribute('meta[name=robots]', 'content')).toBeUndefined();
  });

  it.each(['/member', '/search?q=tiger', '/rng?gameName=tiger', '/no-such-page'])(
    'RTE-10 hides %s from search engines',
    async (address) => {
      const page = await open(address);
      expect(page.attribute('meta[name=robots]', 'content')).toBe('noindex');
      expect(page.document.querySelector('link[rel=canonical], link[hreflang], script[type="application/ld+json"]')).toBeNull();
    },
  );

  it('I18-02 links the page in each language of the brand only', async () => {
    expect(await links('/rng')).toEqual([
      ...Object.entries(languages).map(([code, { tag }]) => [tag, `${ORIGIN}/rng?lang=${code}`]),
      ['x-default', `${ORIGIN}/rng`],
    ]);
    expect(await links('/?merchant=khela')).toEqual([
      ['en', 'http://khela.localhost:4300/?lang=EN'],
      ['bn', 'http://khela.localhost:4300/?lang=BN'],
      ['x-default', 'http://khela.localhost:4300/'],
    ]);
  });

  it('never uses the request’s host in a cached page', async () => {
    const page = await open('/help', { 'X-Forwarded-Host': 'evil.example' });
    expect(page.text).not.toContain('evil.example');
  });

  it('RTE-10 contains structured data of the page, which the policy allows', async () => {
    const home = graphOf(await open('/'));
    expect(home.map((part) => part['@type'])).toEqual(['Organization', 'WebSite']);
    expect(home[1]).toMatchObject({ potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={search_term_string}` } } });
    expect(graphOf(await open('/rng')).map((part) => part['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    const [, questions] = graphOf(await open('/help'));
    expect(questions).toMatchObject({ '@type': 'FAQPage' });
    const page = await open('/rng');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'nonce-");
    expect(page.text.match(/<script type="application\/ld\+json">[^<]*<\/script>/)).not.toBeNull();
  });

  it('cannot be broken out of by user content', async () => {
    const { db, content } = service.services;
    const hostile = '</script><script>alert(1)</script>"><img src=x>';
    await db.updateTable('game').set({ name: hostile }).where('game_code', '=', 'elan-du-tigre').execute();
    content.forget();
    const page = await open('/rng');
    expect(page.document.querySelector('img[src=x]')).toBeNull();
    expect([...page.document.querySelectorAll('script')].some(({ textContent }) => textContent === 'alert(1)')).toBe(false);
    expect(JSON.stringify(graphOf(page))).toContain('alert(1)');
    await db.updateTable('game').set({ name: 'Élan du Tigre' }).where('game_code', '=', 'elan-du-tigre').execute();
    content.forget();
  });
});

const initialDataOf = async (address: string, headers = {}) => (await open(address, headers)).json('#first') as InitialData;

const titleOf = async () => (await initialDataOf('/promotions?lang=EN')).promotions?.list[0]?.title;

describe('initial data of a page', () => {
  it.each([
    ['/search?q=tiger', 'search'],
    ['/promotions', 'promotions'],
    ['/promotions?id=lotus-week', 'promotion'],
    ['/announce', 'announcements'],
    ['/help', 'help'],
    ['/down', 'download'],
  ] as const)('RTE-04 only %s has its %s', async (address, part) => {
    expect((await initialDataOf(address))[part]).toBeDefined();
    expect((await initialDataOf('/'))[part]).toBeUndefined();
  });

  it('LOB-08 finds 24 games a page on the search page, and none without a search term', async () => {
    const first = await initialDataOf('/search?q=game');
    expect(first.search?.games).toHaveLength(24);
    expect((await initialDataOf('/search')).search).toBeUndefined();
  });

  it.each([
    ['/rng?classify=HOT', 15],
    ['/rng?vassalage=PG', 40],
  ])('LOB-19 %s lists at most %i games', async (address, most) => {
    const { games } = await initialDataOf(address);
    expect(games?.games.length).toBe(Math.min(most, games?.total ?? 0));
    expect(games?.totalPages).toBe(Math.ceil((games?.total ?? 0) / most));
  });

  it.each(['/rng?classify=FAV', '/pvp?classify=RECENT', '/sports', '/cockfight', '/favorite'])(
    'RTE-02 %s is rendered without games, because they are personal or its vendors come first',
    async (address) => {
      const first = await initialDataOf(address);
      expect(first.games).toBeNull();
      expect(first.lobby?.categories.length).toBeGreaterThan(0);
    },
  );

  it('LOB-17 a page of vendors lists the games of the chosen vendor', async () => {
    const { lobby } = await initialDataOf('/cockfight');
    const [vendor = ''] = Object.keys(lobby?.categories.find(({ gameCategory }) => gameCategory === 'COCKFIGHT')?.cards ?? {});
    const { games } = await initialDataOf(`/cockfight?vassalage=${vendor}`);
    expect(games?.games.map(({ vassalage }) => vassalage)).toContain(vendor);
  });

  it('is rendered again within a second of a change of its content', async () => {
    expect(await titleOf()).toBe('Half as much again');
    const { db } = service.services;
    const words = JSON.stringify({ EN: { title: 'Lily week', text: 'x', alt: 'x', content: '' } });
    await db.updateTable('promotion').set({ words }).where('code', '=', 'welcome-match').execute();
    await expect.poll(titleOf).toBe('Lily week');
  });

  it('has smaller pictures for a browser that saves data, with a matching Vary header', async () => {
    const first = await initialDataOf('/', { 'Save-Data': 'on' });
    expect(first.savesData).toBe(true);
    expect(first.lobby?.banners.every(({ width, phone }) => width === 960 && phone?.width === 480)).toBe(true);
    const widths = first.lobby?.hot.flatMap(({ pictures }) => pictures.map(({ width }) => width)) ?? [];
    expect([widths.length > 0, Math.max(...widths)]).toEqual([true, 240]);
    const usual = await open('/');
    expect((usual.json('#first') as InitialData).savesData).toBeUndefined();
    expect(usual.headers.get('vary')).toContain('Save-Data');
  });
});

describe('robots.txt, sitemap and manifest', () => {
  it('robots.txt names the sitemap and the excluded paths', async () => {
    const { text } = await open('/robots.txt');
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain('Disallow: /wps/');
  });

  it('sitemap.xml lists each page in each language, and none that the market forbids', async () => {
    const response = await fetch(`${service.url}/sitemap.xml`);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const { document } = new JSDOM(await response.text(), { contentType: 'application/xml' }).window;
    const locations = [...document.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
    expect(locations).toEqual(
      expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/rng?lang=AR`, `${ORIGIN}/promotions?id=lotus-week&lang=EN`]),
    );
    expect(locations).not.toContain(`${ORIGIN}/live`);
    expect(new Set(locations).size).toBe(locations.length);
    const khela = await open('/sitemap.xml?merchant=khela');
    expect(khela.text).toContain('http://khela.localhost:4300/help?lang=BN');
    expect(khela.text).not.toContain('lang=AR');
  });

  it('the manifest uses the brand and the language of the page', async () => {
    const page = await open('/?merchant=khela');
    const response = await fetch(service.url + (page.attribute('link[rel=manifest]', 'href') ?? ''));
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
    expect(manifest).toMatchObject({ name: 'Khela', lang: 'bn', dir: 'ltr', display: 'standalone', start_url: '/?lang=BN', scope: '/' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await fetch(service.url + src);
      const { width, format, hasAlpha } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      expect({ width, format, hasAlpha }).toEqual({ width: Number(sizes.split('x')[0]), format: 'png', hasAlpha: true });
    }
  });

  it('SYS-13 draws each brand’s own mark in its own colours', async () => {
    const mark = async (merchant: string) => (await fetch(`${service.url}/icon/${merchant}/mark.svg`)).text();
    expect(await mark('marquee')).toContain('#FFB224');
    expect(await mark('khela')).toContain('#3FD0A0');
    const apple = await sharp(Buffer.from(await (await fetch(`${service.url}/icon/khela/apple-180.png`)).arrayBuffer())).stats();
    expect(apple.isOpaque).toBe(true);
  });

  it.each(['/icon/nobody/192.png', '/icon/khela/193.png', '/icon/khela/..%2f192.png'])('%s is not found', async (address) => {
    expect((await fetch(service.url + address)).status).toBe(404);
  });
});
