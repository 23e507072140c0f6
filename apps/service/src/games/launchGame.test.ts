import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const gameUrl = 'http://localhost:4301/play/one';
const { slot, closed, elsewhere } = testGames;

let vendor: Server;
let service: TestService;
beforeAll(async () => {
  vendor = createServer((_request, response) =>
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ url: gameUrl })),
  );
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
      const { id } = await db
        .selectFrom('account')
        .where('username', '=', 'player02')
        .where('merchant', '=', 'marquee')
        .select('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('play_limit')
        .values({ account_id: id, currency: 'USD', kind: 'stake', period: 'day', amount_minor: 0n, period_start: new Date(0) })
        .execute();
    },
  });
});
afterAll(async () => {
  await service.close();
  vendor.close();
});

const launch = async (username: string, nodeId: number, backUrl = '/') =>
  (await service.clientOf(username))('launchGame', { nodeId, backUrl });

it('GAM-06 starts a game at the vendor’s address', async () => {
  expect(await launch('player01', slot.node_id)).toEqual({
    ok: true,
    value: { gameUrl, mode: 'frame', speaks: true, unfinished: null, displayName: slot.game_code },
  });
});

it('GAM-11 starts a free trial for a visitor, without a launch from a wallet', async () => {
  const launches = () => service.services.db.selectFrom('launch').select('node_id').execute();
  const before = await launches();
  const visitor = service.client;
  expect(await visitor('launchDemo', { nodeId: slot.node_id })).toEqual({
    ok: true,
    value: { gameUrl, speaks: true, displayName: slot.game_code },
  });
  expect(await (await service.clientOf('trial01'))('launchDemo', { nodeId: slot.node_id })).toMatchObject({ ok: true });
  expect(await launches()).toEqual(before);
});

it.each([
  ['a closed game', { nodeId: closed.node_id }, 'gameDisabled'],
  ['no game', { nodeId: 999_999 }, 'notFound'],
  ['a way back that is a script', { nodeId: slot.node_id, backUrl: 'javascript:alert(1)' }, 'invalidInput'],
] as const)('GAM-11 starts no free trial of %s', async (_what, input, code) => {
  expect(await service.client('launchDemo', input)).toMatchObject({ ok: false, code });
});

it('GAM-06 names the page that loads the files of an open game, for visitors too', async () => {
  const { port } = vendor.address() as AddressInfo;
  expect(await service.client('preloadGame', { nodeId: slot.node_id })).toEqual({
    ok: true,
    value: { url: `http://127.0.0.1:${port}/preload/${slot.game_code}?lang=EN` },
  });
  for (const nodeId of [closed.node_id, 999_999])
    expect(await service.client('preloadGame', { nodeId })).toMatchObject({ ok: false, code: 'notFound' });
});

it('SYS-06 starts a game at a random CDN of the brand', async () => {
  const launchGameCDNs = ['https://one.example', 'https://two.example'];
  await changeBrand(service.services, { settings: { launchGameCDNs } });
  const seen = new Set<string>();
  // With equal chances, this fails once in a million million runs.
  for (let turn = 0; turn < 40 && seen.size < 2; turn++) {
    const reply = await launch('player01', slot.node_id);
    if (reply.ok) seen.add(reply.value.gameUrl);
  }
  await changeBrand(service.services, {});
  expect([...seen].toSorted()).toEqual(launchGameCDNs.map((cdn) => `${cdn}/play/one`));
});

it('GAM-05 stores opened games as recent, and no refused ones', async () => {
  await launch('player01', elsewhere.node_id);
  await launch('player01', slot.node_id);
  await launch('player01', closed.node_id);
  const reply = await (await service.clientOf('player01'))('recentGames', {});
  expect(reply.ok && reply.value.list.map(({ nodeId }) => nodeId)).toEqual([slot.node_id, elsewhere.node_id]);
});

it.each([
  ['a trial account', 'trial01', slot.node_id, 'needsRealAccount'],
  ['a frozen account', 'frozen01', slot.node_id, 'frozen'],
  ['who has excluded themselves', 'excluded01', slot.node_id, 'excluded'],
  ['who has reached their own limit', 'player02', slot.node_id, 'limitReached'],
  ['a game that is closed', 'player01', closed.node_id, 'gameDisabled'],
  ['a game that does not exist', 'player01', 999_999, 'notFound'],
])('GAM-06 refuses %s', async (_who, username, nodeId, code) => {
  expect(await launch(username, nodeId)).toMatchObject({ ok: false, code });
});

it.each([
  ['a unit less than the limit', 999n, '0 seconds', undefined],
  ['exactly the limit', 1000n, '0 seconds', 'limitReached'],
  ['the limit, on a day that is over', 1000n, '25 hours', undefined],
] as const)('RES-01 checks the stake limit of a player who has staked %s', async (_how, used, ago, code) => {
  const { db } = service.services;
  const player = db.selectFrom('account').where('username', '=', 'player02').where('merchant', '=', 'marquee').select('id');
  await db
    .updateTable('play_limit')
    .set({ amount_minor: 1000n, used_minor: used, period_start: sql<Date>`now() - ${ago}::interval` })
    .where('account_id', '=', player)
    .execute();
  const reply = await launch('player02', slot.node_id);
  expect(reply.ok ? undefined : reply.code).toBe(code);
});

it('GAM-06 accepts web addresses only as the return address', async () => {
  expect(await launch('player01', slot.node_id, 'javascript:alert(1)')).toMatchObject({
    ok: false,
    code: 'invalidInput',
    details: { field: 'backUrl' },
  });
});

it('GAM-06 starts thirty games a minute for one account, and tells the wait before the next', async () => {
  const client = await service.clientOf('agent01');
  const replies = await Promise.all(Array.from({ length: 31 }, () => client('launchGame', { nodeId: slot.node_id })));
  const refused = replies.filter((reply) => !reply.ok);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) as number } });
});
