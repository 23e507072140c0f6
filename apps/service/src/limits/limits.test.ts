import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { depositMoney } from '../testing/depositMoney.ts';
import { testEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { checkDeposit } from './checkDeposit.ts';
import { depositLimitsLeft } from './depositLimitsLeft.ts';

describe.each(testEngines)('responsible play on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ engine });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'play_limit', 'limit_raise', 'deposit_request'] as const)
      await service.services.db.deleteFrom(table).execute();
  });

  const idOf = async (username: string) => {
    const found = service.services.db.selectFrom('account').where('username', '=', username).where('merchant', '=', 'marquee');
    return (await found.select('id').executeTakeFirstOrThrow()).id;
  };

  const check = async (username: string, amountMinor: bigint, now = new Date()) => {
    const accountId = await idOf(username);
    try {
      await service.services.db.transaction().execute((tx) => checkDeposit(tx, { accountId, currency: 'USD', amountMinor, now }));
      return 'ok';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each([
    ['frozen01', 'frozen'],
    ['excluded01', 'excluded'],
    ['player01', 'ok'],
  ])('RES-02 a deposit of %s is answered %s', async (username, code) => {
    expect(await check(username, 100n)).toBe(code);
  });

  it('RES-01 DR-23.2 a limit of deposits counts what has arrived and what is waited for, and begins anew in the zone of the brand', async () => {
    const { db } = service.services;
    const accountId = await idOf('player01');
    const zone = 'Asia/Ho_Chi_Minh';
    await db
      .insertInto('play_limit')
      .values({
        account_id: accountId,
        currency: 'USD',
        kind: 'deposit',
        period: 'day',
        amount_minor: 1000n,
        period_start: new Date(),
        zone,
      })
      .execute();
    await depositMoney(db, { accountId, amountMinor: 300n, at: new Date('2026-11-20T01:00:00Z') });
    // 21:30 of that evening in Viet Nam.
    const now = new Date('2026-11-20T14:30:00Z');
    const waiting = {
      account_id: accountId,
      id: randomUUID(),
      reference: 'DTEST',
      method: 'bank',
      provider: null,
      currency: 'USD',
      amount_minor: 200n,
      fee_minor: 0n,
      pay: null,
      voucher_hash: null,
      at: now,
      expires_at: new Date('2026-11-20T15:00:00Z'),
      ended_at: null,
      receipt_at: null,
    };
    await db.insertInto('deposit_request').values(waiting).execute();
    const left = (at: Date) => depositLimitsLeft(db, { accountId, currency: 'USD', now: at });
    expect(await left(now)).toEqual([{ period: 'day', amountMinor: 1000n, leftMinor: 500n, resetsAt: new Date('2026-11-20T17:00:00Z') }]);
    expect([await check('player01', 500n, now), await check('player01', 501n, now)]).toEqual(['ok', 'limitReached']);
    // One that has expired is not waited for, and after midnight there nothing has arrived.
    expect(await check('player01', 700n, new Date('2026-11-20T16:00:00Z'))).toBe('ok');
    expect(await check('player01', 701n, new Date('2026-11-20T16:59:59Z'))).toBe('limitReached');
    expect(await check('player01', 1000n, new Date('2026-11-20T17:00:00Z'))).toBe('ok');
  });
});
