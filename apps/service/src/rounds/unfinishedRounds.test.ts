import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';

const { slot, live, elsewhere } = testGames;
type Game = (typeof testGames)[keyof typeof testGames];
const MINUTE_MS = 60_000;
const now = Date.now();

let service: TestService;
beforeAll(async () => {
  service = await startService({
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
    },
  });
});
afterAll(() => service.close());

async function place(
  username: string,
  roundId: string,
  { game = slot, ago = 0, isOpen = true, currency = 'USD' }: { game?: Game; ago?: number; isOpen?: boolean; currency?: string },
) {
  const { db } = service.services;
  const { id } = await db
    .selectFrom('account')
    .where('username', '=', username)
    .where('merchant', '=', 'marquee')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bet')
    .values({
      account_id: id,
      integration: 'STUDIO',
      round_id: roundId,
      node_id: game.node_id,
      game_type: game.game_type,
      currency,
      stake_minor: 100n,
      payout_minor: 0n,
      valid_bet_minor: 0n,
      status: isOpen ? 'open' : 'settled',
      placed_at: new Date(now - ago * MINUTE_MS),
      settled_at: isOpen ? null : new Date(now),
    })
    .execute();
}

it('API-05 GAM-06 lists own rounds without a result, newest first and by page', async () => {
  await place('player01', 'left', { ago: 9 });
  await place('player01', 'waiting', { game: elsewhere, ago: 5 });
  await place('player01', 'over', { isOpen: false });
  await place('player02', 'of another', {});
  const client = await service.clientOf('player01');
  const left = {
    vassalage: slot.vassalage,
    roundId: 'left',
    nodeId: slot.node_id,
    since: now - 9 * MINUTE_MS,
  };
  const waiting = {
    vassalage: elsewhere.vassalage,
    roundId: 'waiting',
    nodeId: elsewhere.node_id,
    since: now - 5 * MINUTE_MS,
  };
  const all = await client('unfinishedRounds', {});
  expect(all).toMatchObject({ ok: true, value: { list: [waiting, left], totalPages: 1, total: 2 } });
  expect(all.ok && all.value.list.map(({ game }) => game?.nodeId)).toEqual([elsewhere.node_id, slot.node_id]);
  expect(await client('unfinishedRounds', { pageNo: 2, pageSize: 1 })).toMatchObject({
    ok: true,
    value: { list: [left], totalPages: 2, total: 2 },
  });
});

it('GAM-06 lists those that were left, without bets that wait for a table and without other wallets', async () => {
  await place('first01', 'left', { ago: 2 });
  await place('first01', 'waits for its table', { game: live, ago: 1 });
  await place('first01', 'of another wallet', { game: elsewhere, currency: 'USDT' });
  const client = await service.clientOf('first01');
  expect(await client('unfinishedRounds', {})).toMatchObject({ value: { total: 3 } });
  expect(await client('unfinishedRounds', { only: 'left' })).toMatchObject({
    value: { list: [{ roundId: 'left', nodeId: slot.node_id }], total: 1 },
  });
});

it('API-05 asks for a session before it lists rounds', async () => {
  expect(await service.client('unfinishedRounds', {})).toMatchObject({ ok: false, code: 'loginRequired' });
});
