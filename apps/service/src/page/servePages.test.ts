import { rmSync } from 'node:fs';
import type { InitialData } from '@site/api/page';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import arabic from '../../../../locales/AR/site.json' with { type: 'json' };
import { changeBrand } from '../testing/changeBrand.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { writeTinySite } from '../testing/writeTinySite.ts';

let service: TestService;
let siteDir: string;
beforeAll(async () => {
  siteDir = writeTinySite();
  service = await startService({
    config: { siteDir },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
    },
  });
});
afterAll(async () => {
  await service.close();
  rmSync(siteDir, { recursive: true });
});
beforeEach(async () => {
  await service.services.db.updateTable('system_status').set({ status: 0 }).execute();
  service.services.brands.forget();
});

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(service.url + address, { headers });
  const text = await response.text();
  const first = /id="first">(.*?)<\/script>/s.exec(text)?.[1];
  return {
    status: response.status,
    headers: response.headers,
    text,
    painting: /data-painting="(\d+)"/.exec(text)?.[1],
    first: first ? (JSON.parse(first) as InitialData) : undefined,
  };
}

describe('a server-rendered page', () => {
  it('has all its parts, and a new nonce in every place', async () => {
    const [one, other] = [await open('/'), await open('/')];
    const nonces = [one, other].map(({ text }) => new Set([...text.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)));
    expect(nonces[0]?.size).toBe(1);
    expect(nonces[0]).not.toEqual(nonces[1]);
    expect(one.headers.get('content-security-policy')).toContain(`script-src 'nonce-${[...(nonces[0] ?? [])][0]}' 'strict-dynamic'`);
    expect(one.text).toContain('<title>Title of &lt;b&gt;EN</title>');
    expect(one.text).toContain('<html lang="en" dir="ltr">');
    expect(one.text).toContain('href="/assets/category-1.js"');
    expect(one.text).toContain('href="/assets/chunk-1.js"');
    expect(one.text).not.toMatch(/modulepreload[^>]*entry-1/);
    expect(one.text).toMatch(/<script type="module" nonce="[^"]+">Promise.race\(.*import\('\/assets\/entry-1\.js'\)\);<\/script>/);
    expect(one.text).toContain('rel="preload" as="image"');
    expect(one.text).toContain('$&');
    expect(one.text).not.toMatch(/<!--(head|styles|app|first)-->|%NONCE%/);
  });

  it('I18-01 names the files with the words of its language that browsers may load, and those of no other', async () => {
    expect((await open('/')).first?.words).toEqual({ site: '/assets/english-1.js' });
    expect((await open('/?lang=BN')).first?.words).toEqual({ site: '/assets/bengali-1.js' });
  });

  it('is not sent again to a browser that has it, unless it has changed', async () => {
    const { headers } = await open('/');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    const again = await open('/', known);
    expect([again.status, again.text]).toEqual([304, '']);
    // The policy of the cached reply remains valid: its nonce is the one in the page.
    expect(again.headers.get('content-security-policy')).toBeNull();
    expect(again.headers.get('cache-control')).toBe('private, no-cache');
    expect((await open('/?lang=BN', known)).status).toBe(200);
    expect((await open('/help', known)).status).toBe(200);
    expect((await open('/', { ...known, 'save-data': 'on' })).status).toBe(200);
    await service.services.db.updateTable('system_status').set({ status: 1 }).execute();
    service.services.brands.forget();
    expect((await open('/', known)).status).toBe(503);
  });

  it('loads scripts at the first touch and uses no fonts when data is saved and the page is complete', async () => {
    const saving = { 'Save-Data': 'on' };
    const [one, saved, bare] = [await open('/'), await open('/', saving), await open('/member', saving)];
    expect(one.text).toContain('@font-face');
    expect(saved.text).not.toMatch(/@font-face|modulepreload/);
    expect(saved.text).toContain('html{color:red}');
    expect(saved.text).toMatch(/pointerdown.*await Promise\.race\(touched\); import\('\/assets\/entry-1\.js'\);<\/script>/);
    expect(bare.text).not.toContain('pointerdown');
    expect(bare.text).toContain('modulepreload');
  });

  it('contains the permission reply with the visitor’s own address and the time of the reply', async () => {
    const before = Date.now();
    const { first, text } = await open('/');
    expect(first?.permission).toMatchObject({ brand: { merchant: 'marquee' }, location: { ip: '127.0.0.1' }, maintenance: false });
    expect(first?.permission.serverTime).toBeGreaterThanOrEqual(before);
    expect(first?.lobby).not.toBeNull();
    expect(text).toContain('127.0.0.1</main>');
  });

  it('is rendered once for each brand, language and address', async () => {
    const painted = await open('/member?a=1');
    expect((await open('/member?b=2')).painting).toBe(painted.painting);
    expect((await open('/member', { 'X-Forwarded-For': '203.0.113.9' })).painting).toBe(painted.painting);
    expect((await open('/member?lang=BN')).painting).not.toBe(painted.painting);
    expect((await open('/member?merchant=khela&lang=EN')).painting).not.toBe(painted.painting);
  });

  it('is the same for every unknown address', async () => {
    const [one, other] = [await open('/nowhere'), await open('/nowhere/else?x=1')];
    expect(one.status).toBe(404);
    expect(other.painting).toBe(one.painting);
    expect(one.text).toContain('data-url="/not-found"');
  });

  it('of a category uses the known query parameters, and ignores the rest', async () => {
    expect((await open('/rng?x=1&page=2&classify=HOT&vassalage=MQ')).text).toContain('data-url="/rng?vassalage=MQ&classify=HOT&page=2"');
    expect((await open('/rng?page=0')).text).toContain('data-url="/rng"');
    expect((await open('/rng?page=<script>')).text).toContain('data-url="/rng"');
    expect((await open('/rng?page=x&classify=x&vassalage=MQ')).text).toContain('data-url="/rng?vassalage=MQ"');
    expect((await open(`/search?q=${'x'.repeat(500)}`)).text).toContain(`data-url="/search?q=${'x'.repeat(60)}"`);
    expect((await open('/rng')).first?.games).toMatchObject({
      total: 3,
      games: [{ gameCode: 'MQ-SLOT' }, { gameCode: 'MQ-CLOSED' }, { gameCode: 'OT-SLOT' }],
    });
    expect((await open('/rng?vassalage=OT')).first?.games).toMatchObject({ total: 1 });
  });

  it.each([
    ['/rng?vassalage=OT', true],
    ['/rng?classify=SLOT', true],
    ['/rng?classify=ANYTHING', false],
    ['/rng?classify=what&page=x&vassalage=%27', true],
    ['/rng?gameName=slot', false],
    ['/rng?vassalage=NOBODY', false],
    ['/rng?page=999', false],
  ])('%s is kept: %s, for there is no end of names and pages', async (address, isKept) => {
    const [one, other] = [await open(address), await open(address)];
    expect(other.painting === one.painting).toBe(isKept);
  });

  it('shows the state of the brand at once', async () => {
    expect((await open('/')).first?.permission.maintenance).toBe(false);
    await service.services.db.updateTable('system_status').set({ status: 1 }).execute();
    service.services.brands.forget();
    expect((await open('/')).first).toMatchObject({ permission: { maintenance: true }, lobby: null });
  });

  it.each([
    ['the address', '/?lang=ar', { Cookie: 'lang=BN', 'Accept-Language': 'bn' }, 'ar'],
    ['the cookie', '/', { Cookie: 'a=b; lang=BN', 'Accept-Language': 'ar' }, 'bn'],
    ['the browser', '/', { 'Accept-Language': 'fr, ar-EG;q=0.8, en;q=0.2' }, 'ar'],
    ['the brand', '/', { 'Accept-Language': 'fr' }, 'en'],
    ['the brand, where the wish is not offered', '/?merchant=khela&lang=AR', {}, 'bn'],
    ['the brand kept in a cookie', '/', { Cookie: 'merchant=khela' }, 'bn'],
  ])('uses the language of %s', async (_from, address, headers, lang) => {
    expect((await open(address, headers)).text).toContain(`<html lang="${lang}"`);
  });

  it('SYS-06 SYS-16 has its pictures from the browser’s CDN, and may request the brand’s external services', async () => {
    await changeBrand(service.services, {
      settings: {
        imageCDNs: ['https://one.example', 'https://two.example/pictures/'],
        launchGameCDNs: ['https://games.example'],
        analyticsEndpoint: 'https://visits.example/collect',
      },
    });
    const [fresh, taken, mistaken] = [
      await open('/rng'),
      await open('/rng', { Cookie: 'lang=EN; image-cdn=1' }),
      await open('/rng', { Cookie: 'image-cdn=7' }),
    ];
    await changeBrand(service.services, {});
    for (const { text, first } of [fresh, mistaken]) {
      expect(first?.imageBase).toBe('');
      expect(text).toContain('href="/art/hero/x.avif"');
    }
    expect(taken.painting).toBe(fresh.painting);
    expect(taken.first?.imageBase).toBe('https://two.example/pictures');
    expect(taken.text).toContain('href="https://two.example/pictures/art/hero/x.avif"');
    expect(taken.first?.games?.games[0]?.lagerIcon).toMatch(/^https:\/\/two\.example\/pictures\/art\//);
    const policy = fresh.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("img-src 'self' data: https://one.example https://two.example;");
    expect(policy).toMatch(/connect-src [^;]*https:\/\/visits\.example/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/games\.example/);
  });

  it('is sent compressed', async () => {
    const { headers } = await open('/', { 'Accept-Encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toContain('Accept-Encoding');
  });
});

describe('a page with an unreadable part', () => {
  it.each([
    ['the winner board', 'bet', 'winners', '/'],
    ['the banners', 'banner', 'banners', '/'],
    ['the counts of jackpots', 'jackpot', 'jackpots', '/'],
    ['the notices', 'announcement', 'playerNotices', '/'],
    ['the winner board', 'bet', 'winners', '/rng'],
  ])('ERR-10 is served without %s, marks it as missing, and contains it again once readable', async (_part, table, missing, address) => {
    await without(table, async () => {
      const { status, first } = await open(`${address}?lang=BN`);
      expect([status, first?.lobby?.missing]).toEqual([200, [missing]]);
      expect(first?.lobby?.categories.length).toBeGreaterThan(0);
    });
    expect((await open(`${address}?lang=BN`)).first?.lobby?.missing).toBeUndefined();
  });

  it.each([
    ['/promotions', 'promotion'],
    ['/announce', 'announcement'],
    ['/help', 'help_article'],
    ['/search?q=x', 'game'],
    ['/rng', 'game'],
  ])('ERR-10 %s is served when its own part cannot be read', async (address, table) => {
    await without(table, async () => {
      const { status, first } = await open(`${address}${address.includes('?') ? '&' : '?'}lang=AR`);
      expect([status, first?.permission.brand.merchant]).toEqual([200, 'marquee']);
    });
  });

  it.each([
    ['/tournaments', 'tournament', 'tournaments'],
    ['/news', 'post', 'posts'],
    ['/promotions', 'promotion', 'promotions'],
    ['/announce', 'announcement', 'announcements'],
    ['/help', 'help_article', 'help'],
    ['/down', 'help_article', 'download'],
    ['/rng', 'jackpot', 'jackpots'],
  ] as const)('ERR-10 %s is painted without the part of the table %s, and with it again once readable', async (address, table, part) => {
    await without(table, async () => {
      const { status, first } = await open(`${address}?lang=BN`);
      expect([status, first?.[part]]).toEqual([200, undefined]);
      expect(first?.lobby?.categories.length).toBeGreaterThan(0);
    });
    expect((await open(`${address}?lang=BN`)).first?.[part]).toBeDefined();
  });

  it('ERR-10 is replaced by an error page in the visitor’s language, with the log’s reference, when it cannot be rendered', async () => {
    await without('brand', async () => {
      const { status, headers, text } = await open('/', { Accept: 'text/html', 'Accept-Language': 'ar, en;q=0.5' });
      expect([status, headers.get('retry-after'), headers.get('content-type')]).toEqual([503, '10', 'text/html; charset=utf-8']);
      expect(text).toContain('<html lang="ar" dir="rtl">');
      expect(text).toContain(arabic['status.brokenTitle']);
      expect(text).toMatch(/<bdi dir="ltr">[\da-f-]{36}<\/bdi>/);
      expect(headers.get('content-security-policy')).toContain(`style-src 'nonce-${/<style nonce="([^"]+)"/.exec(text)?.[1]}'`);
      expect(JSON.parse((await open('/', { Accept: 'application/json' })).text)).toMatchObject({ code: 'unavailable' });
    });
    expect((await open('/')).status).toBe(200);
  });
});

describe('while the site is closed for maintenance', () => {
  it.each([
    ['in two hours', 2 * 3_600_000, 7200],
    ['in a moment', 5000, 60],
    ['at a time that nobody knows', null, 300],
  ])('SYS-02 every page answers 503 with Retry-After: maintenance ends %s', async (_end, endsInMs, seconds) => {
    const end = endsInMs === null ? null : new Date(Date.now() + endsInMs);
    await service.services.db.updateTable('system_status').set({ status: 1, maintenance_end: end }).execute();
    service.services.brands.forget();
    const { status, headers, text } = await open('/rng');
    expect(status).toBe(503);
    expect(Math.abs(Number(headers.get('retry-after')) - seconds)).toBeLessThanOrEqual(30);
    expect(text).not.toContain('noindex');
    expect((await open('/rng', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(503);
    await service.services.db.updateTable('system_status').set({ status: 0, maintenance_end: null }).execute();
  });
});

describe('files of the site', () => {
  it('are cached for ever when their name contains a hash, and are sent compressed', async () => {
    const { headers } = await open('/assets/entry-1.js', { 'Accept-Encoding': 'br' });
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('have a type', async () => {
    expect((await open('/favicon.svg')).headers.get('content-type')).toContain('image/svg+xml');
  });

  it.each(['/assets/none.js', '/.vite/manifest.json', '/../server/entry-server.js', '/wps/none'])('%s is not found', async (address) => {
    const { status, text } = await open(address);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ success: false, code: 'notFound' });
  });
});

it('logs policy reports of browsers', async () => {
  const response = await fetch(`${service.url}/report/csp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } }),
  });
  expect(response.status).toBe(204);
});

/** Hides a table from the service during a test. */
async function without<T>(table: string, look: () => Promise<T>): Promise<T> {
  const { db, content, brands, winnerRows, jackpotRows } = service.services;
  const forget = async () => {
    await db
      .updateTable('content_version')
      .set('version', sql`version + 1`)
      .execute();
    content.forget();
    brands.forget();
    winnerRows.delete('marquee undefined');
    jackpotRows.delete('marquee');
  };
  await sql`alter table ${sql.table(table)} rename to hidden_table`.execute(db);
  await forget();
  try {
    return await look();
  } finally {
    await sql`alter table hidden_table rename to ${sql.table(table)}`.execute(db);
    await forget();
  }
}
