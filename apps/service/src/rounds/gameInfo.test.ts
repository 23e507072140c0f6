import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';

const { slot, live } = testGames;

let service: TestService;
beforeAll(async () => {
  service = await startService({
    async seed(db) {
      await seedTestAccounts(db);
      await seedTestGames(db);
      await db.updateTable('game').set({ rtp_ppm: 965_000 }).where('node_id', '=', slot.node_id).execute();
    },
  });
});
afterAll(() => service.close());

it('API-05 tells a visitor what the catalogue holds of a game, and null for what its vendor does not say', async () => {
  const unsaid = { rulesUrl: null, volatility: null, leastStakeMinor: null, mostStakeMinor: null, features: null };
  const told = { nodeId: slot.node_id, displayName: slot.game_code, rtpPpm: 965_000, ...unsaid };
  expect(await service.client('gameInfo', { nodeId: slot.node_id })).toEqual({ ok: true, value: told });
  expect(await service.client('gameInfo', { nodeId: live.node_id })).toMatchObject({ ok: true, value: { rtpPpm: null } });
});

it('API-05 tells nothing of a game that the brand does not show', async () => {
  expect(await service.client('gameInfo', { nodeId: 999_999 })).toMatchObject({ ok: false, code: 'notFound' });
});
