import { randomUUID } from 'node:crypto';
import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditMoney } from '../ledger/auditMoney.ts';
import { startSession } from '../session/sessions.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { seedTestGames } from '../testing/seedTestGames.ts';
import { type LaunchingVendor, startLaunchingVendor } from '../testing/startLaunchingVendor.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { addPlayer } from '../testing/startWallet.ts';
import { createStudioAdapter } from '../vendors/studio/createStudioAdapter.ts';

const secret = 'a secret for tests only';

describe.each(spreadEngines)('bringing money back on %s', (engine) => {
  let vendor: LaunchingVendor;
  let service: TestService;
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
  });
  beforeEach(async () => {
    vendor.purse.fault = 'none';
    vendor.purse.balanceMinor = 0n;
    const accountId = await addPlayer(service.services.db, 100_000n);
    const token = await startSession(service.services.db, { accountId, address: '127.0.0.1', userAgent: 'test', now: new Date() });
    player = service.clientWith({ Authorization: `Bearer ${token}` });
  });

  const putIn = () => player('walletTransfer', { vassalage: 'MQ', direction: 'in', amountMinor: '30000', transferId: randomUUID() });

  it('MEM-02 brings everything back once, however often the same call comes', async () => {
    await putIn();
    const transferId = randomUUID();
    const replies = await Promise.all(Array.from({ length: 3 }, () => player('recallAll', { transferId })));
    for (const reply of [...replies, await player('recallAll', { transferId })])
      expect(reply).toMatchObject({ ok: true, value: { results: [{ purse: 'STUDIO', amountMinor: '30000', state: 'done' }] } });
    expect(await player('balance', {})).toMatchObject({ value: { balance: '100000' } });
    expect(vendor.purse.balanceMinor).toBe(0n);
    expect(await player('recallAll', { transferId: randomUUID() })).toMatchObject({
      value: { results: [{ state: 'empty' }], balance: '100000' },
    });
  });

  it('MEM-02 a refusal of the vendor leaves the money there, and says so', async () => {
    await putIn();
    vendor.purse.fault = 'refused';
    expect(await player('recallAll', { transferId: randomUUID() })).toMatchObject({
      value: { results: [{ amountMinor: '30000', state: 'refused' }], balance: '70000' },
    });
    expect(vendor.purse.balanceMinor).toBe(30_000n);
  });

  it('MEM-02 the vendors of one wallet share its balance', async () => {
    await putIn();
    const reply = await player('merchantWallet', { isSingle: 0 });
    const wallets = reply.ok ? reply.value.wallets : [];
    expect(new Set(wallets.map(({ purse, balance }) => `${purse} ${balance}`))).toEqual(new Set(['STUDIO 30000']));
  });
});
