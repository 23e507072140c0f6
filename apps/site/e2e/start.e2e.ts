import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Envelope } from '@site/api/envelope';
import type { GameListValue, VendorCategory } from '@site/api/games';
import { expect, test } from './visit';

test('RUN-01 npm start serves a seeded site: its lobby, more than 400 games of 30 vendors, and its accounts', async ({ page, request }) => {
  const ask = async <Value>(call: string) => {
    const reply = (await (await request.get(call, { headers: { 'X-Module': 'WEB' } })).json()) as Envelope<Value>;
    if (!reply.success) throw new Error(`${call} was refused: ${reply.code}`);
    return reply.value;
  };
  const { total } = await ask<GameListValue>('/wps/relay/GCSGAME_gameList?pageSize=1');
  expect(total).toBeGreaterThanOrEqual(400);
  const { categories } = await ask<{ categories: VendorCategory[] }>('/wps/relay/GCSGAME_getVassGameType');
  expect(new Set(categories.flatMap(({ cards }) => Object.keys(cards))).size).toBeGreaterThanOrEqual(30);

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dev/accounts');
  await expect(page.getByRole('button', { name: 'Log in as agent01' })).toBeVisible();
});

test('RUN-01 the service renders pages with React’s production build', () => {
  const bundle = readFileSync(path.resolve(import.meta.dirname, '../dist/server/entry-server.js'), 'utf8');
  expect(bundle).toContain('renderToPipeableStream');
  expect(bundle).not.toContain('should have a unique');
});
