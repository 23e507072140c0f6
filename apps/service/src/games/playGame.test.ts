import type { VendorMatch, VendorRoom } from '@site/api/vendor';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { fund } from '../testing/startWallet.ts';
import { TestVendor } from '../testing/TestVendor.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const secret = 'a secret for tests only';
const { node_id: nodeId, game_code: gameCode } = testGames.slot;

const poker = { node_id: 90, name: 'MQ-POKER', game_code: 'MQ-POKER', game_type: 'PVP', position: 90 } as const;
const room: VendorRoom = {
  roomId: 'MQ-POKER-1',
  gameCode: poker.game_code,
  name: 'bronze',
  anteMinor: '10',
  minEntryMinor: '300',
  maxEntryMinor: '3000',
  players: 0,
  seats: 6,
  rakePpm: 50_000,
  status: 'WAITING',
};

const sports = { node_id: 91, name: 'MQ-SPORTS', game_code: 'MQ-SPORTS', game_type: 'SPORTS', position: 91 } as const;
const match: VendorMatch = {
  eventId: 'live-1',
  competition: 'Coast League',
  home: 'Amberwick Town',
  away: 'Kestrel Bay',
  startAt: 2000,
  phase: 'IN_PLAY',
  elapsed: 66,
  homeScore: 1,
  awayScore: 0,
  oddsMilli: { home: 1280, draw: 4600, away: null },
};

async function seed(db: Kysely<Schema>) {
  await seedTestAccounts(db);
  await seedTestGames(db);
  const { names: _, ...columns } = await db.selectFrom('game').where('node_id', '=', nodeId).selectAll().executeTakeFirstOrThrow();
  await db
    .insertInto('game')
    .values([
      { ...columns, ...poker },
      { ...columns, ...sports },
    ])
    .execute();
}

