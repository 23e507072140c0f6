import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MemberInfo } from '@site/api/member';
import type { Game } from '@site/api/games';
import { game, member } from '../testing/sample';
import { startStores } from '../testing/startStores';

// A launch tells the game the device and the scheme of the page.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterAll(() => void vi.unstubAllGlobals());

async function startAs(who: Partial<MemberInfo> | undefined) {
  const started = await startStores(who && { token: 'token' });
  started.service.answer('memberInfo', () => ({ value: { ...member, ...who } }));
  await started.session.start();
  started.service.asked.length = 0;
  return started;
}

it('GAM-02 asks a visitor to log in, calls nothing, and goes on after the login', async () => {
  const { games, dialogs, service, visited, session } = await startAs(undefined);
  games.play(game);
  expect(dialogs.current).toMatchObject({ name: 'login' });
  expect(service.asked).toEqual([]);
  expect(visited).toEqual([]);

  service.answer('memberInfo', () => ({ value: member }));
  const opened = dialogs.current;
  session.token = 'token';
  session.member = member;
  if (opened?.name === 'login') opened.resume?.();
  expect(visited).toEqual([
    { path: '/seamless?nodeId=7', state: { name: 'Gold Tiger', vendor: 'Lantern Works', cover: game.pictures.at(-1) } },
  ]);
});

it('GAM-02 tells a trial account that a real one is needed', async () => {
  const { games, dialogs, visited, service } = await startAs({ type: 4 });
  games.play(game);
  expect(dialogs.current).toEqual({ name: 'message', code: 'needsRealAccount' });
  expect(visited).toEqual([]);
  expect(service.asked).toEqual([]);
});

it.each([
  ['a single game', {}, '/seamless?nodeId=7'],
  ['a sea lottery', { vassalage: 'TCG_SEA' }, '/seaLottery?gameCode=gold-tiger'],
  ['a Vietnamese lottery', { vassalage: 'TCG_LOTTO_VN' }, '/vnLottery?gameCode=gold-tiger'],
  ['an e-lottery', { gameType: 'ELOTT' }, '/lottery?gameCode=gold-tiger'],
] satisfies [string, Partial<Game>, string][])('GAM-03 leads a member to %s', async (_what, part, path) => {
  const { games, visited } = await startAs({});
  games.play({ ...game, ...part });
  expect(visited.map((visit) => visit.path)).toEqual([path]);
});

it.each([
  ['GAM-08', { gameCode: 'gold-tiger', roomId: 'silver' }, '/seamless?nodeId=7&gameCode=gold-tiger&roomId=silver'],
  ['GAM-17', { eventId: 'coast-1' }, '/seamless?nodeId=7&eventId=coast-1'],
] as const)('%s leads to the place in a game that was pressed, after the login as well', async (_id, place, path) => {
  const { games, dialogs, visited, session } = await startAs(undefined);
  games.play(game, place);
  session.token = 'token';
  session.member = member;
  const opened = dialogs.current;
  if (opened?.name === 'login') opened.resume?.();
  expect(visited.map((visit) => visit.path)).toEqual([path]);
});

it('GAM-06 a press asks for the launch beside the page, which goes on with it', async () => {
  const { games, service, visited } = await startAs({});
  const value = { gameUrl: 'https://games.example/play/gold-tiger', mode: 'frame', unfinished: null, displayName: 'Gold Tiger' };
  service.answer('launchGame', () => ({ value }));
  service.answer('betRecords', () => ({ value: { rows: [], totals: { netMinor: '0' } } }));
  games.play(game, { eventId: 'coast-1' });
  expect(visited).toHaveLength(1);
  const launchesAsked = () => service.asked.filter(({ name }) => name === 'launchGame');
  await expect.poll(launchesAsked).toHaveLength(1);
  await expect.poll(() => games.openingAt('nodeId=7&eventId=coast-1')?.launch).toEqual({ state: 'ready', value });
  expect(launchesAsked().map(({ query }) => query.get('eventId'))).toEqual(['coast-1']);

  expect(games.openingAt('nodeId=7')).toBeUndefined();
  const opened = games.openingAt('nodeId=7&eventId=coast-1');
  expect(opened && [games.takeOpening(opened), games.takeOpening(opened)]).toEqual([true, false]);

  games.play(game);
  // Its page is faster, and opens it.
  expect(games.openingAt('nodeId=7')).toBeUndefined();
  service.answer('recentGames', () => ({ value: { list: [], totalPages: 1, total: 0 } }));
  await games.askRecent();
  expect(launchesAsked()).toHaveLength(1);
});

it('GAM-03 brings up a list of a vendor’s games, leaves it for the one that is chosen, and word to open it again', async () => {
  const { games, visited, dialogs } = await startAs({});
  games.play({ ...game, isGame: 'VASSALAGE' });
  expect(dialogs.current).toEqual({ name: 'vendorGames', vassalage: 'LTW', title: 'Lantern Works' });
  expect(visited).toEqual([]);
  games.play(game);
  expect(dialogs.current).toBeUndefined();
  expect(visited).toMatchObject([
    { path: undefined, state: { reopen: { name: 'vendorGames', vassalage: 'LTW' } } },
    { path: `/seamless?nodeId=${game.nodeId}` },
  ]);
});

it.each([
  ['maintenance', 'maintenance'],
  ['disabled', 'gameDisabled'],
] as const)('says that a game with the status %s cannot be played', async (status, code) => {
  const { games, dialogs, visited } = await startAs({});
  games.play({ ...game, status });
  expect(dialogs.current).toEqual({ name: 'message', code });
  expect(visited).toEqual([]);
});

it('LOB-15 asks for hot games and vendors once, and only where they did not come with the page', async () => {
  const { games, service } = await startAs(undefined);
  service.answer('lobby', () => ({ refuse: 'unavailable' }));
  await games.loadLobby();
  expect(games.lobby).toEqual({ state: 'failed', code: 'unavailable' });

  const lobby = { navigation: [], banners: [], playerNotices: [], hot: [game], sections: [], categories: [] };
  service.answer('lobby', () => ({ value: lobby }));
  await games.loadLobby();
  expect(games.lobby).toEqual({ state: 'ready', value: lobby });
  await games.loadLobby();
  expect(service.asked).toHaveLength(2);
});

it('GAM-02 judges a press once it is known who is here, and does it once', async () => {
  const { games, dialogs, service, session, visited } = await startStores({ token: 'token' });
  const answer = Promise.withResolvers<{ value: MemberInfo }>();
  service.answer('memberInfo', () => answer.promise);
  const started = session.start();
  games.play(game);
  expect([dialogs.current, visited]).toEqual([undefined, []]);
  answer.resolve({ value: member });
  await started;
  await expect.poll(() => visited.map(({ path }) => path)).toEqual(['/seamless?nodeId=7']);
  expect(dialogs.current).toBeUndefined();
});

it('GAM-02 asks in whoever turns out to be a visitor', async () => {
  const { games, dialogs, service, session, visited } = await startStores({ token: 'stale' });
  service.answer('memberInfo', () => ({ refuse: 'sessionEnded' }));
  const started = session.start();
  games.play(game);
  await started;
  await expect.poll(() => dialogs.current).toMatchObject({ name: 'login' });
  expect(visited).toEqual([]);
});
