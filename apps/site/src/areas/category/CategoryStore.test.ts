import { expect, it } from 'vitest';
import { game } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { CategoryStore } from './CategoryStore';
import { categoryAddress, type CategoryQuery, readCategoryQuery } from './categoryQuery';

const slots: CategoryQuery = { gameType: 'RNG', vassalage: '', classify: 'ALL', gameName: '', page: 1 };
const visitor = { isMember: false };
const listOf = (...names: string[]) => ({
  games: names.map((displayName, nodeId) => Object.assign({}, game, { nodeId, displayName })),
  totalPages: 2,
  total: 41,
});

it('LOB-04 requests the query of the address', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ value: listOf('Gold Tiger') }));
  const store = new CategoryStore(api, slots, undefined);
  await store.show({ ...slots, vassalage: 'LTW', classify: 'HOT', gameName: 'tiger', page: 2 }, visitor);
  expect(store.list).toMatchObject({ state: 'ready', value: { total: 41 } });
  expect(Object.fromEntries(service.asked[0]?.query ?? [])).toEqual({
    gameType: 'RNG',
    vassalage: 'LTW',
    gameClassify: 'HOT',
    gameName: 'tiger',
    pageNo: '2',
    pageSize: '15',
  });
});

it.each([
  ['ALL', 'gameList', 'pageNo', '40'],
  ['NEW', 'gameList', 'pageNo', '40'],
  ['JACKPOT', 'gameList', 'pageNo', '40'],
  ['HOT', 'gameList', 'pageNo', '15'],
  ['FAV', 'favourites', 'pageNo', '15'],
  ['RECENT', 'recentGames', 'page', '15'],
])('LOB-19 a page of %s is asked for by %s, %3$s games of it', async (classify, call, pageField, pageSize) => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ value: listOf('one') }));
  service.answer('favourites', () => ({ value: { content: listOf('one').games, pageNum: 2, totalPages: 2, total: 16 } }));
  service.answer('recentGames', () => ({ value: { list: listOf('one').games, totalPages: 2, total: 16 } }));
  const store = new CategoryStore(api, slots, undefined);
  await store.show({ ...slots, vassalage: 'LTW', classify, page: 2 }, { isMember: true });
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'one' }], totalPages: 2 } });
  const { name, query } = service.asked[0] ?? {};
  expect([name, query?.get(pageField), query?.get('pageSize')]).toEqual([call, '2', pageSize]);
  expect([query?.get('gameType'), query?.get('vassalage')]).toEqual(['RNG', 'LTW']);
});

it('LOB-05 requests personal lists for members only, and each time again', async () => {
  const { api, service } = await startStores();
  service.answer('favourites', () => ({ value: { content: [], pageNum: 1, totalPages: 0, total: 0 } }));
  const store = new CategoryStore(api, slots, undefined);
  await store.show({ ...slots, classify: 'FAV' }, visitor);
  expect([store.list.state, service.asked.length]).toEqual(['loading', 0]);
  for (const times of [1, 2]) {
    await store.show({ ...slots, classify: 'FAV' }, { isMember: true });
    expect([store.list.state, service.asked.length]).toEqual(['ready', times]);
  }
});

it('LOB-17 requests no games when vendors are shown', async () => {
  const { api, service } = await startStores();
  const store = new CategoryStore(api, { ...slots, gameType: 'SPORTS' }, undefined);
  await store.show({ ...slots, gameType: 'SPORTS' }, visitor);
  expect(service.asked).toEqual([]);
  service.answer('gameList', () => ({ value: listOf('Cup night') }));
  await store.show({ ...slots, gameType: 'SPORTS', vassalage: 'BTI' }, visitor);
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'Cup night' }] } });
});

it('keeps the newest choice when answers arrive out of order', async () => {
  const { api, service } = await startStores();
  const held = Promise.withResolvers<void>();
  service.answer('gameList', async ({ query }) => {
    if (query.get('vassalage') === 'SLOW') await held.promise;
    return { value: listOf(query.get('vassalage') ?? '') };
  });
  const store = new CategoryStore(api, slots, undefined);
  const slow = store.show({ ...slots, vassalage: 'SLOW' }, visitor);
  await store.show({ ...slots, vassalage: 'FAST' }, visitor);
  held.resolve();
  await slow;
  expect(store.query.vassalage).toBe('FAST');
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'FAST' }] } });
});

it('shows a visited page immediately, and retries a failed one', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ refuse: 'unavailable' }));
  const store = new CategoryStore(api, slots, listOf('painted'));
  await store.show({ ...slots, page: 2 }, visitor);
  expect(store.list).toEqual({ state: 'failed', code: 'unavailable' });
  const back = store.show(slots, visitor);
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'painted' }] } });
  await back;
  service.answer('gameList', () => ({ value: listOf('second') }));
  await store.show({ ...slots, page: 2 }, visitor);
  expect(store.list).toMatchObject({ state: 'ready' });
  expect(service.asked).toHaveLength(2);
});

it.each([
  ['/rng', '', slots],
  ['/live', '?vassalage=BGS&page=3', { ...slots, gameType: 'LIVE', vassalage: 'BGS', page: 3 }],
  ['/rng', '?classify=HOT&gameName=%20tiger%20', { ...slots, classify: 'HOT', gameName: 'tiger' }],
  ['/rng', '?page=0', slots],
  ['/rng', '?page=1.5&classify=<b>', slots],
  ['/Fish', '?classify=NEW', { ...slots, gameType: 'FISH', classify: 'NEW' }],
  ['/rng', '?classify=ALL', slots],
  ['/pvp', '?classify=RECENT', { ...slots, gameType: 'PVP', classify: 'RECENT' }],
  ['/lott', '?vassalage=CVD&classify=FAV', { ...slots, gameType: 'LOTT', vassalage: 'CVD', classify: 'FAV' }],
  ['/rng', '?gameName=koi', { ...slots, gameName: 'koi' }],
] satisfies [string, string, CategoryQuery][])('LOB-21 reads %s%s and writes it back', (pathname, search, query) => {
  expect(readCategoryQuery(pathname, search)).toEqual(query);
  const [path = '', written = ''] = categoryAddress(query).split('?');
  expect(readCategoryQuery(path, `?${written}`)).toEqual(query);
});

it('LOB-06 appends the next page, and discards it when another list is shown', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', ({ query }) => ({ value: listOf(`page ${query.get('pageNo')}`) }));
  const store = new CategoryStore(api, slots, listOf('page 1'));
  await Promise.all([store.showMore(), store.showMore()]);
  expect(store.more.games.map(({ displayName }) => displayName)).toEqual(['page 2']);
  await store.showMore();
  expect(service.asked.map(({ query }) => query.get('pageNo'))).toEqual(['2', '3']);
  service.answer('gameList', () => ({ refuse: 'unavailable' }));
  await store.showMore();
  expect([store.more.failure, store.more.games.length]).toEqual(['unavailable', 2]);
  service.answer('gameList', () => ({ value: listOf('another') }));
  await store.show({ ...slots, classify: 'HOT' }, visitor);
  expect([store.more.failure, store.more.games.length]).toEqual([undefined, 0]);
});
