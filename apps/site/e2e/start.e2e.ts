import type { Envelope } from '@site/api/envelope';
import type { GameListValue, VendorCategory } from '@site/api/games';
import { expect, test } from './visit';

test('RUN-01 npm start serves a seeded site: its lobby, more than 1,200 games of 30 vendors, and its accounts', async ({
  page,
  request,
}) => {
  const ask = async <Value>(path: string) => {
    const reply = (await (await request.get(path, { headers: { 'X-Module': 'WEB' } })).json()) as Envelope<Value>;
    if (!reply.success) throw new Error(`${path} was refused: ${reply.code}`);
    return reply.value;
  };
  const { total } = await ask<GameListValue>('/wps/relay/GCSGAME_gameList?pageSize=1');
  expect(total).toBeGreaterThanOrEqual(1200);
  const { categories } = await ask<{ categories: VendorCategory[] }>('/wps/relay/GCSGAME_getVassGameType');
  expect(new Set(categories.flatMap(({ cards }) => Object.keys(cards))).size).toBeGreaterThanOrEqual(30);

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dev/accounts');
  await expect(page.getByRole('button', { name: 'Log in as agent01' })).toBeVisible();
});
