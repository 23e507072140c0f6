import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleTransfers } from '../jobs/settleTransfers.ts';
import { auditMoney } from '../ledger/auditMoney.ts';
import { startSession } from '../session/sessions.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { NotSent } from '../vendors/NotSent.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';
import { beginTransfer, settleTransfer } from './vendorTransfers.ts';

const secret = 'a secret for tests only';
const HOUR_MS = 60 * 60_000;

describe.each(spreadEngines)('a vendor with a wallet of its own on %s', (engine) => {
  let vendor: LaunchingVendor;
  let service: TestService;
  let accountId: number;
  let player: Client;

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
    const money = (await auditMoney(service.services.db)).filter(({ name }) => !/^the (days|money) of/.test(name));
    await service.close();
    await vendor.close();
    expect(money.filter(({ broken }) => broken > 0n)).toEqual([]);
    expect(money.find(({ name }) => name.startsWith('each transfer to a vendor'))?.checked).toBeGreaterThan(0n);
  });
  beforeEach(async () => {
    vendor.purse.fault = 'none';
    vendor.purse.calls.length = 0;
    vendor.purse.balanceMinor = 0n;
    // A player may move money ten times a minute.
    const { db } = service.services;
    accountId = await addPlayer(db, 100_000n);
    const token = await startSession(db, { accountId, address: '127.0.0.1', userAgent: 'test', now: new Date() });
    player = service.clientWith({ Authorization: `Bearer ${token}` });
  });

  const transfer = (direction: 'in' | 'out', amountMinor: string, transferId: string = randomUUID()) =>
    player('walletTransfer', { vassalage: 'MQ', direction, amountMinor, transferId });
  const held = async () => {
    const balance = await player('balance', {});
    if (!balance.ok) throw new Error(balance.code);
    return [BigInt(balance.value.balance), vendor.purse.balanceMinor] as const;
  };
  const settle = (inMs = HOUR_MS / 2) => settleTransfers(service.services, new Date(Date.now() + inMs));

  it('VEN-02 moves money there and back, each transfer once, and shows what is there', async () => {
    const [here, there] = await held();
    const id = randomUUID();
    const replies = await Promise.all([transfer('in', '700', id), transfer('in', '700', id), transfer('in', '700', id)]);
    expect(replies.map((reply) => reply.ok && reply.value.state)).toEqual(['done', 'done', 'done']);
    expect(await held()).toEqual([here - 700n, there + 700n]);
    expect(await transfer('in', '701', id)).toMatchObject({ ok: false, code: 'duplicateMismatch' });
    expect(await player('merchantWallet', { isSingle: 1, vassalage: 'MQ' })).toMatchObject({
      ok: true,
      value: { wallets: [{ vassalage: 'MQ', balance: String(there + 700n), state: 'open' }] },
    });
    expect(await transfer('out', '700')).toMatchObject({ ok: true, value: { state: 'done', balance: String(here) } });
    expect(await held()).toEqual([here, there]);
  });

  it.each([
    ['in', 'lost'],
    ['in', 'answerLost'],
    ['out', 'lost'],
    ['out', 'answerLost'],
  ] as const)(
    'VEN-02 a transfer %s whose call is %s is pending until its status is known, and moves its money once',
    async (direction, fault) => {
      await transfer('in', '500');
      const [here, there] = await held();
      const change = direction === 'in' ? -300n : 300n;
      vendor.purse.fault = fault;
      const id = randomUUID();
      expect(await transfer(direction, '300', id)).toMatchObject({ ok: true, value: { state: 'pending' } });
      await settle();
      expect((await held())[0]).toBe(here + (direction === 'in' ? change : 0n));
      vendor.purse.fault = 'none';
      await Promise.all([settle(), settle(), transfer(direction, '300', id)]);
      expect(await held()).toEqual([here + change, there - change]);
      expect(await transfer(direction, '300', id)).toMatchObject({ ok: true, value: { state: 'done' } });
    },
  );

  it('VEN-02 returns the money that a vendor refuses, and takes none that it will not give back', async () => {
    const before = await held();
    vendor.purse.fault = 'refused';
    expect(await transfer('in', '50')).toMatchObject({ ok: true, value: { state: 'refused', balance: String(before[0]) } });
    expect(await transfer('out', '50')).toMatchObject({ ok: true, value: { state: 'refused' } });
    expect(await held()).toEqual(before);
  });

  it('VEN-02 does not return money on which another call is asking the vendor', async () => {
    const { db, adapters } = service.services;
    const purse = adapters.get('STUDIO')?.purse;
    if (!purse) throw new Error('The studio keeps money.');
    const [here] = await held();
    const moved = {
      accountId,
      transferId: randomUUID(),
      integration: 'STUDIO',
      direction: 'in',
      currency: 'USD',
      amountMinor: 70n,
    } as const;
    await beginTransfer(db, moved);
    const outcomes: string[] = [];
    const first = { ...purse, deposit: () => Promise.reject(new NotSent()) };
    const second = {
      ...purse,
      async status(asked: Parameters<typeof purse.status>[0]) {
        outcomes.push(await settleTransfer({ db, vendor: { purse: first } }, moved, { isNew: true }));
        return purse.status(asked);
      },
    };
    outcomes.push(await settleTransfer({ db, vendor: { purse: second } }, moved, { isNew: false }));
    expect(outcomes).toEqual(['pending', 'done']);
    expect(await held()).toEqual([here - 70n, 70n]);
  });

  it('VEN-02 tells an operator of a transfer without an outcome after an hour', async () => {
    vendor.purse.fault = 'lost';
    const id = randomUUID();
    await transfer('in', '10', id);
    await expect(settle(HOUR_MS + 60_000)).rejects.toThrow(`1 transfers have no outcome after an hour, such as ${id} at STUDIO.`);
    vendor.purse.fault = 'none';
    await settle();
  });

  it.each([
    ['more than there is', { amountMinor: '99999999' }, 'insufficientFunds'],
    ['nothing', { amountMinor: '0' }, 'invalidInput'],
    ['money to a vendor without a wallet', { vassalage: 'NONE' }, 'invalidInput'],
  ])('VEN-02 does not move %s', async (_what, change, code) => {
    const before = await held();
    const input = { vassalage: 'MQ', direction: 'in' as const, amountMinor: '10', transferId: randomUUID(), ...change };
    expect(await player('walletTransfer', input)).toMatchObject({ ok: false, code });
    expect([await held(), vendor.purse.calls]).toEqual([before, []]);
  });

  it.each(['frozen', 'excluded', 'coolingOff'] as const)(
    'VEN-02 RES-02 lets a member who is %s take the money back, and no more there',
    async (state) => {
      const id = randomUUID();
      await transfer('in', '20', id);
      await service.services.db.updateTable('account').set({ state }).where('id', '=', accountId).execute();
      const before = await held();
      for (const asked of [id, randomUUID()]) expect(await transfer('in', '10', asked)).toMatchObject({ ok: false, code: state });
      expect(await held()).toEqual(before);
      expect(await transfer('out', '20')).toMatchObject({ ok: true, value: { state: 'done' } });
    },
  );
});
