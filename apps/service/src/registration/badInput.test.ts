import { type CallName, calls } from '@site/api/calls';
import type { Client } from '@site/api/client';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
let visitors = 0;
beforeAll(async () => {
  service = await startService({ config: { trustProxy: ['loopback'] } });
  await changeBrand(service.services, {
    flags: { MOBILEREG: '1', SMSLOGIN: '1', RECOVERPHONE: '1', RECOVEREMAIL: '1' },
    settings: { registration: { altcha: { show: false } } },
  });
});
afterAll(() => service.close());

const register = { countryDialingCode: '84', mobileNo: '912000051', regType: 'mobile' };
const login = { countryDialingCode: '84', mobileNum: '912000051', purpose: 'login' };
const reset = { countryDialingCode: '84', mobileNum: '912000051', verificationCode: '123456', newPassword: 'correct-horse' };
const forgot = { username: 'player01', email: 'player01@example.com', captcha: 'x' };
const ticket = 'x'.repeat(43);

/** Calls with their input, the invalid field and the violated rule. */
const table: [name: CallName, input: object, field: string, rule: string][] = [
  ['sendRegisterCode', { ...register, mobileNo: '' }, 'mobileNo', 'too_small 1'],
  ['sendRegisterCode', { ...register, mobileNo: '   ' }, 'mobileNo', 'too_small 1'],
  ['sendRegisterCode', { ...register, mobileNo: '9'.repeat(41) }, 'mobileNo', 'too_big 40'],
  ['sendRegisterCode', { ...register, mobileNo: '12' }, 'mobileNo', 'pattern'],
  ['sendRegisterCode', { ...register, mobileNo: '91200\u202E0051' }, 'mobileNo', 'pattern'],
  ['sendRegisterCode', { ...register, mobileNo: '91200\u200B0051' }, 'mobileNo', 'pattern'],
  ['sendRegisterCode', { ...register, mobileNo: '9l2OOOO5l' }, 'mobileNo', 'pattern'],
  ['sendRegisterCode', { ...register, mobileNo: 912_000_051 }, 'mobileNo', 'invalid_type'],
  ['sendRegisterCode', { ...register, countryDialingCode: 'VN' }, 'countryDialingCode', 'invalid_format'],
  ['sendRegisterCode', { ...register, countryDialingCode: '0' }, 'countryDialingCode', 'invalid_format'],
  ['sendRegisterCode', { ...register, countryDialingCode: '٨٤' }, 'countryDialingCode', 'invalid_format'],
  ['sendRegisterCode', { ...register, regType: 'admin' }, 'regType', 'invalid_value'],
  ['sendLoginCode', { ...login, mobileNum: '' }, 'mobileNum', 'too_small 1'],
  ['sendLoginCode', { ...login, mobileNum: '+84 912' }, 'mobileNum', 'pattern'],
  ['sendLoginCode', { ...login, purpose: 'withdraw' }, 'purpose', 'invalid_value'],
  ['sendLoginCode', { ...login, slider: 'short' }, 'slider', 'invalid_format'],
  ['resetByPhone', { ...reset, verificationCode: '1'.repeat(256) }, 'verificationCode', 'too_big 255'],
  ['resetByPhone', { ...reset, newPassword: '' }, 'newPassword', 'too_small 1'],
  ['resetByPhone', { ...reset, newPassword: 'correct horse' }, 'newPassword', 'pattern'],
  ['resetByPhone', { ...reset, newPassword: 'correct\u202Ehorse' }, 'newPassword', 'hiddenSign'],
  ['resetByPhone', { ...reset, newPassword: 'a'.repeat(73) }, 'newPassword', 'tooLong'],
  ['forgotByEmail', { ...forgot, username: ' ' }, 'username', 'too_small 1'],
  ['forgotByEmail', { ...forgot, username: 'a'.repeat(61) }, 'username', 'too_big 60'],
  ['forgotByEmail', { ...forgot, email: `${'a'.repeat(100)}@example.com` }, 'email', 'too_big 100'],
  ['resetByEmail', { code: 'short', newPassword: 'correct-horse' }, 'code', 'invalid_format'],
  ['checkAffiliate', { code: ' ', domain: '' }, 'code', 'too_small 1'],
  ['checkAffiliate', { code: 'A'.repeat(61), domain: '' }, 'code', 'too_big 60'],
  ['checkAffiliate', { code: 'AGENT01', domain: 'x'.repeat(256) }, 'domain', 'too_big 255'],
  ['solveSlider', { ticket, x: -1 }, 'x', 'too_small 0'],
  ['solveSlider', { ticket, x: 1.5 }, 'body', 'invalid_union'],
];

/** Valid input of each call, so that only one field is invalid. */
const taken: Partial<Record<CallName, object>> = {
  sendRegisterCode: register,
  sendLoginCode: login,
  resetByPhone: reset,
  forgotByEmail: forgot,
  checkAffiliate: { code: 'AGENT01', domain: '' },
  login: { username: 'player01', password: 'wrong' },
  sendVerify: { ticket, way: 'mobile' },
  verifyAddress: { ticket, way: 'mobile', answer: '123456' },
  register: { login: true, agreed: true, registerMethod: 'WEB', registerUrl: 'http://localhost/register' },
  registerMobile: { login: true, agreed: true, registerMethod: 'WEB', registerUrl: 'http://localhost/register' },
};

/** All text fields of these calls, from their schemas. */
const texts = Object.entries(taken).flatMap(([name, given]) => {
  const { properties = {} } = z.toJSONSchema(calls[name as CallName].input, { io: 'input' });
  return Object.entries(properties as Record<string, z.core.JSONSchema.BaseSchema>).flatMap(
    ([field, { type, enum: values, const: only }]) =>
      type === 'string' && !values && only === undefined ? [[name as CallName, given, field] as const] : [],
  );
});

const ask = (name: CallName, input: object) => {
  visitors += 1;
  const client = service.clientWith({ 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` }) as (
    ...asked: unknown[]
  ) => ReturnType<Client>;
  return client(name, input);
};

describe('REG-16 bad input is refused by field, and writes nothing', () => {
  it.each(table)('%s %j: %s, %s', async (name, input, field, rule) => {
    expect(await ask(name, input)).toEqual({ ok: false, code: 'invalidInput', details: { field, rule } });
    const { db } = service.services;
    for (const written of ['outbox', 'verification_code', 'sending', 'ticket'] as const)
      expect([written, await db.selectFrom(written).selectAll().execute()]).toEqual([written, []]);
  });

  it.each(texts)('API-03 %s %j: %s that is too long, or not a text', async (name, given, field) => {
    const refused = { ok: false, code: 'invalidInput', details: { field, rule: expect.any(String) as string } };
    // A form and a query contain only text.
    const isWritten = name === 'forgotByEmail' || calls[name].method === 'GET';
    for (const value of ['9'.repeat(5000), ...(isWritten ? [] : [{}, [1], false])])
      expect(await ask(name, { ...given, [field]: value })).toEqual(refused);
  });

  it.each(['type', 'uplineId', 'balance'])('B4.3 register refuses %s', async (field) => {
    for (const name of ['register', 'registerMobile'] as const)
      expect(await ask(name, { ...taken[name], [field]: 1 })).toMatchObject({ code: 'invalidInput', details: { field } });
  });

  it.each(['912000051', '0912 000 052', '９１２００００５３', '৯১২০০০০৫৪', '٩١٢٠٠٠٠٥٥'])('%s is accepted as a number', async (mobileNo) => {
    expect(await ask('sendRegisterCode', { ...register, mobileNo })).toMatchObject({ ok: true });
  });
});
