import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../session/Passwords.ts';
import { changeBrand } from '../testing/changeBrand.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';

const DAY_MS = 24 * 60 * 60_000;
const own = { bank: 'Vietcombank', accountNumber: '0071 0012-34471', payeeName: 'Nguyễn Minh Anh', paymentPassword: '246810' };

describe.each(ruleEngines)('bank accounts on %s', (engine) => {
  let service: TestService;
  let client: Client;
  beforeAll(async () => {
    service = await startService({ engine });
    await changeBrand(service.services, { settings: { banks: ['Vietcombank', 'ACB'] } });
    const payment_password_hash = await hashPassword(own.paymentPassword);
    await service.services.db.updateTable('account').set({ payment_password_hash }).execute();
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'login_failure', 'bank_account'] as const) await service.services.db.deleteFrom(table).execute();
    client = await service.clientOf('player01');
  });

  const listed = async () => {
    const reply = await client('bankAccounts', {});
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };

  it('MEM-28 one is added masked and sealed, and can be used a day later', async () => {
    const before = Date.now();
    const reply = await client('addBankAccount', own);
    expect(reply).toMatchObject({ ok: true, value: { bank: 'Vietcombank', ending: '4471', payeeName: 'Nguyễn Minh Anh' } });
    const { list, banks, payeeName } = await listed();
    expect([list.length, banks, payeeName]).toEqual([1, ['Vietcombank', 'ACB'], 'Nguyễn Minh Anh']);
    expect(list[0]?.usableFrom).toBeGreaterThanOrEqual(before + DAY_MS);
    const row = await service.services.db.selectFrom('bank_account').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row) + row.number_sealed.toString('latin1')).not.toContain('0071001234471');
  });

  it.each([
    ['another name', { payeeName: 'Trần Văn Ba' }, { code: 'invalidInput', details: { field: 'payeeName', rule: 'different' } }],
    ['a bank that is not offered', { bank: 'Own Bank' }, { code: 'invalidInput', details: { field: 'bank' } }],
    ['a number with other signs', { accountNumber: '12;34' }, { code: 'invalidInput', details: { field: 'accountNumber' } }],
    ['a wrong payment password', { paymentPassword: '111222' }, { code: 'wrongPaymentPassword' }],
  ])('MEM-28 refuses %s, and adds nothing', async (_what, wrong, refusal) => {
    expect(await client('addBankAccount', { ...own, ...wrong })).toMatchObject(refusal);
    expect((await listed()).list).toEqual([]);
  });

  it('MEM-28 takes the name in another case and spacing, and digits of another script as the same number', async () => {
    expect(await client('addBankAccount', { ...own, payeeName: 'NGUYỄN  minh anh' })).toMatchObject({ ok: true });
    expect(await client('addBankAccount', { ...own, accountNumber: '০০৭১০০১২৩৪৪৭১' })).toMatchObject({ code: 'conflict' });
  });

  it('MEM-28 holds five at most, however many are sent at once', async () => {
    const numbers = Array.from({ length: 7 }, (_, index) => `10000${index}`);
    const replies = await Promise.all(numbers.map((accountNumber) => client('addBankAccount', { ...own, accountNumber })));
    const codes = replies.map((reply) => (reply.ok ? 'ok' : reply.code));
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(5);
    expect((await listed()).list.length).toBe(codes.filter((code) => code === 'ok').length);
    // Those that waited too long for a password to be checked are sent again.
    for (const accountNumber of numbers) await client('addBankAccount', { ...own, accountNumber });
    expect((await listed()).list.length).toBeLessThanOrEqual(5);
  });

  it('MEM-28 removes an own one, not that of another member', async () => {
    const reply = await client('addBankAccount', own);
    const id = reply.ok ? reply.value.id : '';
    const stranger = await service.clientOf('player02');
    expect(await stranger('removeBankAccount', { id })).toMatchObject({ code: 'notFound' });
    expect(await client('removeBankAccount', { id })).toMatchObject({ ok: true });
    expect(await client('removeBankAccount', { id })).toMatchObject({ code: 'notFound' });
    expect((await listed()).list).toEqual([]);
    expect(await client('addBankAccount', own)).toMatchObject({ ok: true });
  });
});
