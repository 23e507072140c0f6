import type { Client } from '@site/api/client';
import { dayOf } from '@site/rules/period';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledger } from '../ledger/Ledger.ts';
import { spreadEngines } from '../testing/openTestDatabase.ts';
import { seedTestAccounts } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { fund } from '../testing/startWallet.ts';

const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
const range = { from: today, to: today };

describe.each(spreadEngines)('the account record on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let [own, other] = [0, 0];
  beforeAll(async () => {
    service = await startService({ engine, seed: seedTestAccounts });
    const { db } = service.services;
    const idOf = async (username: string) => {
      const account = db.selectFrom('account').where('username', '=', username).where('merchant', '=', 'marquee');
      return (await account.select('id').executeTakeFirstOrThrow()).id;
    };
    [own, other] = [await idOf('player01'), await idOf('player02')];
    await fund(db, { accountId: own, currency: 'USD', amountMinor: 500n });
    await fund(db, { accountId: other, currency: 'USD', amountMinor: 1000n });
    await db.transaction().execute((tx) =>
      ledger.post(tx, [
        { accountId: own, counterId: -3, idempotencyKey: 'bonus', kind: 'BONUS', currency: 'USD', amountMinor: 25n },
        { accountId: other, counterId: own, idempotencyKey: 'down', kind: 'DOWN_TRANSFER', currency: 'USD', amountMinor: -300n },
      ]),
    );
    client = await service.clientOf('player01');
  });
  afterAll(() => service.close());

  const read = async (input: object = {}) => {
    const reply = await client('accountRecords', { ...range, sort: 'at', ...input });
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };

  it('MEM-35 lists what moved own money, of either side, with the balance after it', async () => {
    const { rows, totals } = await read();
    expect(rows.slice(0, 1)).toMatchObject([{ amountMinor: '500', balanceMinor: '500' }]);
    const moved = rows.slice(1).map(({ kind, amountMinor, balanceMinor }) => [kind, amountMinor, balanceMinor]);
    expect(moved.toSorted(([one = ''], [next = '']) => one.localeCompare(next))).toEqual([
      ['BONUS', '25', '525'],
      ['DOWN_TRANSFER', '300', '825'],
    ]);
    expect(totals).toEqual({ currency: 'USD', entries: 3, amountMinor: '825' });
    expect(rows.every(({ id, referenceNumber }) => id === referenceNumber)).toBe(true);
  });

  it('MEM-35 is limited to a kind and to days, and equals the balance', async () => {
    const { rows, totals } = await read({ filter: JSON.stringify({ kind: 'BONUS' }) });
    expect([rows.length, totals.amountMinor]).toEqual([1, '25']);
    expect((await read({ from: '2026-01-01', to: '2026-01-31' })).rows).toEqual([]);
    const balance = await client('balance', {});
    expect(balance).toMatchObject({ ok: true, value: { balance: (await read()).totals.amountMinor } });
  });

  it('MEM-35 refuses an unknown kind by name', async () => {
    const reply = await client('accountRecords', { ...range, filter: JSON.stringify({ kind: 'GIFT' }) });
    expect(reply).toMatchObject({ ok: false, code: 'invalidInput' });
  });
});
