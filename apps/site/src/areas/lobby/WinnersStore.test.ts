import { expect, it } from 'vitest';
import { startStores } from '../../testing/startStores';
import { WinnersStore } from './WinnersStore';

const won = (userName: string, winAmount: string) => ({
  vo: {
    userName,
    winAmount,
    currency: 'USD',
    displayName: 'Gold Tiger',
    vassalage: 'LTW',
    lagerIcon: '/art/poster/gold-tiger-340.webp',
    at: 1,
  },
});
const boardOf = (...list: ReturnType<typeof won>[]) => ({ list, windowHours: 24, leastMinor: '10000', currency: 'USD' });

it('LOB-12 LOB-19 LOB-23 requests twenty rows, ranks them by win, and marks new ones', async () => {
  const { api, service } = await startStores();
  const store = new WinnersStore(api, boardOf(won('ab***z', '90000'), won('cd***y', '100000')));
  expect(store.rows.map(({ userName }) => userName)).toEqual(['cd***y', 'ab***z']);
  expect(store.fresh.size).toBe(0);
  service.answer('winners', () => ({ value: boardOf(won('cd***y', '100000'), won('ef***x', '99999999999999999')) }));
  await store.refresh();
  expect(service.asked[0]?.query.get('limitNum')).toBe('20');
  expect(store.rows.map(({ userName }) => userName)).toEqual(['ef***x', 'cd***y']);
  expect([...store.fresh]).toEqual(['ef***x 1 99999999999999999']);
});

it('LOB-12 keeps the board when the request fails', async () => {
  const { api, service } = await startStores();
  service.answer('winners', () => ({ refuse: 'unavailable' }));
  const store = new WinnersStore(api, boardOf(won('ab***z', '90000')));
  await store.refresh();
  expect(store.rows).toHaveLength(1);
});
