import words from '../../../../locales/EN/site.json';
import { gameType as gameTypes } from '@site/api/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageTerms } from './definePage';
import { discovery, pageAt, renderPage } from './entry-server';
import { pages } from './pages';
import { routes } from './routes';
import { first, game } from '../testing/sample';

const lobby: typeof first.lobby = {
  navigation: [],
  banners: [],
  bannerCounts: {},
  jackpotCounts: {},
  playerNotices: [],
  hot: [{ ...game, isHot: 1, displayName: 'The game of the lobby' }],
  hotTotal: 1,
  sections: [],
  categories: [],
  winners: { list: [], windowHours: 24, leastMinor: '0', currency: 'USD' },
  activity: null,
  draws: null,
};
const { permission } = first;

const paint = async (url: string, language = 'EN', more: Partial<typeof first> = {}) =>
  renderPage(url, { ...first, lobby, language, ...more }, 'nonce-slot');

/** Indexed pages, one for each description. */
const described = ['/', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/elott', '/cockfight', '/promotions', '/help', '/down'];

let bengali: Awaited<ReturnType<typeof paint>>[];
beforeAll(async () => {
  bengali = await Promise.all(described.map((url) => paint(url, 'BN')));
});

it('RTE-10 each page has its own title and description, in Bengali too', () => {
  for (const part of ['title', 'description'] as const) {
    const texts = bengali.map((page) => page[part]);
    expect(new Set(texts).size).toBe(described.length);
    for (const text of texts) expect(text).toMatch(/[\u0980-\u09FF]{3}/);
  }
  for (const { title } of bengali) expect(title).toContain(permission.brand.name);
});

it('RTE-10 the sitemap lists the pages that say so, and robots are kept from those that say so and from the centres', () => {
  expect(discovery).toEqual({
    listed: ['/', '/hot', '/promotions', '/tournaments', '/announce', '/news', '/help', '/down', '/lottery/results'],
    hidden: ['/search', '/seamless', '/member', '/agentHome'],
  });
});

it('RTE-10 search engines know the lobby, its categories and the pages for visitors, and no other address', () => {
  const ofLobby = ['/', '/index', '/index.html', '/home', '/login', '/register'];
  const categories = ['/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/elott', '/lott', '/cockfight'];
  const others = ['/hot', '/promotions', '/tournaments', '/announce', '/news', '/help', '/down', '/lines', '/lottery/results'];
  const found = routes.flatMap(({ path }) => (pageAt(path)?.canonical === undefined ? [] : [[path, pageAt(path)?.canonical]]));
  expect(found).toEqual([...ofLobby.map((path) => [path, '/']), ...[...categories, ...others].map((path) => [path, path])]);
});

it.each([
  ['/', '/'],
  ['/Index.html', '/'],
  ['/login', '/'],
  ['/LOTT', '/lott'],
  ['/lines', '/lines'],
  ['/lottery/results', '/lottery/results'],
  ['/lottert', undefined],
  ['/agent', undefined],
  ['/favorite/recent', undefined],
  ['/member', undefined],
  ['/member/withdraw', undefined],
  ['/agentHome/contracts', undefined],
  ['/offline', undefined],
])('RTE-10 %s is %s to search engines', (address, canonical) => {
  expect(pageAt(address)).toEqual({ canonical });
});

it('RTE-10 an address without a page is none', () => {
  expect(pageAt('/nowhere')).toBeUndefined();
});

it.each(routes.filter(({ page }) => !page.flag).map(({ path }) => path.replace('/*', '')))('RTE-01 %s is painted', async (address) => {
  const categories = gameTypes.options.map((gameCategory) => ({ gameCategory, cards: {}, gameClassify: [] }));
  expect(await paint(address, 'EN', { lobby: { ...lobby, categories } })).toMatchObject({
    status: 200,
    html: expect.stringContaining('<main') as string,
  });
});

it.each(['EN', 'AR'] as const)('RTE-10 titles and descriptions of %s differ from Bengali', async (language) => {
  const painted = await Promise.all(described.map((url) => paint(url, language)));
  for (const [index, { title, description }] of painted.entries()) {
    expect([title, description]).not.toEqual([bengali[index]?.title, bengali[index]?.description]);
    expect(title + description).toMatch(language === 'EN' ? /^[\x20-\x7E·’–]+$/ : /[\u0600-\u06FF]{3}/);
  }
});

it('SHL-05 the footer has the licence text of a brand that has one, and nothing in its place for others', async () => {
  const text = 'Licence 4711/2026 of the Festival Board.';
  const [licensed = '', other = ''] = await Promise.all(
    [text, ''].map(async (licence) => {
      const { html } = await paint('/', 'EN', { permission: { ...permission, brand: { ...permission.brand, licence } } });
      return html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
    }),
  );
  expect(licensed).toContain(`<p class="licence">${text}</p>`);
  expect(other).toContain('©');
  expect(other).not.toContain('class="licence"');
});

it('OPR-04 a page says what its brand says its own way, in its language alone', async () => {
  const brand = { ...permission.brand, wording: { EN: { 'site:lobby.hot': 'Under the lamps' } } };
  const [own, other] = await Promise.all(['EN', 'AR'].map((language) => paint('/', language, { permission: { ...permission, brand } })));
  expect([own?.html.includes('Under the lamps'), own?.html.includes(words['lobby.hot'])]).toEqual([true, false]);
  expect(other?.html).not.toContain('Under the lamps');
});

it.each(['/index', '/index.html', '/home', '/HOME', '/Index.html', '/login', '/register'])(
  'RTE-01 %s is rendered as the lobby at /',
  async (url) => {
    const [home, other] = [await paint('/'), await paint(url)];
    expect(other.status).toBe(200);
    expect(other.title).toBe(home.title);
    const main = ({ html }: typeof home) => /<main[^]*<\/main>/.exec(html)?.[0];
    expect(main(home)).toContain('The game of the lobby');
    expect(main(other)).toBe(main(home));
  },
);

it('I18-03 LOB-12 the board’s minimum win reads from left to right in Arabic, with the currency after it', async () => {
  const { html } = await paint('/', 'AR', { lobby: { ...lobby, winners: { ...lobby.winners, leastMinor: '10000' } } });
  expect(html).toMatch(/\u2066[^\u2069]*100\.00\sUS\$\u2069/);
});

it('SHL-01 the header has a link home, a clock, the languages, the theme, log-in and sign-up', async () => {
  const info = { ...permission.info, register: { mobile: false, username: true } };
  const { html } = await paint('/rng', 'EN', { permission: { ...permission, info } });
  const header = /<header[^]*?<\/header>/.exec(html)?.[0] ?? '';
  expect(header).toMatch(/<a[^>]*href="\/"/);
  expect(header).toMatch(/--:--:--[^]*GMT/);
  for (const key of ['shell.language', 'shell.theme', 'session.login', 'session.signUp'] as const) expect(header).toContain(words[key]);
});

it.each([
  ['EN', { maintenance: true }],
  ['BN', { maintenance: true }],
  ['EN', { regionRestriction: true }],
  ['AR', { regionRestriction: true }],
] as const)('ERR-02 a closed site shows its status in %s instead of the page: %o', async (language, state) => {
  const { html, title } = await paint('/rng', language, { permission: { ...permission, ...state } });
  const open = await paint('/rng', language);
  const [said = ''] = title.split(' · ');
  expect(title).not.toBe(open.title);
  expect(/<h1[^>]*>[^<]*<\/h1>/.exec(html)?.[0]).toContain(said);
  expect(open.html).not.toContain(said);
});

it('SHL-03 the menu begins with home, followed by the categories with a vendor, in order', async () => {
  const vendor = { name: 'Lantern Works', iconUrl: '/i.svg', pictureUrl: '/p.svg', games: 1 };
  const kinds = ['COCKFIGHT', 'LOTT', 'ESPORTS', 'PVP', 'LIVE', 'FISH', 'RNG'] as const;
  const categories = kinds.map((gameType) => ({ gameCategory: gameType, cards: { LTW: { ...vendor, gameType } }, gameClassify: [] }));
  const { html } = await paint('/help', 'EN', { lobby: { ...lobby, categories } });
  const [menu = ''] = new RegExp(`<nav[^>]*aria-label="${words['shell.sideMenu']}"[^]*?</nav>`).exec(html) ?? [];
  const [games = ''] = /<ul[^]*?<\/ul>/.exec(menu) ?? [];
  const addresses = [...games.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(addresses).toEqual(['/', '/rng', '/live', '/fish', '/pvp', '/lott', '/esports', '/cockfight']);
});

describe.each([
  ['VIP', 'VIP', '/member/playerRank', 'vip'],
  ['MANPLAYREB3', 'Manual rebate', '/member/manualRebate', 'manualRebate'],
] as const)('SHL-15 SYS-04 %s', (flag, word, path, name) => {
  const withFlag = (value: string) => {
    const info = { ...permission.info, whitelabel: { ...permission.info.whitelabel, [flag]: value } };
    return paint('/', 'EN', { permission: { ...permission, info } });
  };
  const entries = (html: string) => html.split(`href="${path}"`).length - 1;
  // Treats the page as implemented.
  const page: PageTerms = pages[name];
  const { isPlanned } = page;
  beforeAll(() => void Object.assign(page, { isPlanned: undefined }));
  afterAll(() => void Object.assign(page, { isPlanned }));

  it('is in the menu and the footer exactly when it is 1', async () => {
    const on = await withFlag('1');
    expect(entries(on.html)).toBe(2);
    expect(on.html).toContain(`>${word}<`);
    for (const value of ['0', 'true', 'on', '']) {
      const off = await withFlag(value);
      expect([value, entries(off.html), off.html.includes(`>${word}<`)]).toEqual([value, 0, false]);
    }
  });
});

it.each(['/member/playerRank', '/member/manualRebate'])('SHL-15 %s is not found when it is not offered', async (path) => {
  expect(await paint(path)).toMatchObject({ status: 404 });
});
