import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { depositMoney } from '../testing/depositMoney.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { TestVendor } from '../testing/TestVendor.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const secret = 'secret-of-the-launching-vendor';
const { slot } = testGames;

let vendor: LaunchingVendor;
let service: TestService;
beforeAll(async () => {
  vendor = await startLaunchingVendor({ secret });
  service = await startService({
    config: { vendors: [createStudioAdapter({ url: vendor.url, secret })] },
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
      const { id } = await db
        .selectFrom('account')
        .where('username', '=', 'player01')
        .where('merchant', '=', 'marquee')
        .select('id')
        .executeTakeFirstOrThrow();
      await depositMoney(db, { accountId: id, amountMinor: 1000n });
    },
  });
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});

/** Opens a game, and returns the vendor with what its calls have in common. */
async function open(client: Awaited<ReturnType<TestService['clientOf']>>) {
  expect(await client('launchGame', { nodeId: slot.node_id })).toMatchObject({ ok: true });
  const launchToken = vendor.launched.at(-1)?.launchToken ?? '';
  const wallet = new TestVendor({ url: service.url, secret });
  const { playerId, sessionId, currency } = await wallet.ask('authenticate', { launchToken });
  return { wallet, play: { playerId, sessionId, currency, gameCode: slot.game_code } };
}

it('API-05 GAM-07 tells what the running game has cost, ends it, and its vendor takes no further stake but pays what is open', async () => {
  const token = await service.tokenOf('player01');
  const client = service.clientWith({ Authorization: `Bearer ${token}` });
  expect(await client('gameSession', {})).toEqual({ ok: true, value: null });
  expect(await client('endGameSession', {})).toEqual({ ok: true, value: null });

  const { wallet, play } = await open(client);
  await wallet.ask('debit', { ...play, roundId: 'one', txId: 'one', amountMinor: '300' });
  await wallet.ask('credit', { ...play, roundId: 'one', txId: 'one won', amountMinor: '120', roundEnd: true });
  await wallet.ask('debit', { ...play, roundId: 'two', txId: 'two', amountMinor: '50' });

  const { created_at } = await service.services.db
    .selectFrom('vendor_session')
    .where('session_hash', '=', createHash('sha256').update(token).digest())
    .select('created_at')
    .executeTakeFirstOrThrow();
  const cost = {
    nodeId: slot.node_id,
    startedAt: created_at.getTime(),
    currency: 'USD',
    stakedMinor: '350',
    wonMinor: '120',
    netMinor: '-230',
  };
  expect(await client('gameSession', {})).toEqual({ ok: true, value: cost });
  expect(await (await service.clientOf('player01'))('gameSession', {})).toEqual({ ok: true, value: null });

  expect(await client('endGameSession', {})).toEqual({ ok: true, value: cost });
  expect(await client('gameSession', {})).toEqual({ ok: true, value: null });
  expect(await wallet.ask('debit', { ...play, roundId: 'three', txId: 'three', amountMinor: '10' })).toMatchObject({
    code: 'INVALID_TOKEN',
  });
  expect(await wallet.ask('credit', { ...play, roundId: 'two', txId: 'two won', amountMinor: '90', roundEnd: true })).toMatchObject({
    code: 'OK',
    balanceMinor: '860',
  });
});

it('API-05 counts the bets of the game that was opened last alone', async () => {
  const client = await service.clientOf('player01');
  await open(client);
  expect(await client('gameSession', {})).toMatchObject({ ok: true, value: { stakedMinor: '0', netMinor: '0' } });
});
