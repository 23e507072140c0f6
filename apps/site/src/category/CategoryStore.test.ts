import { expect, it } from 'vitest';
import { game } from '../testing/sample';
import { startStores } from '../testing/startStores';
import { CategoryStore } from './CategoryStore';
import { categoryAddress, type CategoryQuery, readCategoryQuery } from './categoryQuery';

const slots: CategoryQuery = { category: 'RNG', vassalage: '', classify: 'ALL', gameName: '', page: 1 };
const listOf = (...names: string[]) => ({
  games: names.map((displayName, nodeId) => Object.assign({}, game, { nodeId, displayName })),
  totalPages: 2,
  total: 41,
});

it('LOB-04 asks for what the address says, forty to a page', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ value: listOf('Gold Tiger') }));
  const store = new CategoryStore(api, slots, undefined);
  await store.show({ ...slots, vassalage: 'LTW', classify: 'HOT', gameName: 'tiger', page: 2 });
  expect(store.list).toMatchObject({ state: 'ready', value: { total: 41 } });
  expect(Object.fromEntries(service.asked[0]?.query ?? [])).toEqual({
    gameType: 'RNG',
    vassalage: 'LTW',
    gameClassify: 'HOT',
    gameName: 'tiger',
    pageNo: '2',
    pageSize: '40',
  });
});

it('keeps the newest choice when answers arrive out of order', async () => {
  const { api, service } = await startStores();
  const held = Promise.withResolvers<void>();
  service.answer('gameList', async ({ query }) => {
    if (query.get('vassalage') === 'SLOW') await held.promise;
    return { value: listOf(query.get('vassalage') ?? '') };
  });
  const store = new CategoryStore(api, slots, undefined);
  const slow = store.show({ ...slots, vassalage: 'SLOW' });
  await store.show({ ...slots, vassalage: 'FAST' });
  held.resolve();
  await slow;
  expect(store.query.vassalage).toBe('FAST');
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'FAST' }] } });
});

it('shows a page that was seen at once, and asks again for one that failed', async () => {
  const { api, service } = await startStores();
  service.answer('gameList', () => ({ refuse: 'unavailable' }));
  const store = new CategoryStore(api, slots, listOf('painted'));
  await store.show({ ...slots, page: 2 });
  expect(store.list).toEqual({ state: 'failed', code: 'unavailable' });
  const back = store.show(slots);
  expect(store.list).toMatchObject({ state: 'ready', value: { games: [{ displayName: 'painted' }] } });
  await back;
  service.answer('gameList', () => ({ value: listOf('second') }));
  await store.show({ ...slots, page: 2 });
  expect(store.list).toMatchObject({ state: 'ready' });
  expect(service.asked).toHaveLength(2);
});

it.each([
  ['/rng', '', slots],
  ['/live', '?vassalage=BGS&page=3', { ...slots, category: 'LIVE', vassalage: 'BGS', page: 3 }],
  ['/rng', '?classify=HOT&gameName=%20tiger%20', { ...slots, classify: 'HOT', gameName: 'tiger' }],
  ['/rng', '?page=0', slots],
  ['/rng', '?page=1.5&classify=NONSENSE', slots],
] satisfies [string, string, CategoryQuery][])('LOB-21 reads %s%s and writes it back', (pathname, search, query) => {
  expect(readCategoryQuery(pathname, search)).toEqual(query);
  const [path = '', written = ''] = categoryAddress(query).split('?');
  expect(readCategoryQuery(path, `?${written}`)).toEqual(query);
});
