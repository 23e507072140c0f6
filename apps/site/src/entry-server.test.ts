import words from '../../../locales/EN/site.json';
import { beforeAll, expect, it } from 'vitest';
import { paintPage } from './entry-server';
import { first, game } from './testing/sample';

const lobby: typeof first.lobby = {
  navigation: [],
  banners: [],
  playerNotices: [],
  hot: [{ ...game, isHot: 1, displayName: 'The game of the lobby' }],
  sections: [],
  categories: [],
  winners: { list: [], windowHours: 24, leastMinor: '0', currency: 'USD' },
};
const { permission } = first;

const paint = async (url: string, language = 'EN', more: Partial<typeof first> = {}) =>
  paintPage(url, { ...first, lobby, language, ...more }, 'nonce-slot');

/** Pages that search engines may find, one for each description. */
const described = ['/', '/rng', '/live', '/fish', '/pvp', '/sports', '/esports', '/elott', '/cockfight', '/promotions', '/help', '/down'];

let bengali: Awaited<ReturnType<typeof paint>>[];
beforeAll(async () => {
  bengali = await Promise.all(described.map((url) => paint(url, 'BN')));
});

it('RTE-10 each page has a title and a description of its own, in Bengali too', () => {
  for (const part of ['title', 'description'] as const) {
    const texts = bengali.map((page) => page[part]);
    expect(new Set(texts).size).toBe(described.length);
    for (const text of texts) expect(text).toMatch(/[\u0980-\u09FF]{3}/);
  }
  for (const { title } of bengali) expect(title).toContain(permission.brand.name);
});

it.each(['EN', 'AR'] as const)('RTE-10 titles and descriptions of %s are not those of Bengali', async (language) => {
  const pages = await Promise.all(described.map((url) => paint(url, language)));
  for (const [index, { title, description }] of pages.entries()) {
    expect([title, description]).not.toEqual([bengali[index]?.title, bengali[index]?.description]);
    expect(title + description).toMatch(language === 'EN' ? /^[\x20-\x7E·’–]+$/ : /[\u0600-\u06FF]{3}/);
  }
});

it.each(['/index', '/index.html', '/home', '/HOME', '/Index.html', '/login', '/register'])(
  'RTE-01 %s is painted as the lobby that stands at /',
  async (url) => {
    const [home, other] = [await paint('/'), await paint(url)];
    expect(other.status).toBe(200);
    expect(other.title).toBe(home.title);
    const main = ({ html }: typeof home) => /<main[^]*<\/main>/.exec(html)?.[0];
    expect(main(home)).toContain('The game of the lobby');
    expect(main(other)).toBe(main(home));
  },
);

it('SHL-01 the header leads home and has a clock, the languages, the theme, log-in and sign-up', async () => {
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
] as const)('ERR-02 a closed site says so in %s in place of its page: %o', async (language, state) => {
  const { html, title } = await paint('/rng', language, { permission: { ...permission, ...state } });
  const open = await paint('/rng', language);
  const [said = ''] = title.split(' · ');
  expect(title).not.toBe(open.title);
  expect(/<h1[^>]*>[^<]*<\/h1>/.exec(html)?.[0]).toContain(said);
  expect(open.html).not.toContain(said);
});
