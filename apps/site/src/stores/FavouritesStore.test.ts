import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Game } from '@site/api/games';
import { game, member } from '../testing/sample';
import { startStores } from '../testing/startStores';

const gameOf = (nodeId: number): Game => ({ ...game, nodeId });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a page of a member with favourites, over a service that stores them. */
async function startMember(kept: number[] = []) {
  const started = await startStores({ token: 'token' });
  const { service, favourites, session } = started;
  const write = (isAdding: boolean) => (asked: { body: string; query: URLSearchParams }) => {
    const nodeId = isAdding ? (JSON.parse(asked.body) as { nodeId: number }).nodeId : Number(asked.query.get('nodeId'));
    const before = kept.filter((id) => id !== nodeId);
    kept.splice(0, kept.length, ...(isAdding ? [nodeId, ...before] : before));
    return { value: null };
  };
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('favouriteIds', () => ({ value: { ids: kept } }));
  service.answer('favourites', () => ({ value: { content: kept.map(gameOf), pageNum: 1, totalPages: 1, total: kept.length } }));
  service.answer('addFavourite', write(true));
  service.answer('removeFavourite', write(false));
  await session.start();
  await favourites.start();
  service.asked.length = 0;
  const writes = () => service.asked.map(({ name }) => name);
  return { ...started, kept, writes };
}

it('GAM-04 shows a heart at once and tells the service, and takes it away again', async () => {
  const { favourites, kept, writes } = await startMember([8]);
  expect([favourites.has(7), favourites.has(8)]).toEqual([false, true]);
  favourites.toggle(gameOf(7));
  favourites.toggle(gameOf(8));
  expect([favourites.has(7), favourites.has(8)]).toEqual([true, false]);
  await expect.poll(() => writes()).toEqual(['addFavourite']);
  await vi.advanceTimersByTimeAsync(999);
  expect(writes()).toEqual(['addFavourite']);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => kept).toEqual([7]);
  expect(writes()).toEqual(['addFavourite', 'removeFavourite']);
});

it('GAM-04 takes one press of a heart a second', async () => {
  const { favourites, writes } = await startMember();
  favourites.toggle(gameOf(7));
  favourites.toggle(gameOf(7));
  expect(favourites.has(7)).toBe(true);
  await expect.poll(() => writes()).toEqual(['addFavourite']);
  await vi.advanceTimersByTimeAsync(1000);
  favourites.toggle(gameOf(7));
  expect(favourites.has(7)).toBe(false);
  await expect.poll(() => writes()).toEqual(['addFavourite', 'removeFavourite']);
});

it.each(['add', 'remove'] as const)('GAM-04 puts the heart back and says so where the service refuses to %s', async (verb) => {
  const { favourites, toasts, service } = await startMember(verb === 'add' ? [] : [7]);
  service.answer(`${verb}Favourite`, () => ({ refuse: 'unavailable' }));
  favourites.toggle(gameOf(7));
  expect(favourites.has(7)).toBe(verb === 'add');
  await expect.poll(() => toasts.all.at(-1)).toMatchObject({ refusal: 'unavailable' });
  expect(favourites.has(7)).toBe(verb === 'remove');
});

it('GAM-04 says what was done, and takes a game back that was let go, also at once', async () => {
  const { favourites, toasts, kept } = await startMember([7]);
  favourites.toggle(gameOf(7));
  expect(favourites.has(7)).toBe(false);
  const [said] = toasts.all;
  if (!said || !('deed' in said)) throw new Error('Nothing was said.');
  expect(said).toMatchObject({ deed: 'letGo', name: game.displayName });
  said.undo?.();
  expect(favourites.has(7)).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => kept).toEqual([7]);
});

it('GAM-04 asks a visitor to log in, and adds the game then, once', async () => {
  const { favourites, dialogs, service, session } = await startStores();
  await session.start();
  favourites.toggle(game);
  expect(favourites.has(game.nodeId)).toBe(false);
  expect(dialogs.current).toMatchObject({ name: 'login' });
  expect(service.asked).toEqual([]);

  service.answer('addFavourite', () => ({ value: null }));
  const opened = dialogs.current;
  session.member = member;
  const resume = () => opened?.name === 'login' && opened.resume?.();
  resume();
  expect(favourites.has(game.nodeId)).toBe(true);
  await expect.poll(() => service.asked.map(({ name }) => name)).toEqual(['addFavourite']);
  await vi.advanceTimersByTimeAsync(1000);
  // It is a favourite already and is not removed.
  resume();
  expect(favourites.has(game.nodeId)).toBe(true);
  expect(service.asked).toHaveLength(1);
});

it('SES-16 asks for the favourites once after the login and forgets them at sign-out', async () => {
  const { favourites, session, service, start } = await startStores({ token: 'token' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('favouriteIds', () => ({ value: { ids: [7] } }));
  const stop = start();
  await expect.poll(() => favourites.has(7)).toBe(true);
  expect(service.asked.filter(({ name }) => name === 'favouriteIds')).toHaveLength(1);
  service.answer('logout', () => ({ value: null }));
  await session.signOut();
  expect(favourites.has(7)).toBe(false);
  stop();
});

it('LOB-19 GAM-04 lists all favourites in one answer of 999, what is added since then before them, and what was let go still there', async () => {
  const { favourites, service } = await startMember([9, 8]);
  await favourites.askList();
  expect(service.asked.map(({ name, query }) => [name, query.get('pageSize')])).toEqual([['favourites', '999']]);
  favourites.toggle(gameOf(7));
  favourites.toggle(gameOf(9));
  expect(favourites.games?.map(({ nodeId }) => nodeId)).toEqual([7, 9, 8]);
  expect(favourites.has(9)).toBe(false);
});

it('GAM-04 judges a heart that was pressed before it is known who is here by who turns out to be', async () => {
  const { favourites, dialogs, service, session } = await startStores({ token: 'token' });
  const answer = Promise.withResolvers<{ value: typeof member }>();
  service.answer('memberInfo', () => answer.promise);
  service.answer('addFavourite', () => ({ value: null }));
  const started = session.start();
  favourites.toggle(gameOf(7));
  expect(favourites.has(7)).toBe(false);
  answer.resolve({ value: member });
  await started;
  await expect.poll(() => favourites.has(7)).toBe(true);
  expect(dialogs.current).toBeUndefined();
});
