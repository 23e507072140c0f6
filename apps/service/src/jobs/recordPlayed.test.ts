import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import type { VendorPlayedRound } from '@site/api/vendor';
import { dayOf } from '@site/rules/period';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { startSession } from '../session/sessions.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames, testGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import { reconcileVendors } from './reconcileVendors.ts';
import { PERIOD_MS } from './vendorPeriods.ts';

const secret = 'a secret for tests only';
const MINUTE_MS = 60_000;
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');

describe.each(spreadEngines)('what is played with money at a vendor on %s', (engine) => {
  let vendor: LaunchingVendor;
  let service: TestService;
  let accountId: number;
  let player: Client;
  const errors: unknown[] = [];

  beforeAll(async () => {
    vendor = await startLaunchingVendor({ secret });
    service = await startService({
      engine,
      config: { vendors: [createStudioAdapter({ url: vendor.url, secret, keepsMoney: true })] },
      async seed(db) {
        await seedTestAccounts(db);
        await seedTestGames(db);
      },
    });
  });
  afterAll(async () => {
    const { db } = service.services;
    await applyRollups(db);
    const money = await auditMoney(db);
    await service.close();
    await vendor.close();
    expect(money.filter(({ name, broken }) => broken > 0n && !/^the (days|money) of teams/.test(name))).toEqual([]);
    expect(money.find(({ name }) => name.startsWith('rounds are played with money at a vendor'))?.checked).toBeGreaterThan(0n);
    expect(errors).toEqual([]);
  });
  beforeEach(async () => {
    const { db } = service.services;
    vendor.purse.played.length = 0;
    await forgetPeriods();
    await db.deleteFrom('vendor_difference').execute();
    accountId = await addPlayer(db, 100_000n);
    const token = await startSession(db, { accountId, address: '127.0.0.1', userAgent: 'test', now: new Date() });
    player = service.clientWith({ Authorization: `Bearer ${token}` });
  });

  /** Makes the job read the log of the last two periods again. */
  async function forgetPeriods() {
    const { db } = service.services;
    await db.deleteFrom('reconciliation').execute();
    const period_start = new Date(Math.floor(Date.now() / PERIOD_MS) * PERIOD_MS - 2 * PERIOD_MS);
    const closed = { integration: 'STUDIO_PURSE', period_start, compared_at: period_start, transactions: 0 };
    await db.insertInto('reconciliation').values(closed).execute();
  }
  /** Reads the log as the job does once the present period has ended. */
  const reconcile = () => {
    const { db, adapters } = service.services;
    return reconcileVendors(
      { db, vendors: adapters.values(), onError: (error) => errors.push(error) },
      new Date(Date.now() + 15 * MINUTE_MS),
    );
  };
  const deposit = (amountMinor: string) =>
    player('walletTransfer', { vassalage: 'MQ', direction: 'in', amountMinor, transferId: randomUUID() });
  function play(stakeMinor: string, payoutMinor: string, more: Partial<VendorPlayedRound> = {}): VendorPlayedRound {
    const now = Date.now();
    const round = { roundId: randomUUID(), playerId: String(accountId), gameCode: testGames.slot.game_code, currency: 'USD' };
    const played = { ...round, stakeMinor, payoutMinor, placedAt: now - 1000, settledAt: now, ...more };
    vendor.purse.played.push(played);
    return played;
  }
  async function record() {
    const reply = await player('betRecords', { from: today, to: today });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  }
  const limitTo = (kind: 'stake' | 'loss', amount: bigint, period_start = new Date(Date.now() - MINUTE_MS)) =>
    service.services.db
      .insertInto('play_limit')
      .values({ account_id: accountId, currency: 'USD', kind, period: 'day', amount_minor: amount, period_start })
      .execute();
  const used = () =>
    service.services.db
      .selectFrom('play_limit')
      .where('account_id', '=', accountId)
      .orderBy('kind')
      .select(['kind', 'used_minor'])
      .execute();

  it('VEN-02 DR-22.2 comes into the record of the player and into the reports, once, however often the log is read', async () => {
    await deposit('5000');
    const won = play('100', '250');
    play('300', '0');
    const before = await player('balance', {});
    for (let time = 0; time < 2; time += 1) {
      await reconcile();
      await forgetPeriods();
    }
    const { rows, totals } = await record();
    expect(rows.find(({ roundId }) => roundId === won.roundId)).toMatchObject({
      id: `STUDIO_PURSE:${won.roundId}:0`,
      gameCode: testGames.slot.game_code,
      placedAt: won.placedAt,
      settledAt: won.settledAt,
      stakeMinor: '100',
      payoutMinor: '250',
      status: 'settled',
    });
    expect(totals).toMatchObject({ bets: 2, stakeMinor: '400', payoutMinor: '250', validBetMinor: '400', netMinor: '-150' });
    expect(await player('balance', {})).toMatchObject({ value: { balance: before.ok && before.value.balance, lockedMinor: '0' } });
    const { db } = service.services;
    await applyRollups(db);
    const days = await db
      .selectFrom('member_day')
      .where('account_id', '=', accountId)
      .select(['bets', 'stake_minor', 'payout_minor'])
      .execute();
    expect(days).toEqual([{ bets: 2, stake_minor: 400n, payout_minor: 250n }]);
    const shown = await player('replayRound', { id: `STUDIO_PURSE:${won.roundId}:0`, theme: 'dark' });
    expect(shown).toMatchObject({ ok: true, value: { url: `http://localhost/round/${won.roundId}?player=${accountId}` } });
  });

  it('VEN-02 DR-22.1 a limit of losses lets no more money there than may be lost', async () => {
    await limitTo('loss', 1000n);
    expect(await deposit('1001')).toMatchObject({ ok: false, code: 'limitReached' });
    const both = await Promise.all([deposit('600'), deposit('600')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    play('600', '100');
    await reconcile();
    expect(await used()).toEqual([{ kind: 'loss', used_minor: 500n }]);
    expect(await deposit('401')).toMatchObject({ ok: false, code: 'limitReached' });
    expect(await deposit('400')).toMatchObject({ ok: true });
    play('500', '0');
    await forgetPeriods();
    await reconcile();
    expect(await deposit('1')).toMatchObject({ ok: false, code: 'limitReached' });
    expect(await player('balance', {})).toMatchObject({ value: { balance: '99000' } });
  });

  it('VEN-02 DR-22.2 counts for the limits of stakes and losses, in the period that runs at the settlement', async () => {
    await limitTo('loss', 10_000n);
    await limitTo('stake', 1000n, new Date(Date.now() - 25 * 60 * MINUTE_MS));
    await deposit('900');
    play('90', '0', { settledAt: Date.now() - 5 * MINUTE_MS });
    play('200', '50');
    await reconcile();
    expect(await used()).toEqual([
      { kind: 'loss', used_minor: 150n },
      { kind: 'stake', used_minor: 290n },
    ]);
    // What is left of 1,000 is 710, and 660 of the 900 are still there.
    expect(await deposit('51')).toMatchObject({ ok: false, code: 'limitReached' });
    expect(await deposit('50')).toMatchObject({ ok: true });
  });

  it('VEN-02 VEN-04 what cannot be written is told to an operator, until it can be', async () => {
    await deposit('100');
    const known = play('10', '0');
    await reconcile();
    await forgetPeriods();
    vendor.purse.played.length = 0;
    play('10', '20', { roundId: known.roundId });
    const unknown = play('10', '0', { gameCode: 'no-such-game' });
    play('10', '0', { playerId: '999999' });
    await reconcile();
    const { db } = service.services;
    const differences = await db.selectFrom('vendor_difference').select(['integration', 'kind']).orderBy('kind').execute();
    expect(differences.map(({ integration, kind }) => `${integration} ${kind}`)).toEqual([
      'STUDIO_PURSE missingHere',
      'STUDIO_PURSE missingHere',
      'STUDIO_PURSE otherAmount',
    ]);
    unknown.gameCode = testGames.slot.game_code;
    await expect(reconcile()).rejects.toThrow('2 transactions differ from the vendor');
    expect((await record()).totals).toMatchObject({ bets: 2, stakeMinor: '20', payoutMinor: '0' });
  });
});
