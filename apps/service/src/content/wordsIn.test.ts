import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { readAnnouncements } from './readAnnouncements.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ seed: seedSmall });
});
afterAll(() => service.close());

it.each([
  ['the language asked for', { EN: 'Hello', BN: 'হ্যালো' }, 'EN', 'Hello'],
  ['the brand’s own where that is missing', { BN: 'হ্যালো', AR: 'مرحبا' }, 'EN', 'হ্যালো'],
  ['the brand’s own before English', { EN: 'Hello', BN: 'হ্যালো' }, 'AR', 'হ্যালো'],
  ['English where both are missing', { EN: 'Hello', AR: 'مرحبا' }, 'BN', 'Hello'],
  ['nothing where all are missing', { AR: 'مرحبا' }, 'BN', ''],
])('I18-02 an announcement of a brand whose language is Bengali is read in %s', async (_which, titles, language, title) => {
  const { db } = service.services;
  const words = JSON.stringify(Object.fromEntries(Object.entries(titles).map(([code, one]) => [code, { title: one, content: '' }])));
  await db.updateTable('announcement').set({ words }).where('merchant', '=', 'khela').where('type', '=', 'H').execute();
  const read = await readAnnouncements(service.services, {
    merchant: 'khela',
    language,
    types: ['H'],
    audience: 'site',
    now: new Date(),
  });
  expect(new Set(read.map((one) => one.title))).toEqual(new Set([title]));
});
