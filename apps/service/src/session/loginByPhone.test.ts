import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { issueCode } from '../verification/codes.ts';

let service: TestService;
let mobile: string;
const phone = () => ({ countryDialingCode: '84', username: mobile.replace('+84', '0') });
const byCode = (password: string) => service.client('login', { ...phone(), password, type: 'sms' });

async function setFlags(flags: Record<string, '0' | '1'>) {
  await service.services.db
    .updateTable('brand')
    .set({ flags: JSON.stringify(flags) })
    .execute();
  service.services.brands.forget();
}

async function askCode(): Promise<string> {
  const { username: mobileNum, countryDialingCode } = phone();
  expect(await service.client('sendLoginCode', { mobileNum, countryDialingCode, purpose: 'login' })).toMatchObject({ ok: true });
  const newest = () => service.services.db.selectFrom('outbox').where('recipient', '=', mobile).select('body').executeTakeFirst();
  await expect.poll(newest).toBeDefined();
  return /\d{6}/.exec((await newest())?.body ?? '')?.[0] ?? '';
}

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine });
    const account = await service.services.db
      .selectFrom('account')
      .where('username', '=', 'player01')
      .where('merchant', '=', 'marquee')
      .select('mobile')
      .executeTakeFirstOrThrow();
    mobile = account.mobile ?? '';
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'sending', 'outbox'] as const) await service.services.db.deleteFrom(table).execute();
    await setFlags({ SMSLOGIN: '1', PHONEAUTH: '1' });
  });

  it('SES-02 a sent code logs in once', async () => {
    const code = await askCode();
    expect(await byCode(code === '000000' ? '000001' : '000000')).toMatchObject({ code: 'wrongCode' });
    expect(await byCode(code)).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
    expect(await byCode(code)).toMatchObject({ code: 'codeExpired' });
  });

  it('SES-17 a code is not trimmed', async () => {
    expect(await byCode(` ${await askCode()}`)).toMatchObject({ code: 'wrongCode' });
  });

  it('SES-06 a log-in by phone requires no change of password', async () => {
    await service.services.db.updateTable('account').set({ must_change_password: true }).where('mobile', '=', mobile).execute();
    expect(await byCode(await askCode())).toMatchObject({ ok: true, value: { mustChangePassword: false, passwordExpired: false } });
    await service.services.db.updateTable('account').set({ must_change_password: false }).where('mobile', '=', mobile).execute();
  });

  it.each([
    ['sms', 'SMSLOGIN'],
    ['firebase', 'PHONEAUTH'],
    ['firebase', 'SMSLOGIN'],
  ] as const)('SES-15 %s cannot log in while %s is off', async (type, flag) => {
    await setFlags({ SMSLOGIN: '1', PHONEAUTH: '1', [flag]: '0' });
    expect(await service.client('login', { ...phone(), password: '123456', type })).toMatchObject({
      code: 'invalidInput',
      details: { field: 'type', rule: 'available' },
    });
  });

  it('SES-23 a provider’s token logs in once, for its number only', async () => {
    const { phoneAuth, db } = service.services;
    if (!phoneAuth) throw new Error('Nobody verifies phones.');
    const wordFor = async (phoneNumber: string) => {
      const begun = await phoneAuth.sendVerificationCode({
        phoneNumber,
        recaptchaToken: phoneAuth.giveCaptcha(new Date()),
        address: '127.0.0.1',
        merchant: 'marquee',
        now: new Date(),
      });
      const sent = await db
        .selectFrom('outbox')
        .where('recipient', '=', phoneNumber)
        .orderBy('id', 'desc')
        .select('body')
        .executeTakeFirstOrThrow();
      const answer = await phoneAuth.signInWithPhoneNumber({
        sessionInfo: 'sessionInfo' in begun ? begun.sessionInfo : '',
        code: /\d{6}/.exec(sent.body)?.[0] ?? '',
        now: new Date(),
      });
      return 'idToken' in answer ? answer.idToken : '';
    };
    const comeIn = (firebaseIdToken: string) => service.client('login', { ...phone(), firebaseIdToken, type: 'firebase' });
    const word = await wordFor(mobile);
    expect(await comeIn(word)).toMatchObject({ ok: true, value: { info: { account: 'player01' } } });
    expect(await comeIn(word)).toMatchObject({ code: 'wrongCredentials' });
    const both = await wordFor(mobile).then((other) => Promise.all([comeIn(other), comeIn(other)]));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await comeIn(await wordFor('+84912000077'))).toMatchObject({ code: 'wrongCredentials' });
    expect(await comeIn('made.up.token')).toMatchObject({ code: 'wrongCredentials' });
  });

  it('SES-02 MEM-30 a number opens the account to which it is bound, also where it is the username of another', async () => {
    const { db } = service.services;
    const own = () => db.updateTable('account').where('merchant', '=', 'marquee');
    // As after registering by a mobile number and binding another one.
    await own()
      .set({ username: mobile.slice(1), mobile: '+84912000088' })
      .where('username', '=', 'player01')
      .execute();
    // No code is sent to a number that nobody has bound; one from before is proof all the same, as a provider's token is.
    const before = await issueCode(db, { merchant: 'marquee', recipient: mobile, purpose: 'login' }, new Date());
    expect(await byCode(before)).toMatchObject({ code: 'wrongCredentials' });
    await own().set({ mobile }).where('username', '=', 'player02').execute();
    expect(await byCode(await askCode())).toMatchObject({ ok: true, value: { info: { account: 'player02' } } });
    await own().set({ mobile: '+84912000002' }).where('username', '=', 'player02').execute();
    await own().set({ username: 'player01', mobile }).where('username', '=', mobile.slice(1)).execute();
  });

  it.each([
    ['no number', { username: 'player01' }],
    ['a number that no country has', { username: '123' }],
    ['a number without its country', { countryDialingCode: undefined }],
  ])('refuses %s by field', async (_what, given) => {
    const { countryDialingCode, ...rest } = { ...phone(), ...given };
    const input = { ...rest, ...(countryDialingCode && { countryDialingCode }), password: '123456', type: 'sms' } as const;
    expect(await service.client('login', input)).toMatchObject({ code: 'invalidInput', details: { field: 'username' } });
  });
});
