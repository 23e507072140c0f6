import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { VendorDrawsInput, VendorLaunchInput, VendorPlaysInput } from '@site/api/vendor';
import { drawStatus, VOID_AFTER_MS } from '@site/rules/draw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const MINUTE_MS = 60_000;
/** The one play of the vendor, with its odds, chance and return. */
const special = { name: 'de', picks: 1, wins: [{ name: 'de', chance: 0.01, paysMilli: 97_000 }], returnPpm: 970_000 };
const games = [
  { node_id: 11, vassalage: 'TCG_SEA', game_code: 'SEA-1', game_type: 'LOTT', game_classify: 'NORTH' },
  { node_id: 12, vassalage: 'TCG_LOTTO_VN', game_code: 'VN-1', game_type: 'ELOTT', game_classify: 'KENO' },
  { node_id: 13, vassalage: 'MNH', game_code: 'MNH-1', game_type: 'ELOTT', game_classify: 'FAST60' },
  { node_id: 14, vassalage: 'MNH', game_code: 'MNH-2', game_type: 'ELOTT', game_classify: 'FAST60' },
] as const;

let vendor: Server;
let service: TestService;
let isSilent = false;
/** Number of questions for draws. */
let asked = 0;
const launched: VendorLaunchInput[] = [];

/** Draws at the minutes until a time, each with the minute as its result; the newest is not public yet. */
function resultsUntil(until: number, past: number) {
  const last = Math.floor(until / MINUTE_MS);
  return Array.from({ length: past }, (_, before) => ({
    numero: `minute ${last - before}`,
    openAt: (last - before - 1) * MINUTE_MS,
    closeAt: (last - before) * MINUTE_MS - 1,
    drawAt: (last - before) * MINUTE_MS,
    result: (last - before) * MINUTE_MS > Date.now() - MINUTE_MS || last - before === VOID_MINUTE ? null : String(last - before),
    status: last - before === VOID_MINUTE ? 'VOID' : undefined,
    verifyUrl: 'http://localhost:4301/verify#nonce=1',
  }));
}

/** A draw of long ago that its vendor says is void. */
const VOID_MINUTE = Date.UTC(2025, 0, 1) / MINUTE_MS;

/** The calendar of every lottery: a draw each minute, the last one still being shown. */
function drawsOf({ past, until }: VendorDrawsInput) {
  if (until !== undefined) return resultsUntil(until, past);
  const openAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  return Array.from({ length: past + 1 }, (_, before) => ({
    numero: `draw ${before}`,
    openAt: openAt - before * MINUTE_MS,
    closeAt: openAt - before * MINUTE_MS + MINUTE_MS - 1,
    drawAt: openAt - before * MINUTE_MS + MINUTE_MS,
    result: before < 2 ? null : `12345${before},99 88`,
  }));
}

/** One lottery has a jackpot, in dollars. */
function withJackpot(gameCode: string, wanted: VendorDrawsInput) {
  const [open, ...past] = drawsOf(wanted);
  return gameCode === 'SEA-1' && wanted.currency === 'USD' ? [{ ...open, jackpotMinor: '1234500' }, ...past] : [open, ...past];
}

function rowOf(game: (typeof games)[number], index: number) {
  const status = game.game_code === 'MNH-2' ? ('maintenance' as const) : ('open' as const);
  const flags = { is_group: false, is_hot: false, is_new: false, freeplay: true };
  return { ...game, ...flags, name: game.game_code, status, rtp_ppm: 900_000, ground: 'night', position: 10 + index };
}

