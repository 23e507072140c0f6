import { QUICK_SEARCH_SIZE, SEARCH_PAGE_SIZE } from '@site/rules/gamePages';
import { expect, it } from 'vitest';
import { game } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { readSearchQuery, searchAddress } from './searchQuery';
import { SearchStore } from './SearchStore';

const found = (displayName: string) => ({ games: [{ ...game, displayName }], totalPages: 1, total: 1 });
const nothing = { words: '', page: 1 };

it.each([
  [SEARCH_PAGE_SIZE, '24'],
  [QUICK_SEARCH_SIZE, '15'],
])('LOB-08 LOB-19 searches all games by name, %i a page', async (pageSize, sent) => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ value: found('Gold Tiger') }));
  const store = new SearchStore({ api, pageSize });
  await store.show({ words: 'tiger', page: 2 });
  expect(Object.fromEntries(service.asked[0]?.query ?? [])).toEqual({ gameName: 'tiger', pageNo: '2', pageSize: sent });
  expect(store.list).toMatchObject({ state: 'ready', value: { total: 1 } });
});

it('LOB-08 sends one request at a time while typing, and ends with the newest', async () => {
  const { api, service } = await startStores();
  const held = Promise.withResolvers<void>();
  service.answer('gameList', async ({ query }) => {
    await held.promise;
    return { value: found(query.get('gameName') ?? '') };
  });
  const store = new SearchStore({ api, pageSize: SEARCH_PAGE_SIZE });
  const first = store.show({ words: 't', page: 1 });
  await store.show({ words: 'ti', page: 1 });
  await store.show({ words: 'tig', page: 1 });
  expect(store.isAsking).toBe(true);
  held.resolve();
  await first;
  expect(service.asked.map(({ query }) => query.get('gameName'))).toEqual(['t', 'tig']);
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'tig' }] } });
  expect([store.answered.words, store.isAsking]).toEqual(['tig', false]);
});

it('sends no request without a term, and ignores replies after the field was cleared', async () => {
  const { api, service } = await startStores();
  const held = Promise.withResolvers<void>();
  service.answer('gameList', async () => {
    await held.promise;
    return { value: found('late') };
  });
  const store = new SearchStore({ api, pageSize: SEARCH_PAGE_SIZE });
  const asked = store.show({ words: 'late', page: 1 });
  await store.show(nothing);
  held.resolve();
  await asked;
  expect(store.list).toBeUndefined();
  expect(service.asked).toHaveLength(1);
});

it('does not request the server-rendered result, and retries after a failure', async () => {
  const { api, service } = await startStores();
  const tiger = { words: 'tiger', page: 1 };
  const store = new SearchStore({ api, pageSize: SEARCH_PAGE_SIZE, query: tiger, painted: found('painted') });
  await store.show({ ...tiger });
  expect(service.asked).toEqual([]);
  service.answer('gameList', () => ({ refuse: 'unavailable' }));
  await store.show({ words: 'koi', page: 1 });
  expect(store.list).toEqual({ state: 'failed', code: 'unavailable' });
  service.answer('gameList', () => ({ value: found('Nine Koi') }));
  await store.show({ words: 'koi', page: 1 });
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'Nine Koi' }] } });
});

it.each([
  ['', nothing],
  ['?q=%20gold%20tiger%20', { words: 'gold tiger', page: 1 }],
  ['?q=%D8%A8%D8%A7%D8%B2&page=3', { words: 'باز', page: 3 }],
  ['?q=a%26b%3Dc&page=-1', { words: 'a&b=c', page: 1 }],
  [`?q=${'x'.repeat(90)}`, { words: 'x'.repeat(60), page: 1 }],
])('LOB-21 reads %s and writes it back', (search, query) => {
  expect(readSearchQuery(search)).toEqual(query);
  expect(readSearchQuery(searchAddress(query).replace('/search', ''))).toEqual(query);
});
