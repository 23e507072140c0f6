import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { cardroom } from '../testing/cardroom/cardroom.ts';
import { type Cardroom, startCardroom } from '../testing/cardroom/startCardroom.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { fund } from '../testing/startWallet.ts';
import { TestVendor } from '../testing/TestVendor.ts';
import { importCatalogues } from './importCatalogue.ts';
import { createStudioAdapter } from './studio/createStudioAdapter.ts';

const CARDROOM_KEY = 'a secret for tests only';

describe.each(spreadEngines)('a second vendor on %s', (engine) => {
  let room: Cardroom;
  let service: TestService;
  beforeAll(async () => {
    room = await startCardroom();
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
      config: {
        vendors: [
          createStudioAdapter({ url: 'http://127.0.0.1:9', secret: 'another secret for tests' }),
          cardroom.connect({ CARDROOM_URL: room.url, CARDROOM_KEY }),
        ],
      },
    });
  });
  afterAll(async () => {
    await service.close();
    await room.close();
  });

  it('VEN-01 imports its games once, after the existing ones, and plays a round', async () => {
    const { db, adapters } = service.services;
    const before = await db.selectFrom('game').select('node_id').execute();
    const offering = [...adapters.values()].filter(({ integration }) => integration === 'CARDROOM');
    for (let start = 0; start < 2; start += 1) await importCatalogues(db, offering, AbortSignal.timeout(5000));
    const games = await db.selectFrom('game').selectAll().orderBy('position').execute();
    expect(games).toHaveLength(before.length + 1);
    const game = games.at(-1);
    expect(game).toMatchObject({ vassalage: 'CR', game_code: 'high-card', name: 'High Card', status: 'open' });
    const nodeId = game?.node_id ?? 0;

    const { id: accountId } = await db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('id')
      .executeTakeFirstOrThrow();
    await fund(db, { accountId, currency: 'USD', amountMinor: 1000n });
    const player = await service.clientOf('player01');
    expect(await player('launchGame', { nodeId })).toMatchObject({
      ok: true,
      value: { gameUrl: `${room.url}/play/high-card?pass=${room.passes[0]}`, displayName: 'High Card' },
    });

    const vendor = new TestVendor({ url: service.url, integration: 'CARDROOM', secret: CARDROOM_KEY });
    const { playerId, sessionId, currency } = await vendor.ask('authenticate', { launchToken: room.passes[0] });
    const round = { playerId, sessionId, currency, gameCode: 'high-card', roundId: 'first' };
    expect(await vendor.ask('debit', { ...round, txId: 'stake', amountMinor: '100' })).toMatchObject({ code: 'OK', balanceMinor: '900' });
    const win = { ...round, txId: 'win', amountMinor: '180', roundEnd: true };
    expect(await vendor.ask('credit', win)).toMatchObject({ code: 'OK', balanceMinor: '1080' });

    const house = await db
      .selectFrom('posting')
      .innerJoin('house_account', 'house_account.id', 'posting.holder_id')
      .where('house_account.name', '=', 'vendor:CARDROOM')
      .select('amount_minor')
      .orderBy('amount_minor')
      .execute();
    expect(house.map(({ amount_minor }) => amount_minor)).toEqual([-180n, 100n]);
    const money = (await auditMoney(db)).filter(({ name }) => !name.startsWith('the days of') && !name.startsWith('the money of'));
    expect(money.filter(({ broken }) => broken > 0n)).toEqual([]);
  });

  it('VEN-01 has pictures of its own', async () => {
    const { status, headers } = await fetch(`${service.url}/art/poster/high-card-340.webp`);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${service.url}/art/vendor/CR.svg`)).status).toBe(404);
  });
});