beforeAll(async () => {
  vendor = createServer((request, response) => {
    void json(request).then((body) => {
      if (isSilent) return response.writeHead(500).end();
      if (request.url === '/launch') {
        launched.push(body as VendorLaunchInput);
        return response.end(JSON.stringify({ url: 'http://localhost:4301/play/one' }));
      }
      if (request.url === '/plays')
        return response.end(JSON.stringify({ plays: (body as VendorPlaysInput).gameCode === 'SEA-1' ? [special] : [] }));
      asked += 1;
      const wanted = body as VendorDrawsInput;
      const codes = games
        .map(({ game_code }) => game_code as string)
        .filter((code) => wanted.gameCode === undefined || code === wanted.gameCode);
      return response.end(JSON.stringify({ lotteries: codes.map((gameCode) => ({ gameCode, draws: withJackpot(gameCode, wanted) })) }));
    });
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  service = await startService({
    config: {
      vendors: [
        createStudioAdapter({ url: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`, secret: 'a secret for tests only' }),
      ],
    },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
      for (const [position, vassalage] of ['TCG_SEA', 'TCG_LOTTO_VN', 'MNH'].entries())
        await db
          .insertInto('vendor')
          .values({ vassalage, name: vassalage, integration: 'STUDIO', position: 10 + position })
          .execute();
      await db.insertInto('game').values(games.map(rowOf)).execute();
    },
  });
});
afterAll(async () => {
  await service.close();
  vendor.close();
});

const payload = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  prizeMode: 'ELOTT',
  gameCode: 'VN-1',
  view: 'betting',
  device: 'mobile',
  backUrl: '/elott',
  language: 'EN',
} as const;

it.each([
  ['ELOTT', { KENO: ['VN-1'], FAST60: ['MNH-1', 'MNH-2'] }],
  ['LOTT', { NORTH: ['SEA-1'] }],
  ['SEA', { NORTH: ['SEA-1'] }],
  ['ZY', { FAST60: ['MNH-1', 'MNH-2'] }],
] as const)('LOT-01 LOT-04 the menu of mode %s lists its lotteries by what they draw, as the type Lott', async (prizeMode, groups) => {
  const reply = await service.client('lotteryMenu', { prizeMode, device: 'WEB' });
  const menus = reply.ok ? reply.value.menus : [];
  expect(Object.fromEntries(menus.map(({ name, games: ofGroup }) => [name, ofGroup.map(({ gameCode }) => gameCode)]))).toEqual(groups);
  expect(new Set(menus.map(({ type }) => type))).toEqual(new Set(['Lott']));
});

it('API-05 DR-12 the plays of a lottery are told to visitors with their odds, chances and returns', async () => {
  const reply = await service.client('plays', { gameCode: 'SEA-1' });
  expect(reply).toMatchObject({ ok: true, value: { game: { gameCode: 'SEA-1' }, plays: [special] } });
  for (const gameCode of ['VN-1', 'VN-9'])
    expect(await service.client('plays', { gameCode })).toMatchObject({ ok: false, code: 'notFound' });
  isSilent = true;
  const silent = await service.client('plays', { gameCode: 'SEA-1' });
  isSilent = false;
  expect(silent).toMatchObject({ ok: false, code: 'vendorDown' });
});

it('LOT-04 a platform other than WEB is refused with its field', async () => {
  const response = await fetch(`${service.url}/lgw/vn/games/game_menu?prizeMode=LOTT&device=H5`, { headers: { 'X-Module': 'WEB' } });
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).toContain('device');
});

it('LOT-02 a lottery is launched with its whole payload, and is recent afterwards in its mode alone', async () => {
  const member = await service.clientOf('player01');
  expect(await member('launchLotteryOrPvp', payload)).toEqual({
    ok: true,
    value: { gameUrl: 'http://localhost:4301/play/one', mode: 'frame', speaks: true, displayName: 'VN-1' },
  });
  const lottery = { lottoArea: 'VN', launchMode: 'LOTT', prizeMode: 'ELOTT', view: 'betting' };
  expect(launched.at(-1)).toMatchObject({ gameCode: 'VN-1', device: 'mobile', backUrl: '/elott', language: 'EN', lottery });
  expect(await member('launchLotteryOrPvp', { ...payload, view: 'lobby' })).toMatchObject({ ok: true });
  expect(launched.at(-1)).toMatchObject({ gameCode: 'VN-1', lottery: { ...lottery, view: 'lobby' } });
  const recent = async (prizeMode: 'ELOTT' | 'LOTT') => {
    const reply = await member('lotteryRecent', { prizeMode });
    return reply.ok ? reply.value.games.map(({ gameCode }) => gameCode) : undefined;
  };
  expect(await recent('ELOTT')).toEqual(['VN-1']);
  expect(await recent('LOTT')).toEqual([]);
});

it.each([
  ['of another mode', 'player01', { prizeMode: 'SEA' }, 'invalidInput'],
  ['that is not there', 'player01', { gameCode: 'VN-9' }, 'notFound'],
  ['that is closed', 'player01', { gameCode: 'MNH-2' }, 'gameDisabled'],
  ['for a trial account', 'trial01', {}, 'needsRealAccount'],
  ['for who has excluded themselves', 'excluded01', {}, 'excluded'],
  ['with a way back that is a script', 'player01', { backUrl: 'javascript:alert(1)' }, 'invalidInput'],
] as const)('LOT-02 a lottery %s is not launched', async (_what, username, change, code) => {
  const before = launched.length;
  expect(await (await service.clientOf(username))('launchLotteryOrPvp', { ...payload, ...change })).toMatchObject({ ok: false, code });
  expect(launched.length).toBe(before);
});

it.each(['lottoArea', 'launchMode', 'view'])('LOT-02 a launch with another %s is refused with its field', async (field) => {
  const reply = await (await service.clientOf('player01'))('launchLotteryOrPvp', { ...payload, [field]: 'XX' });
  expect(reply).toMatchObject({ ok: false, code: 'invalidInput' });
});

it('LOT-03 visitors see the open lotteries with the next draw, its jackpot, the last result, and the service’s time', async () => {
  const reply = await service.client('draws', {});
  const value = reply.ok ? reply.value : { lotteries: [], serverTime: 0 };
  expect(value.lotteries.map(({ game }) => game.gameCode).toSorted()).toEqual(['MNH-1', 'SEA-1', 'VN-1']);
  expect(value.lotteries[0]).toMatchObject({
    open: { numero: 'draw 0', result: null },
    last: { numero: 'draw 2', status: 'SETTLED', result: '123452,99 88' },
  });
  expect(Object.fromEntries(value.lotteries.map(({ game, jackpotMinor }) => [game.gameCode, jackpotMinor]))).toEqual({
    'MNH-1': null,
    'SEA-1': '1234500',
    'VN-1': null,
  });
  expect(Math.abs(value.serverTime - Date.now())).toBeLessThan(5000);
});

it('LOT-03 DR-12 a brand shows the plays that its market allows; a new brand’s market allows none, and its lotteries open soon', async () => {
  const khela = service.clientWith({ 'X-Merchant': 'khela' });
  const allow = async (settings: object) => {
    await service.services.db
      .updateTable('brand')
      .set({ settings: JSON.stringify(settings) })
      .where('merchant', '=', 'khela')
      .execute();
    service.services.brands.forget();
  };
  await allow({ lotteryPlays: ['de'] });
  expect(await khela('plays', { gameCode: 'SEA-1' })).toMatchObject({ ok: true, value: { plays: [special] } });
  await allow({ lotteryPlays: ['lo2'] });
  expect(await khela('plays', { gameCode: 'SEA-1' })).toMatchObject({ ok: false, code: 'notFound' });
  await allow({});
  const { lotteries } = await khela('draws', {}).then((reply) => (reply.ok ? reply.value : { lotteries: undefined }));
  expect(lotteries).toEqual([]);
  const shelf = await service.services.shelves.of('khela', 'EN');
  expect(new Set(shelf.list({ gameType: 'LOTT' }).map(({ status }) => status))).toEqual(new Set(['soon']));
  await allow({ lotteryPlays: ['*'] });
});

it('LOT-01 a member reads the opened numbers of a lottery, newest first, page by page', async () => {
  const member = await service.clientOf('player01');
  expect(await member('openNumero', { gameCode: 'SEA-1' })).toMatchObject({
    ok: true,
    value: { open: { numero: 'draw 0' }, last: { numero: 'draw 2' } },
  });
  const second = await member('openedNumeros', { gameCode: 'SEA-1', pageNo: 2, pageSize: 3 });
  expect(second.ok && second.value.list.map(({ numero, status }) => [numero, status])).toEqual([
    ['draw 3', 'SETTLED'],
    ['draw 4', 'SETTLED'],
    ['draw 5', 'SETTLED'],
  ]);
  expect(await member('openNumero', { gameCode: 'no-such' })).toMatchObject({ ok: false, code: 'notFound' });
});

it('LOT-01 anybody reads the results of a lottery until a time, page by page, without one that is not public', async () => {
  const until = Date.UTC(2026, 0, 1, 12);
  const first = await service.client('results', { gameCode: 'SEA-1', until, pageSize: 3 });
  const minutes = [0, 1, 2].map((before) => String(until / MINUTE_MS - before));
  expect(first).toMatchObject({
    ok: true,
    value: { game: { gameCode: 'SEA-1' }, draws: minutes.map((result) => ({ result, status: 'SETTLED' })), next: until - 3 * MINUTE_MS },
  });
  expect(first.ok && first.value.draws[0]?.verifyUrl).toBe('http://localhost:4301/verify#nonce=1');
  const second = await service.client('results', { gameCode: 'SEA-1', until: first.ok ? first.value.next : 0, pageSize: 3 });
  expect(second.ok && second.value.draws[0]?.result).toBe(String(until / MINUTE_MS - 3));
  // A time to come shows what is public now.
  const latest = await service.client('results', { gameCode: 'SEA-1', until: Date.now() + 60 * MINUTE_MS, pageSize: 3 });
  expect(latest.ok && latest.value.draws.map(({ result }) => result === null)).toEqual([false, false]);
  expect(await service.client('results', { gameCode: 'no-such' })).toMatchObject({ ok: false, code: 'notFound' });
});

it('LOT-01 DR-12 results tell of a void draw, and a draw without a result is void a day after its time', async () => {
  const until = VOID_MINUTE * MINUTE_MS;
  const reply = await service.client('results', { gameCode: 'SEA-1', until, pageSize: 2 });
  expect(reply.ok && reply.value.draws.map(({ status, result }) => [status, result])).toEqual([
    ['VOID', null],
    ['SETTLED', String(VOID_MINUTE - 1)],
  ]);
  const times = { openAt: 0, closeAt: 1, drawAt: 2, isDrawn: false, isSettled: false, isVoid: false };
  expect([2 + VOID_AFTER_MS - 1, 2 + VOID_AFTER_MS].map((nowMs) => drawStatus(times, nowMs))).toEqual(['CLOSED', 'VOID']);
});

it('LOT-03 the vendor is asked once in three seconds, and the lobby shows the draws that are known', async () => {
  const member = await service.clientOf('player01');
  const before = asked;
  const replies = await Promise.all([1, 2, 3].map(() => member('openedNumeros', { gameCode: 'VN-1', pageSize: 7 })));
  expect(replies.every(({ ok }) => ok)).toBe(true);
  expect(asked).toBe(before + 1);
  await service.client('draws', {});
  const lobby = await service.client('lobby', { gameType: 'ELOTT' });
  expect(lobby.ok && lobby.value.draws?.map(({ game }) => game.gameCode).toSorted()).toEqual(['MNH-1', 'SEA-1', 'VN-1']);
});

it('LOT-03 a vendor that does not answer is said so', async () => {
  const member = await service.clientOf('player01');
  isSilent = true;
  expect(await member('openedNumeros', { gameCode: 'VN-1', pageSize: 8 })).toMatchObject({ ok: false, code: 'vendorDown' });
  await expect.poll(() => service.client('draws', {}), { timeout: 5000 }).toMatchObject({ ok: false, code: 'vendorDown' });
  isSilent = false;
});
