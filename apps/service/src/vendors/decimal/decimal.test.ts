import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certify } from '../../certify/certify.ts';
import { reconcileVendors } from '../../jobs/reconcileVendors.ts';
import { auditMoney } from '../../ledger/auditMoney.ts';
import { createDecimalDriver, sendDecimal } from '../../testing/decimal/createDecimalDriver.ts';
import { type DecimalVendor, startDecimalVendor } from '../../testing/decimal/startDecimalVendor.ts';
import { spreadEngines } from '../../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../../testing/seedTestAccounts.ts';
import { seedTestGames } from '../../testing/seedTestGames.ts';
import { startService, type TestService } from '../../testing/startService.ts';
import { fund } from '../../testing/startWallet.ts';
import { launchFor } from '../../testing/TestVendor.ts';
import { createVendors } from '../createVendors.ts';
import { importCatalogues } from '../importCatalogue.ts';
import { createStudioAdapter } from '../studio/createStudioAdapter.ts';
import { decimal } from './decimal.ts';
import { minorOfDecimal } from './minorOfDecimal.ts';
import { signCall } from './signCall.ts';

const secret = 'a secret for tests only';

describe.each(spreadEngines)('a vendor of the decimal dialect on %s', (engine) => {
  let vendor: DecimalVendor;
  let service: TestService;
  let nodeId: number;
  let accountId: number;
  beforeAll(async () => {
    vendor = await startDecimalVendor(secret);
    const connected = decimal.connect({ DECIMAL_URL: vendor.url, DECIMAL_SECRET: secret });
    service = await startService({
      engine,
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
        const player = db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
        const { id } = await player.select('id').executeTakeFirstOrThrow();
        accountId = id;
        await fund(db, { accountId: id, currency: 'USD', amountMinor: 10_050n });
      },
      config: { vendors: [createStudioAdapter({ url: 'http://127.0.0.1:9', secret }), ...(connected ? [connected] : [])] },
    });
    const { db, adapters } = service.services;
    const offering = [...adapters.values()].filter(({ integration }) => integration !== 'STUDIO');
    await importCatalogues(db, offering, AbortSignal.timeout(5000));
    const game = db.selectFrom('game').where('game_code', '=', 'dx-rocket');
    nodeId = (await game.select('node_id').executeTakeFirstOrThrow()).node_id;
  });
  afterAll(async () => {
    await service.close();
    await vendor.close();
  });

  it('VEN-03 passes the whole suite, from the launch to a win after the logout, through the one ledger', async () => {
    const token = await service.tokenOf('player01');
    const player = service.clientWith({ Authorization: `Bearer ${token}` });
    expect(await player('launchGame', { nodeId })).toMatchObject({ ok: true, value: { displayName: 'Rocket' } });
    const [launchToken = ''] = vendor.tokens;
    const logOut = async () => void (await player('logout', {}));
    const dialect = createDecimalDriver({ url: service.url, secret });
    const { results } = await certify({
      wallet: service.url,
      vendor: 'DECIMAL',
      dialect,
      stakeMinor: 125n,
      entry: { launchToken, logOut },
    });
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    const money = (await auditMoney(service.services.db)).filter(({ name }) => !/^the (days|money) of/.test(name));
    expect(money.filter(({ broken }) => broken > 0n)).toEqual([]);
  });

  it('VEN-01 bytes that are signed for one path are refused at another, and move nothing', async () => {
    const { db } = service.services;
    const { launchToken } = await launchFor(db, { accountId, nodeId });
    const { reply: seat } = await sendDecimal({ url: service.url, secret }, 'authenticate', JSON.stringify({ token: launchToken }));
    const { player_id, session_token, game_id, currency } = seat;
    const stake = { player_id, session_token, game_id, currency, transaction_id: 'for-debit', round_id: 'for-debit', amount: 5 };
    const entries = async () => (await db.selectFrom('transfer').where('account_id', '=', accountId).select('id').execute()).length;
    const before = await entries();
    for (const call of ['credit', 'rollback', 'balance', 'authenticate'] as const) {
      const { reply } = await sendDecimal({ url: service.url, secret }, call, JSON.stringify(stake), { signedFor: 'debit' });
      expect([call, reply.status]).toEqual([call, 'RS_ERROR_INVALID_SIGNATURE']);
    }
    expect(await entries()).toBe(before);
    const { reply } = await sendDecimal({ url: service.url, secret }, 'debit', JSON.stringify(stake));
    expect(reply.status).toBe('RS_OK');
    const answer = await fetch(`${vendor.url}/launch`, {
      method: 'POST',
      headers: { 'X-Sign': signCall(secret, '/games', '{}') },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });

  it('VEN-01 DR-21.2 a stake that names a reward is refused without a grant of it', async () => {
    const { launchToken } = await launchFor(service.services.db, { accountId, nodeId });
    const { reply: seat } = await sendDecimal({ url: service.url, secret }, 'authenticate', JSON.stringify({ token: launchToken }));
    const { player_id, session_token, game_id, currency } = seat;
    const stake = { player_id, session_token, game_id, currency, transaction_id: 'free', round_id: 'free', amount: 0.2, reward_id: 'none' };
    const { reply } = await sendDecimal({ url: service.url, secret }, 'debit', JSON.stringify(stake));
    expect(reply).toMatchObject({ status: 'RS_ERROR_UNKNOWN', field: 'reward_id' });
  });

  it('VEN-04 compares with the vendor’s own list, page by page and by ids', async () => {
    const { db, adapters } = service.services;
    const { launchToken } = await launchFor(db, { accountId, nodeId });
    const { reply: seat } = await sendDecimal({ url: service.url, secret }, 'authenticate', JSON.stringify({ token: launchToken }));
    const { player_id, session_token, game_id, currency } = seat;
    for (const [transaction_id, amount] of [
      ['listed', 0.5],
      ['other', 0.25],
      ['unlisted', 0.1],
    ] as const) {
      const stake = { player_id, session_token, game_id, currency, transaction_id, round_id: transaction_id, amount };
      expect((await sendDecimal({ url: service.url, secret }, 'debit', JSON.stringify(stake))).reply).toMatchObject({ status: 'RS_OK' });
    }
    const entry = { kind: 'debit', player_id: String(accountId), currency: 'USD', created_at: new Date().toISOString() } as const;
    vendor.transactions.push(
      { ...entry, transaction_id: 'listed', round_id: 'listed', amount: 0.5, status: 'TS_SUCCESS' },
      { ...entry, transaction_id: 'other', round_id: 'other', amount: 0.35, status: 'TS_SUCCESS' },
      { ...entry, transaction_id: 'declined', round_id: 'declined', amount: 900, status: 'TS_DECLINED' },
    );
    const [now, MINUTE_MS] = [Date.now(), 60_000];
    const period_start = new Date(Math.floor(now / (10 * MINUTE_MS)) * 10 * MINUTE_MS - 20 * MINUTE_MS);
    await db
      .insertInto('reconciliation')
      .values({ integration: 'DECIMAL', period_start, compared_at: period_start, transactions: 0 })
      .execute();
    const [later, errors] = [new Date(now + 25 * MINUTE_MS), [] as unknown[]];
    const vendors = [...adapters.values()].filter(({ integration }) => integration === 'DECIMAL');
    await reconcileVendors({ db, vendors, onError: (error) => errors.push(error) }, later);
    const open = db.selectFrom('vendor_difference').where('integration', '=', 'DECIMAL').where('resolved_at', 'is', null);
    const found = await open
      .where('tx_id', 'in', ['listed', 'other', 'unlisted', 'declined'])
      .select(['tx_id', 'kind'])
      .orderBy('tx_id')
      .execute();
    expect([errors, found]).toEqual([
      [],
      [
        { tx_id: 'other', kind: 'otherAmount' },
        { tx_id: 'unlisted', kind: 'missingThere' },
      ],
    ]);
  });

  it.each([
    ['no JSON', 'stake', 'body'],
    ['an amount with three decimals', JSON.stringify({ currency: 'USD', amount: 1.005 }), 'amount'],
    ['a negative amount', JSON.stringify({ currency: 'USD', amount: -1 }), 'amount'],
    ['an amount in words', JSON.stringify({ currency: 'USD', amount: '1.00' }), 'amount'],
    ['an unknown currency', JSON.stringify({ currency: '$', amount: 1 }), 'amount'],
    ['no player', JSON.stringify({ currency: 'USD', amount: 1 }), 'player_id'],
  ])('VEN-01 refuses %s by the vendor’s name of the field', async (_what, body, field) => {
    const { reply } = await sendDecimal({ url: service.url, secret }, 'debit', body);
    expect(reply).toEqual({ status: 'RS_ERROR_WRONG_SYNTAX', field });
  });
});

it('VEN-01 connects the vendor only where it is set', () => {
  const studio = { STUDIO_PORT: 4301, STUDIO_SECRET: secret };
  const connected = (settings: object) => createVendors({ ...studio, ...settings }).map(({ integration }) => integration);
  expect(connected({})).toEqual(['STUDIO']);
  expect(connected({ DECIMAL_URL: 'https://games.example.com', DECIMAL_SECRET: secret })).toEqual(['STUDIO', 'DECIMAL']);
});

it.each([
  [12.5, 2, '1250'],
  [0.1, 2, '10'],
  [0, 2, '0'],
  [7, 0, '7'],
  [19.99, 2, '1999'],
  [0.5, 0, undefined],
  [1.005, 2, undefined],
  [1e21, 2, undefined],
  [-1, 2, undefined],
  [Number.NaN, 2, undefined],
])('DR-0.1 reads the JSON number %d with %i decimals as %s, never rounded', (amount, decimals, expected) => {
  expect(minorOfDecimal(amount, decimals)).toBe(expected);
});
