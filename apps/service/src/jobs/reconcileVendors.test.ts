import type { VendorTransaction } from '@site/api/vendor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grantTestRounds } from '../testing/grantTestRounds.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { startLaunchingVendor, type LaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { launchFor, TestVendor } from '../testing/TestVendor.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import { reconcileVendors } from './reconcileVendors.ts';

const secret = 'a secret for tests only';
const MINUTE_MS = 60_000;
const PERIOD_MS = 10 * MINUTE_MS;

describe.each(spreadEngines)('the comparison with a vendor’s log on %s', (engine) => {
  let vendor: LaunchingVendor;
  let service: TestService;
  let signer: TestVendor;
  let seat: { playerId: string; sessionId: string; currency: string; gameCode: string };
  const errors: unknown[] = [];

  beforeAll(async () => {
    vendor = await startLaunchingVendor({ secret });
    service = await startService({
      engine,
      config: { vendors: [createStudioAdapter({ url: vendor.url, secret })] },
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
    const { db } = service.services;
    const { launchToken } = await launchFor(db, { accountId: await addPlayer(db, 100_000n), nodeId: testGames.slot.node_id });
    signer = new TestVendor({ url: service.url, secret });
    const { playerId = '', sessionId = '', currency = '', gameCode = '' } = await signer.ask('authenticate', { launchToken });
    seat = { playerId, sessionId, currency, gameCode };
  });
  afterAll(async () => {
    await service.close();
    await vendor.close();
  });
  beforeEach(async () => {
    const { db } = service.services;
    vendor.log.length = 0;
    errors.length = 0;
    await db.deleteFrom('vendor_difference').execute();
    await db.deleteFrom('reconciliation').execute();
    const period_start = new Date(Math.floor(Date.now() / PERIOD_MS) * PERIOD_MS - 2 * PERIOD_MS);
    await db
      .insertInto('reconciliation')
      .values({ integration: 'STUDIO', period_start, compared_at: period_start, transactions: 0 })
      .execute();
  });

  const reconcile = (inMinutes: number) => {
    const { db, adapters } = service.services;
    return reconcileVendors(
      { db, vendors: adapters.values(), onError: (error) => errors.push(error) },
      new Date(Date.now() + inMinutes * MINUTE_MS),
    );
  };
  const entry = (txId: string, more: Partial<VendorTransaction> = {}): VendorTransaction => ({
    txId,
    kind: 'debit',
    roundId: txId,
    playerId: seat.playerId,
    amountMinor: '100',
    currency: 'USD',
    state: 'done',
    at: Date.now(),
    ...more,
  });
  const stake = (txId: string, amountMinor = '100') => signer.ask('debit', { ...seat, txId, roundId: txId, amountMinor });
  const differences = async () => {
    const { db } = service.services;
    const rows = await db.selectFrom('vendor_difference').select(['tx_id', 'kind', 'resolved_at']).orderBy('tx_id').execute();
    return rows.map(({ tx_id, kind, resolved_at }) => [tx_id, kind, resolved_at ? 'resolved' : 'open']);
  };

  it('VEN-04 finds no difference in what was executed, refused and rolled back on both sides, whenever it was sent', async () => {
    await stake('one');
    await signer.ask('credit', { ...seat, txId: 'win', roundId: 'one', amountMinor: '250', refTxId: 'one' });
    await stake('back');
    await signer.ask('rollback', { playerId: seat.playerId, txId: 'back-rollback', refTxId: 'back' });
    await signer.ask('rollback', { playerId: seat.playerId, txId: 'never-rollback', refTxId: 'never' });
    await stake('too much', '999999999');
    await stake('late');
    await grantTestRounds(service.services.db, {
      accountId: Number(seat.playerId),
      campaignId: 'spring',
      nodeId: testGames.slot.node_id,
      stakeMinor: 70n,
    });
    await signer.ask('debit', { ...seat, txId: 'free', roundId: 'free', amountMinor: '70', campaignId: 'spring' });
    vendor.log.push(
      entry('late', { at: Date.now() - PERIOD_MS }),
      entry('one'),
      entry('win', { kind: 'credit', roundId: 'one', amountMinor: '250' }),
      entry('back', { state: 'rolledBack' }),
      entry('never', { state: 'rolledBack' }),
      entry('too much', { state: 'refused', amountMinor: '999999999' }),
      entry('free', { amountMinor: '70' }),
    );
    await reconcile(25);
    expect([await differences(), errors]).toEqual([[], []]);
    const periods = await service.services.db.selectFrom('reconciliation').select('transactions').execute();
    expect(periods.reduce((sum, { transactions }) => sum + transactions, 0)).toBe(7);
  });

  it('VEN-04 names each difference, asks again for it, and tells an operator of those that stay', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) await stake(id);
    await signer.ask('rollback', { playerId: seat.playerId, txId: 'e-rollback', refTxId: 'e' });
    vendor.log.push(
      entry('one'),
      entry('win', { kind: 'credit', amountMinor: '250' }),
      entry('late'),
      entry('free', { amountMinor: '70' }),
      entry('b', { amountMinor: '101' }),
      entry('c', { state: 'rolledBack' }),
      entry('d', { state: 'pending' }),
      entry('e'),
      entry('ghost', { playerId: '999999' }),
    );
    await reconcile(25);
    const found = [
      ['a', 'missingThere', 'open'],
      ['b', 'otherAmount', 'open'],
      ['c', 'otherState', 'open'],
      ['d', 'otherState', 'open'],
      ['e', 'otherState', 'open'],
      ['ghost', 'missingHere', 'open'],
    ];
    expect(await differences()).toEqual(found);

    vendor.log.push(entry('a'));
    vendor.log.splice(
      vendor.log.findIndex(({ txId }) => txId === 'd'),
      1,
      entry('d'),
    );
    await expect(reconcile(35)).rejects.toThrow(
      `4 transactions differ from the vendor's own log: otherAmount STUDIO b of player ${seat.playerId}, otherState STUDIO c of player ${seat.playerId}, otherState STUDIO e of player ${seat.playerId}, missingHere STUDIO ghost of player 999999.`,
    );
    expect(await differences()).toEqual(found.map(([id, kind]) => [id, kind, id === 'a' || id === 'd' ? 'resolved' : 'open']));
    expect(errors).toEqual([]);
  });

  it('VEN-04 compares the periods of a vendor that did not answer in a later run', async () => {
    vendor.log.push(entry('ghost', { amountMinor: '1e3' }));
    await reconcile(25);
    expect(errors).toHaveLength(1);
    vendor.log.splice(0, 1, entry('ghost'));
    await reconcile(25);
    expect((await differences()).filter(([id]) => id === 'ghost')).toEqual([['ghost', 'missingHere', 'open']]);
  });
});
