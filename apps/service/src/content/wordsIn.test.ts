import type { Client } from '@site/api/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ seed: seedSmall });
});
afterAll(() => service.close());

type Table = 'announcement' | 'banner' | 'help_article' | 'jackpot' | 'mission' | 'post' | 'promotion' | 'reward' | 'tournament_series';

const fields = ['title', 'name', 'text', 'summary', 'detail', 'overline', 'content', 'alt'];

/** Kinds of content: their table, and the call that reads them. */
const kinds: Record<string, [table: Table, read: (client: Client) => Promise<unknown>]> = {
  banners: ['banner', (client) => client('announcements', { types: 'B' })],
  'notices and announcements': ['announcement', (client) => client('announcements', { types: 'PL,PU,H' })],
  'notices in the inbox': ['announcement', (client) => client('messages', { box: 'notice' })],
  promotions: ['promotion', (client) => client('promotions', {})],
  'help and terms': ['help_article', (client) => client('helpCentre', {})],
  posts: ['post', (client) => client('posts', {})],
  missions: ['mission', (client) => client('missions', {})],
  rewards: ['reward', (client) => client('pointRewards', {})],
  tournaments: ['tournament_series', (client) => client('tournaments', {})],
  jackpots: ['jackpot', (client) => client('jackpots', {})],
};

const said = (code: string) => Object.fromEntries(fields.map((field) => [field, `Said in ${code}`]));
const textsOf = (answer: unknown) => {
  const text = JSON.stringify(answer);
  const marks = [...text.matchAll(/aidIn":\{"lang":"([\w-]+)","dir":"(\w+)"\}/g)].map(([, lang, dir]) => `${lang} ${dir}`);
  return { texts: [...new Set(text.match(/Said in [A-Z]+/g))], marks: [...new Set(marks)] };
};

it.each([
  ['the language asked for', ['EN', 'BN', 'AR'], 'en', 'EN', []],
  ['the brand’s default where that is missing', ['BN', 'AR'], 'en', 'BN', ['bn ltr']],
  ['English where both are missing', ['EN', 'AR'], 'bn', 'EN', ['en ltr']],
  ['the brand’s default where the brand does not offer the language', ['EN', 'BN', 'AR'], 'ar', 'BN', []],
])(
  'I18-02 all content of a brand whose default is Bengali is read in %s, and says so where that is another',
  async (_which, codes, asked, shown, other) => {
    const { db, jackpotRows } = service.services;
    const words = JSON.stringify(Object.fromEntries(codes.map((code) => [code, said(code)])));
    for (const table of new Set(Object.values(kinds).map(([name]) => name)))
      await db.updateTable(table).set({ words }).where('merchant', '=', 'khela').execute();
    jackpotRows.delete('khela');
    const token = await service.tokenOf('player01', 'khela');
    const client = service.clientWith({ 'X-Merchant': 'khela', 'Accept-Language': asked, Authorization: `Bearer ${token}` });
    const texts = await Promise.all(Object.entries(kinds).map(async ([kind, [, read]]) => [kind, textsOf(await read(client))]));
    const expected = { texts: [`Said in ${shown}`], marks: other };
    expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(Object.keys(kinds).map((kind) => [kind, expected])));
  },
);

it.each([
  ['ar', 'أسبوع الافتتاح', 'أهلًا بك في صندوق رسائلك', /\p{Script=Arabic}/u, undefined],
  ['th', 'Opening week', 'Welcome to your inbox', /\p{Script=Thai}/u, { lang: 'en', dir: 'ltr' }],
])('I18-02 in %s the demo’s free rounds are of “%s”, and its first message is “%s”', async (asked, name, title, script, saidIn) => {
  const client = service.clientWith({ 'Accept-Language': asked, Authorization: `Bearer ${await service.tokenOf('player01')}` });
  const [rounds, messages] = await Promise.all([client('freeRounds', {}), client('messages', { box: 'message' })]);
  expect(await client('memberInfo', {})).toMatchObject({ value: { vipLabelName: expect.stringMatching(script) as string } });
  if (!rounds.ok || !messages.ok) throw new Error('refused');
  expect(rounds.value.grants[0]).toMatchObject({ name, ...(saidIn && { saidIn }) });
  expect(messages.value.list.at(-1)).toMatchObject({ values: { title }, ...(saidIn && { saidIn }) });
});

it.each([
  ['EN', 'Moon Lotus'],
  ['BN', 'চাঁদের পদ্ম'],
  ['AR', 'لوتس القمر'],
  ['TH', 'চাঁদের পদ্ম'],
])('I18-02 in %s, a game of a brand whose default is Bengali is called %s', async (language, name) => {
  const { games } = await service.services.shelves.of('khela', language);
  expect(games.find(({ gameCode }) => gameCode === 'moon-lotus')?.displayName).toBe(name);
});
