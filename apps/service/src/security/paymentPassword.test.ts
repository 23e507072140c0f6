import type { Client } from '@site/api/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { issueCode } from '../verification/codes.ts';
import { requirePaymentPassword } from './requirePaymentPassword.ts';

describe.each(ruleEngines)('the payment password on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  beforeAll(async () => {
    service = await startService({ engine });
    const account = service.services.db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
    accountId = (await account.select('id').executeTakeFirstOrThrow()).id;
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    const { db } = service.services;
    for (const table of ['rate_window', 'login_failure'] as const) await db.deleteFrom(table).execute();
    await db.updateTable('account').set({ payment_password_hash: null }).where('id', '=', accountId).execute();
    client = await service.clientOf('player01');
  });

  const set = (chosen: string, proof: object) => client('setPaymentPassword', { newPaymentPassword: chosen, confirm: chosen, ...proof });
  const first = () => set('246810', { password: TEST_PASSWORD });
  const pay = (paymentPassword: string, now = new Date()) =>
    requirePaymentPassword(service.services, { accountId, paymentPassword, address: '127.0.0.1', now });

  it('MEM-27 the first is set with the log-in password, in digits of any script, and is required from then on', async () => {
    await expect(pay('246810')).rejects.toMatchObject({ code: 'noPaymentPassword' });
    expect(await client('security', {})).toMatchObject({ value: { hasPaymentPassword: false, mobile: '+84•••01' } });
    expect(await set('২৪৬৮১০', { password: 'not it' })).toMatchObject({ code: 'wrongCredentials' });
    expect(await set('২৪৬৮১০', { password: TEST_PASSWORD })).toMatchObject({ ok: true });
    expect(await client('security', {})).toMatchObject({ value: { hasPaymentPassword: true } });
    await expect(pay('246810')).resolves.toBeUndefined();
    await expect(pay('٢٤٦٨١٠')).resolves.toBeUndefined();
    await expect(pay('246811')).rejects.toMatchObject({ code: 'wrongPaymentPassword' });
  });

  it('MEM-27 another needs the old one, not the log-in password alone', async () => {
    await first();
    expect(await set('135791', { password: TEST_PASSWORD })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'verificationCode', rule: 'required' },
    });
    expect(await set('135791', { oldPaymentPassword: '111222' })).toMatchObject({ code: 'wrongPaymentPassword' });
    expect(await set('246810', { oldPaymentPassword: '246810' })).toMatchObject({ details: { rule: 'sameAsBefore' } });
    expect(await set('135791', { oldPaymentPassword: '246810' })).toMatchObject({ ok: true });
    await expect(pay('135791')).resolves.toBeUndefined();
  });

  it('MEM-27 a forgotten one is replaced by the log-in password and a code for it, once', async () => {
    await first();
    const of = { merchant: 'marquee', recipient: '+84912000001' } as const;
    const forLogin = await issueCode(service.services.db, { ...of, purpose: 'login' }, new Date());
    const proof = { password: TEST_PASSWORD, way: 'sms' as const };
    expect(await set('135791', { ...proof, verificationCode: forLogin })).toMatchObject({ ok: false, code: 'codeExpired' });
    const verificationCode = await issueCode(service.services.db, { ...of, purpose: 'paymentPassword' }, new Date());
    expect(await set('135791', { ...proof, verificationCode })).toMatchObject({ ok: true });
    expect(await set('135798', { ...proof, verificationCode })).toMatchObject({ code: 'codeExpired' });
    await expect(pay('135791')).resolves.toBeUndefined();
  });

  it.each([
    ['246', 'tooShort'],
    ['2468102', 'tooLong'],
    ['24681a', 'pattern'],
    ['123456', 'tooEasy'],
    ['000000', 'tooEasy'],
  ])('DR-17 refuses %s: %s', async (chosen, rule) => {
    expect(await set(chosen, { password: TEST_PASSWORD })).toMatchObject({ details: { field: 'newPaymentPassword', rule } });
  });

  it('DR-17 refuses a second entry that differs', async () => {
    const reply = await client('setPaymentPassword', { password: TEST_PASSWORD, newPaymentPassword: '246810', confirm: '246811' });
    expect(reply).toMatchObject({ details: { field: 'confirm', rule: 'different' } });
  });

  it('MEM-27 guesses wait longer and longer, the right one too, in every session', async () => {
    await first();
    const now = new Date();
    for (let tries = 0; tries < 4; tries += 1) await expect(pay('111222', now)).rejects.toMatchObject({ code: 'wrongPaymentPassword' });
    await expect(pay('246810', now)).rejects.toMatchObject({ code: 'tooMany' });
    await expect(pay('246810', new Date(now.getTime() + 16 * 60_000))).resolves.toBeUndefined();
  });
});
