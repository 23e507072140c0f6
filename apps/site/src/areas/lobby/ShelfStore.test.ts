import { expect, it } from 'vitest';
import type { Client } from '@site/api/client';
import type { Game } from '@site/api/games';
import { game } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { askHotGames } from './askHotGames';
import { collapsedCount, hasMoreThanFits } from './collapsedCount';
import { SHELF_PAGE, ShelfStore } from './ShelfStore';

const gamesFrom = (from: number, count: number): Game[] => Array.from({ length: count }, (_, index) => ({ ...game, nodeId: from + index }));

const pagesOf = (api: Client) => (pageNo: number) => api('gameList', { gameType: 'RNG', pageNo, pageSize: SHELF_PAGE });

it('LOB-06 adds the next page, shows no game twice, and stops at the last', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', ({ query }) => ({
    value: { games: query.get('pageNo') === '2' ? gamesFrom(11, 12) : gamesFrom(23, 2), totalPages: 3, total: 25 },
  }));
  const shelf = new ShelfStore({ askPage: pagesOf(api), games: gamesFrom(0, 12), total: 25 });
  await shelf.loadMore();
  // The catalogue shifted by one: game 11 is on both pages.
  expect(shelf.games.map(({ nodeId }) => nodeId)).toEqual(gamesFrom(0, 23).map(({ nodeId }) => nodeId));
  expect([shelf.total, shelf.isOpen]).toEqual([25, true]);
  await shelf.loadMore();
  expect(shelf.games).toHaveLength(25);
  await shelf.loadMore();
  expect(shelf.games).toHaveLength(25);
  expect(shelf.total).toBe(25);
});

it('LOB-15 LOB-23 asks for the hot games of the platform once a session, shows the open ones, and asks again after a failure', async () => {
  const { api, service } = await startStores();
  service.answer('hotGames', () => ({ refuse: 'unavailable' }));
  expect(await askHotGames(api, 2)).toMatchObject({ ok: false, code: 'unavailable' });
  const [closed = game, ...open] = gamesFrom(0, 31);
  service.answer('hotGames', () => ({ value: { list: [{ ...closed, status: 'maintenance' }, ...open] } }));
  const shelf = new ShelfStore({ askPage: (pageNo) => askHotGames(api, pageNo), games: open.slice(0, 15), total: 30 });
  expect(shelf.games).toHaveLength(12);
  for (const shown of [24, 30]) {
    await shelf.loadMore();
    expect([shelf.games.length, shelf.total]).toEqual([shown, 30]);
  }
  expect(service.asked.map(({ name }) => name)).toEqual(['hotGames', 'hotGames']);
  const query = service.asked.at(-1)?.query;
  expect([query?.get('isPlatform'), query?.get('platform')]).toEqual(['2', 'html5-desktop']);
});

it('keeps its games when the next page fails', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ refuse: 'tooMany', details: { retryAfterS: 3 } }));
  const shelf = new ShelfStore({ askPage: pagesOf(api), games: gamesFrom(0, 12), total: 25 });
  await shelf.loadMore();
  expect(shelf.failure).toBe('tooMany');
  expect(shelf.games).toHaveLength(12);
  expect(shelf.isLoading).toBe(false);
});

it('LOB-18 collapses to the first games, and expands loaded ones without a request', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ value: { games: gamesFrom(12, 12), totalPages: 3, total: 25 } }));
  const shelf = new ShelfStore({ askPage: pagesOf(api), games: gamesFrom(0, 12), total: 25 });
  expect(shelf.isOpen).toBe(false);
  await shelf.loadMore();
  expect([shelf.games.length, shelf.isOpen]).toEqual([24, true]);
  shelf.close();
  expect([shelf.games.length, shelf.isOpen]).toEqual([12, false]);
  await shelf.loadMore();
  expect([shelf.games.length, service.asked.length]).toEqual([24, 1]);
});

it.each([
  [10, 10, false],
  [11, 10, true],
  [12, 10, true],
  [13, 12, true],
  [600, 12, true],
])('LOB-18 of %i games a closed shelf shows %i; it opens and closes: %s', (total, closed, opens) => {
  expect([Math.min(total, collapsedCount(total)), hasMoreThanFits(total)]).toEqual([closed, opens]);
});
