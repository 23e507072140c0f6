import { rmSync } from 'node:fs';
import type { LobbyPart } from '@site/api/lobby';
import type { InitialData } from '@site/api/page';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import arabic from '../../../../locales/AR/site.json' with { type: 'json' };
import { LatestCache } from '../http/LatestCache.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames, walletGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { writeTinySite } from '../testing/writeTinySite.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import { connectVendor } from '../vendors/connectVendor.ts';
import { type PagePart, pageParts } from './pageParts.ts';

const draw = { openAt: 0, closeAt: 1, drawAt: 2, result: '1 2 3' };
/** A vendor without games that can be played, whose lottery has been drawn. */
const vendor = {
  ...createStudioAdapter({ url: 'http://127.0.0.1:9', secret: 'a secret for tests only' }),
  listDraws: async () => ({
    lotteries: [
      {
        gameCode: walletGames.lottery.game_code,
        draws: [
          { ...draw, numero: '2' },
          { ...draw, numero: '1' },
        ],
      },
    ],
  }),
};

let service: TestService;
let siteDir: string;
beforeAll(async () => {
  siteDir = writeTinySite();
  service = await startService({
    config: { siteDir, vendors: [vendor] },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db, { ...testGames, lottery: walletGames.lottery });
      await db
        .insertInto('promotion')
        .values({
          merchant: 'marquee',
          code: 'raffle',
          kind: 'new',
          art: 'none',
          position: 1,
          starts_at: new Date(0),
          needs_joining: true,
          words: JSON.stringify({ EN: { title: 'Raffle', content: '<p>Terms</p>' } }),
          offer: JSON.stringify({ kind: 'raffle', leastCents: 100, prizes: [{ cents: 100, chancePpm: 1 }], every: 'day', multiple: 1 }),
        })
        .execute();
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
    const { settings } = await service.services.brands.of('marquee');
    await changeBrand(service.services, {
      settings: {
        ...settings,
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
    await changeBrand(service.services, { settings });
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

interface Fault {
  at: string;
  /** Table that the part is read from, or a way to break it that returns the way to mend it. */
  without: string | (() => Promise<() => Promise<unknown>>);
  /** Returns true for a page that lacks the part. */
  isLacking: (first: InitialData) => boolean;
}

/** For each part: a page that has it, and what makes it unreadable. */
const faults: Record<PagePart, Fault> = {
  lobby: { at: '/', without: 'game', isLacking: ({ lobby }) => lobby === null },
  'lobby.activity': { at: '/', without: 'vendor_session', isLacking: ({ lobby }) => lobby?.activity === null },
  'lobby.bannerCounts': { at: '/', without: 'banner', isLacking: isMissing('banners') },
  'lobby.banners': { at: '/', without: 'banner', isLacking: isMissing('banners') },
  'lobby.jackpotCounts': { at: '/', without: 'jackpot', isLacking: isMissing('jackpots') },
  'lobby.playerNotices': { at: '/', without: 'announcement', isLacking: isMissing('playerNotices') },
  'lobby.winners': { at: '/', without: 'bet', isLacking: isMissing('winners') },
  banners: { at: '/rng', without: 'banner', isLacking: isMissing('banners') },
  games: { at: '/rng', without: 'game', isLacking: ({ games }) => games === null },
  jackpots: { at: '/rng', without: 'jackpot', isLacking: ({ jackpots }) => !jackpots },
  promotion: { at: '/promotions?id=raffle', without: withoutPrizes, isLacking: ({ promotion }) => !promotion },
  '/announce': { at: '/announce', without: 'announcement', isLacking: ({ announcements }) => !announcements },
  '/down': { at: '/down', without: 'help_article', isLacking: ({ download }) => !download },
  '/help': { at: '/help', without: 'help_article', isLacking: ({ help }) => !help },
  '/lottery/results': { at: '/lottery/results', without: withoutVendors, isLacking: ({ results }) => !results },
  '/news': { at: '/news', without: 'post', isLacking: ({ posts }) => !posts },
  '/promotions': { at: '/promotions?id=raffle', without: 'promotion', isLacking: ({ promotions }) => !promotions },
  '/tournaments': { at: '/tournaments', without: 'tournament', isLacking: ({ tournaments }) => !tournaments },
};

function isMissing(part: LobbyPart) {
  return ({ lobby }: InitialData) => lobby?.missing?.includes(part) ?? false;
}

async function withoutPrizes() {
  const { db } = service.services;
  const { offer } = await db.selectFrom('promotion').where('code', '=', 'raffle').select('offer').executeTakeFirstOrThrow();
  const write = async (value: unknown) => {
    await sql`update promotion set offer = ${JSON.stringify(value)}::jsonb where code = 'raffle'`.execute(db);
    await forget();
  };
  await write({ kind: 'raffle' });
  return () => write(offer);
}

async function withoutVendors() {
  // Each connects anew: a vendor whose other calls have failed is not asked for a while.
  const connect = async (one: typeof vendor) => {
    service.services.adapters = new Map([[one.integration, connectVendor(one, () => {})]]);
    await forget();
  };
  await connect({ ...vendor, listDraws: () => Promise.reject(new Error('The vendor is down.')) });
  return () => connect(vendor);
}

describe('a page with an unreadable part', () => {
  it.each(pageParts)('ERR-10 is served without %s, says so in the log, and has it again once readable', async (part) => {
    const { at, without: fault, isLacking } = faults[part];
    const noted = vi.spyOn(service.services, 'noteMissing');
    onTestFinished(() => noted.mockRestore());
    const address = `${at}${at.includes('?') ? '&' : '?'}lang=BN`;
    const mend = await (typeof fault === 'string' ? hide(fault) : fault());
    const { status, first } = await open(address);
    await mend();
    expect([status, first && isLacking(first)]).toEqual([200, true]);
    expect(noted.mock.calls.map(([name]) => name)).toContain(part);
    expect(first?.permission.brand.merchant).toBe('marquee');
    expect((first?.lobby?.categories.length ?? 0) > 0).toBe(part !== 'lobby' && part !== 'games');
    expect((first?.promotions?.list.length ?? 0) > 0).toBe(part === 'promotion');
    const again = await open(address);
    expect(again.first && isLacking(again.first)).toBe(false);
  });

  it('ERR-10 is served whichever table cannot be read, but those that say whose page it is and whether it has changed', async () => {
    const addresses = [...new Set(Object.values(faults).map(({ at }) => at)), '/search?q=slot', '/member', '/nowhere'];
    const asked: string[] = [];
    const executor = service.services.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    const watching = vi.spyOn(executor, 'executeQuery').mockImplementation((query, ...rest) => {
      asked.push(query.sql);
      return execute(query, ...rest);
    });
    await forget();
    for (const at of addresses) await open(at);
    watching.mockRestore();
    const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables where schemaname = 'public'`.execute(
      service.services.db,
    );
    const read = rows.map(({ tablename }) => tablename).filter((table) => asked.some((text) => new RegExp(`\\b${table}\\b`).test(text)));
    const statuses: Record<string, number[]> = {};
    for (const table of read)
      await without(table, async () => {
        for (const at of addresses) (statuses[table] ??= []).push((await open(at)).status);
      });
    const closing = Object.entries(statuses).filter(([, seen]) => seen.some((status) => status >= 500));
    expect(read).toEqual(
      expect.arrayContaining(Object.values(faults).flatMap(({ without: fault }) => (typeof fault === 'string' ? fault : []))),
    );
    expect(closing.map(([table]) => table).toSorted()).toEqual(['brand', 'content_version', 'system_status']);
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

/** Hides a table from the service while `look` runs. */
async function without<T>(table: string, look: () => Promise<T>): Promise<T> {
  const show = await hide(table);
  try {
    return await look();
  } finally {
    await show();
  }
}

/** Hides a table from the service; returns the way to show it again. */
async function hide(table: string) {
  const { db } = service.services;
  await sql`alter table ${sql.table(table)} rename to hidden_table`.execute(db);
  await forget();
  return async () => {
    await sql`alter table hidden_table rename to ${sql.table(table)}`.execute(db);
    await forget();
  };
}

/** Makes the service read everything anew. */
async function forget() {
  const { db, content, brands, winnerRows, jackpotRows, latestRounds } = service.services;
  await sql`update content_version set version = version + 1`.execute(db).catch(() => {});
  content.forget();
  brands.forget();
  winnerRows.delete('marquee undefined');
  jackpotRows.delete('marquee');
  latestRounds.delete('marquee');
  service.services.calendars = new LatestCache({ max: 1, ttlMs: 0, shownMs: 0 });
}
