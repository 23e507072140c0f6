import { expect, it, vi } from 'vitest';
import { LatestCache } from './LatestCache.ts';

const limits = { max: 10, shownMs: 60_000 };
const broken = () => Promise.reject(new Error('down'));

it('LOT-03 asks once for all who ask while the value is fresh, and again afterwards', async () => {
  let asked = 0;
  const make = async () => ({ asked: ++asked });
  const lasting = new LatestCache<{ asked: number }>({ ...limits, ttlMs: 60_000 });
  expect(await Promise.all([lasting.get('a', make), lasting.get('a', make)])).toEqual([{ asked: 1 }, { asked: 1 }]);
  expect(await lasting.get('a', make)).toEqual({ asked: 1 });
  expect(await lasting.get('b', make)).toEqual({ asked: 2 });
  const brief = new LatestCache<{ asked: number }>({ ...limits, ttlMs: 1 });
  await vi.waitFor(async () => expect((await brief.get('a', make)).asked).toBeGreaterThan(3));
});

it('LOT-03 gives the latest value at once, also while the other server fails', async () => {
  const cache = new LatestCache<{ value: number }>({ ...limits, ttlMs: 1 });
  expect(cache.peek('a', broken)).toBeUndefined();
  await expect(cache.get('a', broken)).rejects.toThrow('down');
  expect(await cache.get('a', async () => ({ value: 1 }))).toEqual({ value: 1 });
  await vi.waitFor(() => expect(cache.get('a', broken)).rejects.toThrow('down'));
  expect(cache.peek('a', broken)).toEqual({ value: 1 });
});
