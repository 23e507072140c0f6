import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSmall } from '../testing/seedSmall.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { WinnerWatch } from './WinnerWatch.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ engine: 'pglite', seed: seedSmall });
});
afterAll(() => service.close());

it('LOB-12 reports a changed board after a big win, once, for its brand only', async () => {
  const { services } = service;
  const watch = new WinnerWatch(services);
  const lookAt = (merchant: string) => {
    services.winnerRows.delete(`${merchant} undefined`);
    return watch.hasChanged(merchant);
  };
  const looks = async () => [await lookAt('marquee'), await lookAt('khela')];
  expect(await looks()).toEqual([false, false]);
  expect(await looks()).toEqual([false, false]);

  const { id } = await services.db
    .selectFrom('account')
    .where('username', '=', 'player01')
    .where('merchant', '=', 'marquee')
    .select('id')
    .executeTakeFirstOrThrow();
  const [game] = (await services.shelves.of('marquee', 'EN')).list({ gameType: 'RNG' });
  if (!game) throw new Error('The seed has no slots.');
  const now = new Date();
  await services.db
    .insertInto('bet')
    .values({
      account_id: id,
      integration: 'STUDIO',
      round_id: crypto.randomUUID(),
      part: 0,
      node_id: game.nodeId,
      game_type: 'RNG',
      currency: 'USD',
      stake_minor: 100n,
      payout_minor: 990_000_100n,
      valid_bet_minor: 100n,
      status: 'settled',
      placed_at: now,
      settled_at: now,
    })
    .execute();
  expect(await looks()).toEqual([true, false]);
  expect(await looks()).toEqual([false, false]);
});
