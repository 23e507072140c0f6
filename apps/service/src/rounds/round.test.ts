import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const secret = 'secret-of-the-launching-vendor';
const { slot } = testGames;
const placedAt = Date.now() - 60_000;
const settledAt = placedAt + 1000;

let vendor: LaunchingVendor;
let service: TestService;
beforeAll(async () => {
  vendor = await startLaunchingVendor({ secret });
  service = await startService({
    config: { vendors: [createStudioAdapter({ url: vendor.url, secret })] },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
    },
  });
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});

/** Writes a bet of a player: the round itself, or a correction after its result. */
async function place(roundId: string, { part = 0, integration = 'STUDIO', stake = 100n, payout = 0n, isOpen = false } = {}) {
  const { db } = service.services;
  const { id } = await db
    .selectFrom('account')
    .where('username', '=', 'player01')
    .where('merchant', '=', 'marquee')
    .select('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bet')
    .values({
      account_id: id,
      integration,
      round_id: roundId,
      part,
      node_id: slot.node_id,
      game_type: slot.game_type,
      currency: 'USD',
      stake_minor: stake,
      payout_minor: payout,
      valid_bet_minor: 0n,
      status: isOpen ? 'open' : 'settled',
      placed_at: new Date(placedAt),
      settled_at: isOpen ? null : new Date(settledAt),
    })
    .execute();
}

it('API-05 GAM-10 tells the bets and the result of an own round with its corrections, its replay, and what verifies it', async () => {
  await place('won', { payout: 250n });
  await place('won', { part: 1, stake: 0n, payout: -50n });
  await place('won', { integration: 'ZZ', stake: 7n });
  const reply = await (await service.clientOf('player01'))('round', { roundId: 'won' });
  const bet = { placedAt, settledAt, status: 'settled' };
  expect(reply).toEqual({
    ok: true,
    value: {
      nodeId: slot.node_id,
      currency: 'USD',
      bets: [
        { ...bet, id: 'STUDIO:won:0', stakeMinor: '100', payoutMinor: '250' },
        { ...bet, id: 'STUDIO:won:1', stakeMinor: '0', payoutMinor: '-50' },
      ],
      result: { stakeMinor: '100', payoutMinor: '200', netMinor: '100' },
      replayUrl: expect.stringMatching(/^http:\/\/localhost\/round\/won\?player=/) as string,
      verifyNodeId: slot.node_id,
    },
  });
});

it('API-05 tells of an open round its bets, and no result', async () => {
  await place('left', { isOpen: true });
  expect(await (await service.clientOf('player01'))('round', { roundId: 'left' })).toMatchObject({
    ok: true,
    value: { bets: [{ status: 'open', settledAt: null }], result: null, replayUrl: null, verifyNodeId: null },
  });
});

it('API-05 tells no round of others', async () => {
  await place('mine');
  expect(await (await service.clientOf('player02'))('round', { roundId: 'mine' })).toMatchObject({ ok: false, code: 'notFound' });
});
