import type { Client } from '@site/api/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';

describe.each(spreadEngines)('favourites and recent games, on %s', (engine) => {
  let service: TestService;
  let member: Client;
  beforeAll(async () => {
    service = await startService({ engine, seed: seedSmall });
    member = await service.clientOf('limit01');
  });
  afterAll(() => service.close());

  const gameOf = async (gameCode: string) => {
    const shelf = await service.services.shelves.of('marquee', 'EN');
    const game = shelf.games.find((one) => one.gameCode === gameCode);
    if (!game) throw new Error(`No game ${gameCode}`);
    return { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType };
  };
  const ids = async (client = member) => {
    const reply = await client('favouriteIds', {});
    return reply.ok ? reply.value.ids : reply.code;
  };

  it('GAM-04 adds a favourite once, lists the newest first, and removes it', async () => {
    const [tiger, lotus] = [await gameOf('gold-tiger'), await gameOf('moon-lotus')];
    expect(await ids()).toEqual([]);
    for (const game of [tiger, lotus, tiger]) expect(await member('addFavourite', game)).toEqual({ ok: true, value: null });
    expect(await ids()).toEqual([lotus.nodeId, tiger.nodeId]);
    const listed = await member('favourites', { language: 'BN', pageSize: 999 });
    expect(listed).toMatchObject({ ok: true, value: { pageNum: 1, totalPages: 1, total: 2 } });
    expect(listed.ok && listed.value.content.map(({ displayName }) => displayName)).toEqual(['চাঁদের পদ্ম', 'সোনার বাঘ']);
    expect(await member('favourites', { gameType: 'FISH' })).toMatchObject({ ok: true, value: { content: [], total: 0, totalPages: 0 } });
    expect(await member('removeFavourite', tiger)).toEqual({ ok: true, value: null });
    expect(await member('removeFavourite', tiger)).toEqual({ ok: true, value: null });
    expect(await ids()).toEqual([lotus.nodeId]);
  });

  it('LOB-19 GAM-04 lists 999 favourites a page by default', async () => {
    const { db, shelves } = service.services;
    const kept = (await shelves.of('marquee', 'EN')).games.slice(0, 60).map(({ nodeId }) => nodeId);
    const account = db.selectFrom('account').where('username', '=', 'player04').where('merchant', '=', 'marquee').select('id');
    const { id } = await account.executeTakeFirstOrThrow();
    await db.deleteFrom('favourite').where('account_id', '=', id).execute();
    await db
      .insertInto('favourite')
      .values(kept.map((node_id) => ({ account_id: id, node_id, added_at: new Date() })))
      .execute();
    const fourth = await service.clientOf('player04');
    const all = await fourth('favourites', {});
    expect(all).toMatchObject({ ok: true, value: { total: 60, totalPages: 1 } });
    expect(all.ok && all.value.content.length).toBe(60);
    expect(await fourth('favourites', { pageSize: 1000 })).toMatchObject({ ok: false, details: { field: 'pageSize' } });
  });

  it('GAM-04 separates the favourites of members', async () => {
    const other = await service.clientOf('frozen01');
    await other('addFavourite', await gameOf('sun-pharaoh'));
    expect(await ids()).not.toContain((await gameOf('sun-pharaoh')).nodeId);
  });

  it.each([
    ['a game that does not exist', { nodeId: 1, vendor: 'PG', gameType: 'RNG' }, 'notFound', 'nodeId'],
    ['another vendor’s code', { vendor: 'BGS' }, 'invalidInput', 'vendor'],
    ['another kind', { gameType: 'LIVE' }, 'invalidInput', 'gameType'],
    ['a kind that is none', { gameType: 'CHESS' }, 'invalidInput', 'gameType'],
    ['no vendor code', { vendor: "'; drop table game" }, 'invalidInput', 'vendor'],
  ])('GAM-04 refuses %s and names the field', async (_what, wrong, code, field) => {
    const input = { ...(await gameOf('gold-tiger')), ...wrong } as Awaited<ReturnType<typeof gameOf>>;
    expect(await member('addFavourite', input)).toMatchObject({ ok: false, code, details: { field } });
  });

  it('DR-13.4 GAM-04 refuses a game that the brand’s market forbids', async () => {
    const token = await service.tokenOf('player01', 'khela');
    const khela = service.clientWith({ 'X-Merchant': 'khela', Authorization: `Bearer ${token}` });
    expect(await khela('addFavourite', await gameOf('cockfight-game-1'))).toMatchObject({ ok: false, code: 'notFound' });
  });

  it('GAM-05 lists a member’s recently played games, latest first, 20 a page', async () => {
    const { username } = await service.services.db
      .selectFrom('recent_game')
      .innerJoin('account', 'account.id', 'recent_game.account_id')
      .groupBy('username')
      .having((eb) => eb.fn.countAll(), '>=', 3n)
      .orderBy('username')
      .select('username')
      .executeTakeFirstOrThrow();
    const player = await service.clientOf(username);
    const reply = await player('recentGames', {});
    if (!reply.ok) throw new Error(reply.code);
    const { list, total } = reply.value;
    expect(list.length).toBe(Math.min(total, 20));
    const rows = await service.services.db
      .selectFrom('bet')
      .innerJoin('account', 'account.id', 'bet.account_id')
      .where('username', '=', username)
      .groupBy('node_id')
      .orderBy((eb) => eb.fn.max('placed_at'), 'desc')
      .orderBy('node_id')
      .select('node_id')
      .execute();
    expect(list.map(({ nodeId }) => nodeId)).toEqual(rows.slice(0, list.length).map(({ node_id }) => node_id));
    expect(list.length).toBeGreaterThan(1);
    const second = await player('recentGames', { page: 2, pageSize: 1 });
    expect(second.ok && second.value.list.map(({ nodeId }) => nodeId)).toEqual([list[1]?.nodeId]);
    expect(await player('recentGames', { page: 999 })).toMatchObject({ ok: true, value: { list: [], total } });
  });

  it('LOB-12 ranks real settled wins of a day by net win, above the minimum, with masked names', async () => {
    const { db } = service.services;
    const account = async (username: string) =>
      (
        await db
          .selectFrom('account')
          .where('username', '=', username)
          .where('merchant', '=', 'marquee')
          .select('id')
          .executeTakeFirstOrThrow()
      ).id;
    const { nodeId } = await gameOf('gold-tiger');
    const win = async (
      username: string,
      netMinor: bigint,
      { hoursAgo = 1, part = 0, round = crypto.randomUUID() }: { hoursAgo?: number; part?: number; round?: string } = {},
    ) => {
      const at = new Date(Date.now() - hoursAgo * 3_600_000);
      await db
        .insertInto('bet')
        .values({
          account_id: await account(username),
          integration: 'STUDIO',
          round_id: round,
          part,
          node_id: nodeId,
          game_type: 'RNG',
          currency: 'USD',
          stake_minor: 100n,
          payout_minor: 100n + netMinor,
          valid_bet_minor: 100n,
          status: 'settled',
          placed_at: at,
          settled_at: at,
        })
        .execute();
      return round;
    };
    await win('player01', 900_000_000n);
    await win('player02', 800_000_000n);
    await win('trial01', 950_000_000n);
    await win('player04', 990_000_000n, { hoursAgo: 25 });
    await win('player05', 9_999n);
    const taken = await win('player03', 970_000_000n);
    await win('player03', -969_000_000n, { part: 1, round: taken });
    const reply = await service.client('winners', { limitNum: 20, language: 'EN' });
    if (!reply.ok) throw new Error(reply.code);
    const { list, windowHours, leastMinor, currency } = reply.value;
    expect({ windowHours, leastMinor, currency }).toEqual({ windowHours: 24, leastMinor: '10000', currency: 'USD' });
    expect(list.slice(0, 3).map(({ vo }) => [vo.userName, vo.winAmount])).toEqual([
      ['pl***1', '900000000'],
      ['pl***2', '800000000'],
      ['pl***3', '1000000'],
    ]);
    expect(list[0]?.vo).toMatchObject({ displayName: 'Gold Tiger', currency: 'USD' });
    const amounts = list.map(({ vo }) => BigInt(vo.winAmount));
    expect(amounts).toEqual(amounts.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(amounts.every((amount) => amount >= 10_000n) && list.length <= 20).toBe(true);
    expect(await service.client('winners', { limitNum: 1, gameCategory: 'RNG' })).toMatchObject({
      ok: true,
      value: { list: [{ vo: { winAmount: '900000000' } }] },
    });
    expect(await service.client('winners', { limitNum: 21 })).toMatchObject({
      ok: false,
      code: 'invalidInput',
      details: { field: 'limitNum' },
    });
    const khela = service.clientWith({ 'X-Merchant': 'khela' });
    expect(await khela('winners', {})).toMatchObject({ ok: true, value: { list: [], leastMinor: '1200000', currency: 'BDT' } });
  });

  it('LOB-06 GAM-13 lists a vendor’s games in one lane for each class', async () => {
    const reply = await service.client('vendorLanes', { gameVendor: 'PG', platform: 'html5-desktop' });
    const lanes = reply.ok ? reply.value.data.lanes : [];
    const ofVendor = sampleCatalogue.games.filter(({ vassalage }) => vassalage === 'PG');
    expect(lanes.map(({ name }) => name)).toEqual(['JACKPOT', 'SLOTS']);
    for (const { name, games } of lanes)
      expect(games.map(({ gameCode, vassalage }) => `${vassalage} ${gameCode}`).toSorted()).toEqual(
        ofVendor
          .filter(({ gameClassify }) => gameClassify === name)
          .map(({ gameCode }) => `PG ${gameCode}`)
          .toSorted(),
      );
    expect(await service.client('vendorLanes', { gameVendor: 'NOBODY' })).toMatchObject({
      ok: false,
      code: 'notFound',
      details: { field: 'gameVendor' },
    });
  });

  it('shows a change in every process within a second', async () => {
    const { db } = service.services;
    const find = async () => {
      const reply = await service.client('gameList', { gameName: 'gold tiger' });
      return reply.ok && reply.value.total;
    };
    expect(await find()).toBe(1);
    await db.updateTable('game').set({ status: 'disabled' }).where('game_code', '=', 'gold-tiger').execute();
    await expect.poll(find).toBe(0);
    await db.updateTable('game').set({ status: 'open' }).where('game_code', '=', 'gold-tiger').execute();
    await expect.poll(find).toBe(1);
  });
});
