import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const { slot, live } = testGames;
const secret = 'a secret for tests only';

let vendor: LaunchingVendor;
let service: TestService;
beforeAll(async () => {
  vendor = await startLaunchingVendor({ secret });
  service = await startService({
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
      await db.updateTable('game').set({ rtp_ppm: 965_000 }).where('node_id', '=', slot.node_id).execute();
    },
    config: { vendors: [createStudioAdapter({ url: vendor.url, secret })] },
  });
});
afterAll(async () => {
  await service.close();
  await vendor.close();
});

it('API-05 GAM-02 tells a visitor rules, return, volatility, stakes and features of a game', async () => {
  const facts = { volatility: 'medium', leastStakeMinor: '20', mostStakeMinor: '40000', features: ['freeSpins'] };
  const rulesUrl = `http://localhost/rules/${slot.game_code}?lang=BN`;
  const told = { nodeId: slot.node_id, displayName: slot.game_code, rtpPpm: 965_000, rulesUrl, ...facts };
  expect(await service.clientWith({ 'Accept-Language': 'bn' })('gameInfo', { nodeId: slot.node_id })).toEqual({ ok: true, value: told });
  expect(await service.client('gameInfo', { nodeId: live.node_id })).toMatchObject({ ok: true, value: { rtpPpm: null } });
});

it('API-05 tells nothing of a game that the brand does not show', async () => {
  expect(await service.client('gameInfo', { nodeId: 999_999 })).toMatchObject({ ok: false, code: 'notFound' });
});

it('API-05 tells what the catalogue holds, and null for the rest, while the vendor does not answer', async () => {
  const silent = await startLaunchingVendor({ secret, isSilent: true });
  const alone = await startService({
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
    },
    config: { vendors: [createStudioAdapter({ url: silent.url, secret })] },
  });
  const unsaid = { rulesUrl: null, volatility: null, leastStakeMinor: null, mostStakeMinor: null, features: null };
  expect(await alone.client('gameInfo', { nodeId: slot.node_id })).toMatchObject({ ok: true, value: unsaid });
  await alone.close();
  await silent.close();
});
