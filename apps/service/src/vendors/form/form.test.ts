import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certify } from '../../certify/certify.ts';
import { auditMoney } from '../../ledger/auditMoney.ts';
import { createFormDriver, type FormVendor, sendForm, startFormVendor } from '../../testing/form/startFormVendor.ts';
import { spreadEngines } from '../../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../../testing/seedTestAccounts.ts';
import { seedTestGames } from '../../testing/seedTestGames.ts';
import { startService, type TestService } from '../../testing/startService.ts';
import { fund } from '../../testing/startWallet.ts';
import { importCatalogues } from '../importCatalogue.ts';
import { createStudioAdapter } from '../studio/createStudioAdapter.ts';
import { form } from './form.ts';
import { minorOfText } from './minorOfText.ts';

const keys = { merchantId: 'marquee', secret: 'a secret for tests only' };

describe.each(spreadEngines)('an aggregator of the form dialect on %s', (engine) => {
  let vendor: FormVendor;
  let service: TestService;
  beforeAll(async () => {
    vendor = await startFormVendor(keys);
    const connected = form.connect({ FORM_URL: vendor.url, FORM_MERCHANT_ID: keys.merchantId, FORM_SECRET: keys.secret });
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
        const player = db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
        const { id } = await player.select('id').executeTakeFirstOrThrow();
        await fund(db, { accountId: id, currency: 'USD', amountMinor: 10_050n });
      },
      config: { vendors: [createStudioAdapter({ url: 'http://127.0.0.1:9', secret: keys.secret }), ...(connected ? [connected] : [])] },
    });
    const { db, adapters } = service.services;
    await importCatalogues(db, adapters.values(), AbortSignal.timeout(5000));
  });
  afterAll(async () => {
    await service.close();
    await vendor.close();
  });

  it('GAM-07 a game that the vendor shows in a window is launched so', async () => {
    const player = service.clientWith({ Authorization: `Bearer ${await service.tokenOf('player02')}` });
    const wheel = service.services.db.selectFrom('game').where('game_code', '=', 'fx-wheel').select('node_id');
    const { node_id: nodeId } = await wheel.executeTakeFirstOrThrow();
    expect(await player('launchGame', { nodeId })).toMatchObject({ ok: true, value: { displayName: 'Wheel', mode: 'window' } });
    vendor.launches.splice(0);
  });

  it('VEN-03 passes the whole suite under the token of its launch, through the one ledger', async () => {
    const { db } = service.services;
    const games = await db
      .selectFrom('game')
      .where('vassalage', '=', 'F_NIGHT_SKY')
      .select(['node_id', 'game_code', 'game_type'])
      .orderBy('position')
      .execute();
    expect(games.map(({ game_code, game_type }) => [game_code, game_type])).toEqual([
      ['fx-comet', 'RNG'],
      ['fx-wheel', 'LIVE'],
    ]);
    const player = service.clientWith({ Authorization: `Bearer ${await service.tokenOf('player01')}` });
    expect(await player('launchGame', { nodeId: games[0]?.node_id ?? 0 })).toMatchObject({
      ok: true,
      value: { displayName: 'Comet', mode: 'frame', speaks: false },
    });
    const [launch = new URLSearchParams()] = vendor.launches;
    const { results } = await certify({
      wallet: service.url,
      vendor: 'FORM',
      dialect: createFormDriver({ url: service.url, ...keys }, launch),
      stakeMinor: 125n,
      entry: { launchToken: launch.get('session_id') ?? '', logOut: async () => void (await player('logout', {})) },
    });
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    const money = (await auditMoney(db)).filter(({ name }) => !/^the (days|money) of/.test(name));
    expect(money.filter(({ broken }) => broken > 0n)).toEqual([]);
  });

  it.each([
    ['another action', {}, { action: 'gift' }, 'INVALID_INPUT'],
    ['an amount with three decimals', {}, { action: 'bet', amount: '1.005' }, 'INVALID_INPUT'],
    ['a negative amount', {}, { action: 'bet', amount: '-1' }, 'INVALID_INPUT'],
    ['an old call', { atMs: Date.now() - 6 * 60_000 }, { action: 'balance' }, 'BAD_SIGNATURE'],
    ['a call of another merchant', { merchantId: 'other' }, { action: 'balance' }, 'BAD_SIGNATURE'],
    ['a session that was never launched', {}, { action: 'bet', amount: '1', session_id: 'none' }, 'INVALID_TOKEN'],
  ])('VEN-01 refuses %s', async (_what, change, content, code) => {
    const bet = { player_id: '1', currency: 'USD', game_uuid: 'fx-comet', transaction_id: 't', round_id: 'r', session_id: 's' };
    expect(await sendForm({ url: service.url, ...keys, ...change }, { ...bet, ...content })).toEqual({
      error_code: 'INTERNAL_ERROR',
      error_description: code,
    });
  });
});

it.each([
  ['12.50', 2, '1250'],
  ['0.1', 2, '10'],
  ['10.0000', 2, '1000'],
  ['7', 0, '7'],
  ['0.5', 0, undefined],
  ['1.005', 2, undefined],
  ['1e3', 2, undefined],
  ['', 2, undefined],
])('DR-0.1 reads the text %s with %i decimals as %s, never rounded', (text, decimals, expected) => {
  expect(minorOfText(text, decimals)).toBe(expected);
});