describe.each(ruleEngines)('on %s', (engine) => {
  let launching: LaunchingVendor;
  let service: TestService;
  beforeAll(async () => {
    launching = await startLaunchingVendor({ secret });
    service = await startService({ engine, seed, config: { vendors: [createStudioAdapter({ url: launching.url, secret })] } });
  });
  afterAll(async () => {
    await service.close();
    await launching.close();
  });

  it('GAM-06 stake and win of a launched game change the balance, and appear in the betting record', async () => {
    const client = await service.clientOf('player01');
    const { id: accountId } = await service.services.db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    await fund(service.services.db, { accountId, currency: 'USD', amountMinor: 5000n });

    const launch = await client('launchGame', { nodeId, language: 'AR', theme: 'light', device: 'mobile', backUrl: '/lobby' });
    expect(launch).toMatchObject({ ok: true, value: { mode: 'frame', unfinished: null } });
    const [asked] = launching.launched;
    expect(asked).toMatchObject({ gameCode, language: 'AR', theme: 'light', currency: 'USD', device: 'mobile', backUrl: '/lobby' });
    expect(asked?.site).toMatchObject({ origin: service.url, name: 'Marquee' });

    const vendor = new TestVendor({ url: service.url, secret });
    const { playerId, sessionId, currency } = await vendor.ask('authenticate', { launchToken: asked?.launchToken });
    const play = { playerId, sessionId, currency, gameCode, roundId: 'first' };
    await vendor.ask('debit', { ...play, txId: 'stake', amountMinor: '200' });
    expect(await client('balance', {})).toMatchObject({
      ok: true,
      value: { balance: '4800', currency: 'USD', currencySymbol: '$', lockedMinor: '200', seq: 2 },
    });
    expect(await client('launchGame', { nodeId })).toMatchObject({ ok: true, value: { unfinished: 'first' } });
    await vendor.ask('credit', { ...play, txId: 'win', amountMinor: '650', roundEnd: true });
    expect(await client('balance', {})).toMatchObject({ ok: true, value: { balance: '5450', lockedMinor: '0', seq: 3 } });

    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
    expect(await client('betRecords', { from: today, to: today })).toMatchObject({
      ok: true,
      value: {
        rows: [
          {
            id: 'STUDIO:first:0',
            gameCode,
            stakeMinor: '200',
            payoutMinor: '650',
            validBetMinor: '200',
            netMinor: '450',
            status: 'settled',
          },
        ],
        next: null,
        totals: { bets: 1, stakeMinor: '200', payoutMinor: '650', validBetMinor: '200', netMinor: '450', currency: 'USD' },
      },
    });
  });

  it('GAM-08 lists the rooms where players wait first, full ones last, and opens a game at one of them', async () => {
    launching.rooms.push(
      { ...room, roomId: 'dear', anteMinor: '2000' },
      room,
      { ...room, roomId: 'full', players: 6, status: 'FULL' },
      { ...room, roomId: 'waiting', players: 1 },
      { ...room, roomId: 'hidden', gameCode: 'not-on-the-shelf' },
    );
    const member = await service.clientOf('player01');
    const reply = await member('pvpRooms', {});
    expect(reply).toMatchObject({ ok: true, value: { currency: 'USD', games: [{ gameCode: poker.game_code }] } });
    expect(reply.ok && reply.value.rooms.map(({ roomId }) => roomId)).toEqual(['waiting', room.roomId, 'dear', 'full']);
    expect(await member('pvpRooms', { vassalage: 'OT' })).toMatchObject({ ok: true, value: { rooms: [], games: [] } });

    const place = { gameCode: poker.game_code, roomId: 'waiting', language: 'EN' } as const;
    expect(await member('launchLotteryOrPvp', place)).toMatchObject({ ok: true, value: { displayName: poker.game_code } });
    expect(launching.launched.at(-1)).toMatchObject({ gameCode: poker.game_code, roomId: 'waiting' });
    const refused = async (username: string, input: object) =>
      (await service.clientOf(username))('launchLotteryOrPvp', { ...place, ...input });
    expect(await refused('trial01', {})).toMatchObject({ ok: false, code: 'needsRealAccount' });
    expect(await refused('player01', { gameCode: 'none' })).toMatchObject({ ok: false, code: 'notFound' });
    expect(await refused('player01', { gameCode })).toMatchObject({ code: 'invalidInput', details: { field: 'gameCode' } });
  });

  it('GAM-17 anybody sees the matches of the open books with their odds, and a book opens at one of them', async () => {
    launching.book.gameCodes = ['not-on-the-shelf', sports.game_code];
    launching.book.matches = [match, { ...match, eventId: 'next-1', startAt: 9000, phase: 'SCHEDULED' }];
    const replies = await Promise.all([1, 2, 3].map(() => service.client('matches', { gameType: 'SPORTS' })));
    expect(launching.book.asked).toBe(1);
    expect(replies).toMatchObject(
      replies.map(() => ({
        ok: true,
        value: { matches: [{ ...match, nodeId: sports.node_id }, { eventId: 'next-1' }], games: [{ gameCode: sports.game_code }] },
      })),
    );
    expect(await service.client('matches', { gameType: 'ESPORTS' })).toMatchObject({ ok: true, value: { matches: [], games: [] } });
    const member = await service.clientOf('player01');
    const at = { nodeId: sports.node_id, eventId: match.eventId };
    expect(await member('launchGame', at)).toMatchObject({ ok: true });
    expect(launching.launched.at(-1)).toMatchObject({ gameCode: sports.game_code, eventId: match.eventId });
    expect(await member('launchGame', { ...at, eventId: 'a b' })).toMatchObject({ code: 'invalidInput', details: { field: 'eventId' } });
  });

  it('DR-15 a launch marks the player’s device, network and payee, and tells nothing of them', async () => {
    const one = await service.clientOf('player01');
    const again = await service.clientOf('player01');
    const other = await service.clientOf('player02');
    await one('launchGame', { nodeId });
    await again('launchGame', { nodeId });
    await other('launchGame', { nodeId });
    // Both play in the same browser now.
    await service.services.db
      .updateTable('session')
      .set({ browser: Buffer.alloc(32, 7) })
      .execute();
    await one('launchGame', { nodeId });
    await other('launchGame', { nodeId });
    const [first, second, third, fourth, fifth] = launching.launched.slice(-5).map(({ marks }) => marks);
    expect(first?.network).toMatch(/^[\w-]{43}$/);
    expect(third).toMatchObject({ network: first?.network });
    expect(third?.device).not.toBe(first?.device);
    expect(third).not.toHaveProperty('payee');
    expect(second).toMatchObject({ payee: first?.payee });
    expect(fifth?.device).toBe(fourth?.device);
    expect(first?.payee).toMatch(/^[\w-]{43}$/);
  });
});

it('GAM-06 waits three seconds for a vendor without an answer, and serves others meanwhile', async () => {
  const silent = await startLaunchingVendor({ secret, isSilent: true });
  const service = await startService({ seed, config: { vendors: [createStudioAdapter({ url: silent.url, secret })] } });
  const client = await service.clientOf('player01');
  let isWaiting = true;
  const launch = client('launchGame', { nodeId }).finally(() => (isWaiting = false));
  expect(await client('balance', {})).toMatchObject({ ok: true });
  expect(isWaiting).toBe(true);
  expect(await launch).toMatchObject({ ok: false, code: 'vendorDown' });
  expect(await client('pvpRooms', {})).toMatchObject({ ok: false, code: 'vendorDown' });
  expect(await client('matches', { gameType: 'SPORTS' })).toMatchObject({ ok: false, code: 'vendorDown' });
  await service.close();
  await silent.close();
});
