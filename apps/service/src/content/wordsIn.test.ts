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
const textsOf = (answer: unknown) => new Set(JSON.stringify(answer).match(/Said in [A-Z]+/g));

it.each([
  ['the language asked for', ['EN', 'BN', 'AR'], 'en', 'EN'],
  ['the brand’s default where that is missing', ['BN', 'AR'], 'en', 'BN'],
  ['English where both are missing', ['EN', 'AR'], 'bn', 'EN'],
  ['the brand’s default where the brand does not offer the language', ['EN', 'BN', 'AR'], 'ar', 'BN'],
])('I18-02 all content of a brand whose default is Bengali is read in %s', async (_which, codes, asked, shown) => {
  const { db, jackpotRows } = service.services;
  const words = JSON.stringify(Object.fromEntries(codes.map((code) => [code, said(code)])));
  for (const table of new Set(Object.values(kinds).map(([name]) => name)))
    await db.updateTable(table).set({ words }).where('merchant', '=', 'khela').execute();
  jackpotRows.delete('khela');
  const token = await service.tokenOf('player01', 'khela');
  const client = service.clientWith({ 'X-Merchant': 'khela', 'Accept-Language': asked, Authorization: `Bearer ${token}` });
  const texts = await Promise.all(Object.entries(kinds).map(async ([kind, [, read]]) => [kind, textsOf(await read(client))]));
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Set([`Said in ${shown}`])])));
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
