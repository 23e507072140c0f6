import type { ActivityValue } from '@site/api/games';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Answer } from '../../stores/Answer';
import { startStores } from '../../testing/startStores';
import { watchActivity } from './watchActivity';

const MINUTE_MS = 60_000;
const played = (players: Record<string, number>): ActivityValue => ({ players, rounds: [], windowMinutes: 5 });

let page: EventTarget;
const show = () => page.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('DR-9.3 keeps the figures of the page through a failure, but not longer than they hold', async () => {
  const { api, service } = await startStores();
  const activity = new Answer(api, 'activity', { input: {}, value: played({ 7: 2 }) });
  service.answer('activity', () => ({ refuse: 'unavailable' }));
  const stop = watchActivity(activity);
  expect(service.asked).toHaveLength(0);
  vi.setSystemTime(Date.now() + 4 * MINUTE_MS);
  show();
  await vi.waitFor(() => expect(service.asked).toHaveLength(1));
  expect(activity.load).toMatchObject({ state: 'ready', value: { players: { 7: 2 } } });
  vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
  show();
  await vi.waitFor(() => expect(activity.load.state).toBe('failed'));
  stop();
  show();
  expect(service.asked).toHaveLength(3);
});

it('DR-9.2 asks at once where the page has no figures', async () => {
  const { games, service } = await startStores();
  service.answer('activity', () => ({ value: played({ 7: 3 }) }));
  const stop = watchActivity(games.activity);
  await vi.waitFor(() => expect(games.activity.load).toMatchObject({ state: 'ready', value: { players: { 7: 3 } } }));
  stop();
});
