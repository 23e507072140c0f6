import type { Client } from '@site/api/client';
import type { RegistrationUser } from '@site/api/registration';
import { verify } from '@node-rs/argon2';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeBrand } from '../testing/changeBrand.ts';
import { lastCode, lastMessage } from '../testing/lastMessage.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { TEST_PASSWORD } from '../testing/seedTestAccounts.ts';
import { seal } from '../testing/seal.ts';
import { solveBotCheck } from '../testing/solveBotCheck.ts';
import { startService, type TestService } from '../testing/startService.ts';

let service: TestService;
let visitors = 0;
/** Returns a client with an address of its own, so that rate limits do not interfere. */
const visitor = () => {
  visitors += 1;
  return service.clientWith({ 'X-Forwarded-For': `203.0.113.${visitors % 250}`, 'Accept-Language': 'en' });
};

const withoutBotCheck = { altcha: { show: false } };
const good: RegistrationUser = {
  username: 'newcomer',
  password: 'correct horse'.replace(' ', '-'),
  confirmPassword: 'correct-horse',
  login: true,
  registerUrl: 'http://localhost:4300/register',
  registerMethod: 'WEB',
  agreed: true,
};
const register = (given: Partial<RegistrationUser> = {}, client: Client = visitor()) => client('register', { ...good, ...given });

const rowsOf = async (username: string) => service.services.db.selectFrom('account').where('username', '=', username).selectAll().execute();
const refusedPin = (rule: string) => ({ ok: false, code: 'invalidInput', details: { field: 'paymentPassword', rule } });
const countAccounts = async () =>
  (
    await service.services.db
      .selectFrom('account')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Calls the stand-in for phone verification, as a browser does. */
const askPhoneAuth = async (action: string, body: object) => {
  const response = await fetch(`${service.url}/dev/phone-auth/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { token?: string; sessionInfo?: string; idToken?: string; error?: { message: string } };
};
/** Requests a code after solving the captcha. */
const askPhoneCode = async (phoneNumber: string) => {
  const { token: recaptchaToken } = await askPhoneAuth('recaptcha', {});
  return askPhoneAuth('accounts:sendVerificationCode', { phoneNumber, recaptchaToken });
};

const messageOf = async (asked: ReturnType<typeof askPhoneAuth>) => (await asked).error?.message;

const sendLoginCode = (mobileNum: string) => visitor()('sendLoginCode', { mobileNum, countryDialingCode: '84', purpose: 'login' });

describe.each(ruleEngines)('on %s', (engine) => {
  beforeAll(async () => {
    service = await startService({ engine, config: { trustProxy: ['loopback'] } });
  });
  afterAll(() => service.close());
  beforeEach(() => changeBrand(service.services, { settings: { registration: withoutBotCheck } }));

  describe('REG-02 register', () => {
    afterEach(async () => {
      const { db } = service.services;
      await db
        .updateTable('account')
        .set({ username: `gone${Date.now()}${Math.random()}` })
        .where('username', '=', 'newcomer')
        .execute();
    });

    it('creates an account and logs it in', async () => {
      const reply = await register({ email: 'ignored@example.com' });
      expect(reply).toMatchObject({ ok: true, value: { firstTimeLogin: true, info: { account: 'newcomer', type: 0, currency: 'USD' } } });
      const token = reply.ok ? reply.value.token : '';
      const member = service.clientWith({ Authorization: `Bearer ${token}` });
      expect(await member('balance', {})).toMatchObject({ ok: true, value: { balance: '0' } });
      expect(await visitor()('login', { username: 'newcomer', password: good.password ?? '' })).toMatchObject({ ok: true });
    });

    it('stores the brand’s fields only', async () => {
      await changeBrand(service.services, {
        settings: { registration: { ...withoutBotCheck, zalo: { show: true }, birthday: { show: true }, paymentPassword: { show: true } } },
      });
      await register({ zalo: ' zed ', telegram: 'unasked', birthday: '1990-12-31', paymentPassword: '২৫৮০৩৬' });
      const [account] = await rowsOf('newcomer');
      const profile = await service.services.db
        .selectFrom('account_profile')
        .where('account_id', '=', account?.id ?? 0)
        .selectAll()
        .executeTakeFirst();
      expect(profile).toMatchObject({ zalo: 'zed', telegram: null, birthday: '1990-12-31', register_url: good.registerUrl });
      expect(await verify(account?.payment_password_hash ?? '', '258036')).toBe(true);
    });

    it('stores the accepted terms, and the consent to messages', async () => {
      await changeBrand(service.services, { settings: { registration: withoutBotCheck, termsVersion: '7' } });
      await register({ marketing: true });
      const [account] = await rowsOf('newcomer');
      const consents = await service.services.db
        .selectFrom('consent')
        .where('account_id', '=', account?.id ?? 0)
        .select(['kind', 'is_given', 'version'])
        .orderBy('kind')
        .execute();
      expect(consents).toEqual([
        { kind: 'marketing', is_given: true, version: '7' },
        { kind: 'terms', is_given: true, version: '7' },
      ]);
    });

    it('REG-06 places the new member below the referrer', async () => {
      await register({ affiliateCode: 'agent01', domain: 'localhost' });
      const [account] = await rowsOf('newcomer');
      const [agent] = await rowsOf('agent01');
      expect(account?.upline_id).toBe(agent?.id);
      expect(account?.path).toBe(`/${agent?.id}/${account?.id}/`);
      const above = await service.services.db
        .selectFrom('account_tree')
        .where('descendant_id', '=', account?.id ?? 0)
        .select(['ancestor_id', 'depth'])
        .orderBy('depth')
        .execute();
      expect(above).toEqual([
        { ancestor_id: account?.id, depth: 0 },
        { ancestor_id: agent?.id, depth: 1 },
      ]);
    });

    it('uses the code of a referral link, and ignores an outdated one', async () => {
      await register({ referralCode: 'AGENT01' });
      const [agent] = await rowsOf('agent01');
      expect((await rowsOf('newcomer'))[0]?.upline_id).toBe(agent?.id);
      expect(await register({ username: 'newcomer2', referralCode: 'NOBODY' })).toMatchObject({ ok: true });
    });

    it('refuses a taken name in any letter case', async () => {
      const before = await countAccounts();
      const details = { field: 'username', rule: 'taken' };
      expect(await register({ username: 'PLAYER01' })).toEqual({ ok: false, code: 'conflict', details });
      expect(await countAccounts()).toBe(before);
    });

    it('B6.4 does not reveal taken numbers and addresses: unverified ones are left out', async () => {
      const registration = { ...withoutBotCheck, email: { show: true }, mobileNum: { show: true } };
      await changeBrand(service.services, { settings: { registration } });
      const theirs = { email: 'PLAYER01@example.com', mobileNum: '0912000001', countryDialingCode: '84' };
      const own = { email: 'own@example.com', mobileNum: '0912000077', countryDialingCode: '84' };
      const kept = [];
      for (const [username, contacts] of [
        ['contacts1', theirs],
        ['contacts2', own],
      ] as const) {
        expect(await register({ username, ...contacts })).toMatchObject({ ok: true, value: { info: { account: username } } });
        kept.push(...(await rowsOf(username)).map(({ email, mobile }) => ({ email, mobile })));
      }
      expect(kept).toEqual([
        { email: null, mobile: null },
        { email: 'own@example.com', mobile: '+84912000077' },
      ]);
    });

    it('creates one account of two concurrent requests', async () => {
      const replies = await Promise.all([register(), register()]);
      expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await rowsOf('newcomer')).toHaveLength(1);
    });
  });

  describe('REG-15 every field off, shown and required', () => {
    it.each([
      ['payeeName', 'Nguyễn Minh Anh', 'R2D2'],
      ['fullname', 'Minh Anh', 'Anh'],
      ['email', 'a@example.com', 'a@@b'],
      ['birthday', '1990-12-31', '1990-02-31'],
      ['idNumber', 'A1234567', 'x'],
      ['qqNum', '12345', 'x'],
      ['line', 'lineid', 'x'],
      ['whatsapp', '+84912000001', 'x'],
      ['facebook', 'fb.me/x', 'x'],
      ['wechat', 'wx', 'x'],
      ['zalo', 'zalo', 'x'],
      ['telegram', '@me', 'x'],
      ['nationality', 'Việt Nam', '12'],
      ['addresses', '1 Main Street', 'x'],
      ['occupation', 'Teacher', 'x'],
      ['sourceOfIncome', 'Wages', 'x'],
    ] as const)('%s', async (field, value, wrong) => {
      const { client } = service;
      const withRule = (rule: { show?: boolean; required?: boolean }) =>
        changeBrand(service.services, { settings: { registration: { ...withoutBotCheck, [field]: rule } } });
      const username = `f${field.toLowerCase().slice(0, 8)}`;
      const refused = (rule: string) => ({ ok: false, code: 'invalidInput', details: { field, rule } });

      const rules = await client('registerRules', {});
      expect(rules.ok && rules.value[field].show).toBe(false);
      expect(await register({ username: `${username}off`, [field]: wrong })).toMatchObject({ ok: true });

      await withRule({ show: true });
      expect(await register({ username: `${username}shown` })).toMatchObject({ ok: true });
      expect(await register({ username: `${username}wrong`, [field]: wrong })).toMatchObject({ ok: false, details: { field } });

      await withRule({ show: true, required: true });
      expect(await register({ username: `${username}wrong` })).toEqual(refused('required'));
      expect(await register({ username: `${username}good`, [field]: value })).toMatchObject({ ok: true });
      expect(await rowsOf(`${username}wrong`)).toHaveLength(0);
    });
  });

  it('REG-18 requires a payment password when it is shown, whatever the brand says of it', async () => {
    const withRule = (rule: { show: boolean; required?: boolean }) =>
      changeBrand(service.services, { settings: { registration: { ...withoutBotCheck, paymentPassword: rule } } });
    await withRule({ show: false, required: true });
    expect(await register({ username: 'pinoff' })).toMatchObject({ ok: true });
    await withRule({ show: true, required: false });
    expect(await service.client('registerRules', {})).toMatchObject({
      ok: true,
      value: { paymentPassword: { show: true, required: true } },
    });
    expect(await register({ username: 'pinwrong' })).toEqual(refusedPin('required'));
    expect(await register({ username: 'pinwrong', paymentPassword: '123456' })).toEqual(refusedPin('tooEasy'));
    expect(await register({ username: 'pingood', paymentPassword: '258036' })).toMatchObject({ ok: true });
    expect(await rowsOf('pinwrong')).toHaveLength(0);
  });

  describe('REG-18 refuses by field, and writes nothing', () => {
    it.each<[string, object, object]>([
      ['an empty name', { username: '' }, { field: 'username', rule: 'required' }],
      ['blanks for a name', { username: '     ' }, { field: 'username', rule: 'required' }],
      ['a name too long', { username: 'a'.repeat(17) }, { field: 'username', rule: 'tooLong' }],
      ['a name far too long', { username: 'a'.repeat(401) }, { field: 'username', rule: 'too_big 400' }],
      ['a blank within a name', { username: 'new comer' }, { field: 'username', rule: 'pattern' }],
      ['a name with a mark that turns it', { username: 'new\u202Ecomer' }, { field: 'username', rule: 'hiddenSign' }],
      ['a name with a sign without width', { username: 'new\u200Bcomer' }, { field: 'username', rule: 'hiddenSign' }],
      ['a name with a letter that looks like another', { username: 'newcоmer' }, { field: 'username', rule: 'pattern' }],
      ['a name in full width', { username: 'ｎｅｗｃｏｍｅｒ' }, { field: 'username', rule: 'pattern' }],
      ['a name in Bengali figures', { username: 'newcomer১২' }, { field: 'username', rule: 'pattern' }],
      ['a name that is a number', { username: 12 }, { field: 'username', rule: 'invalid_type' }],
      ['a password too short', { password: 'short', confirmPassword: 'short' }, { field: 'password', rule: 'tooShort' }],
      ['a password with a blank', { password: 'correct horse', confirmPassword: 'correct horse' }, { field: 'password', rule: 'pattern' }],
      [
        'a password that everybody tries',
        { password: 'Password1', confirmPassword: 'Password1' },
        { field: 'password', rule: 'tooCommon' },
      ],
      [
        'the same in full width',
        { password: 'ｐａｓｓｗｏｒｄ１', confirmPassword: 'ｐａｓｓｗｏｒｄ１' },
        { field: 'password', rule: 'tooCommon' },
      ],
      [
        'a password that is the username',
        { username: 'newcomer9', password: 'NewComer9', confirmPassword: 'NewComer9' },
        { field: 'password', rule: 'sameAsName' },
      ],
      ['an address of a script', { registerUrl: 'javascript:alert(1)' }, { field: 'registerUrl', rule: 'invalid_format' }],
      ['an address of data', { registerUrl: 'data:text/html,x' }, { field: 'registerUrl', rule: 'invalid_format' }],
      ['another confirmation', { confirmPassword: 'correct-hoarse' }, { field: 'confirmPassword', rule: 'different' }],
      ['terms not agreed to', { agreed: false, username: '' }, { field: 'agreed', rule: 'required' }],
      ['a type', { type: 1 }, { field: 'type', rule: 'unrecognized_keys' }],
      ['an upline', { uplineId: 1 }, { field: 'uplineId', rule: 'unrecognized_keys' }],
      ['a way of registering that is none', { registerMethod: 'APP' }, { field: 'registerMethod', rule: 'invalid_value' }],
      ['no login', { login: false }, { field: 'login', rule: 'invalid_value' }],
    ])('%s', async (_what, given, details) => {
      const before = await countAccounts();
      expect(await register(given)).toEqual({ ok: false, code: 'invalidInput', details });
      expect(await countAccounts()).toBe(before);
    });

    it('REG-09 a person under 21, with the reason', async () => {
      await changeBrand(service.services, { settings: { registration: { ...withoutBotCheck, birthday: { show: true } } } });
      const eighteen = `${new Date().getUTCFullYear() - 18}-01-01`;
      expect(await register({ birthday: eighteen })).toMatchObject({ ok: false, code: 'tooYoung', details: { field: 'birthday' } });
      await changeBrand(service.services, {
        settings: { registration: { ...withoutBotCheck, birthday: { show: true } }, birthdayMinAge: 17 },
      });
      expect(await register({ username: 'newcomer18', birthday: eighteen })).toMatchObject({ ok: true });
    });

    it('REG-06 an unknown referral code', async () => {
      expect(await register({ affiliateCode: 'NOBODY1' })).toMatchObject({ ok: false, code: 'invitationCode' });
      await changeBrand(service.services, { flags: { AFFILIATEREQUIRED: '1' }, settings: { registration: withoutBotCheck } });
      expect(await register()).toMatchObject({ ok: false, details: { field: 'affiliateCode', rule: 'required' } });
    });

    it('without the captcha or the bot check that the brand requires', async () => {
      await changeBrand(service.services, { settings: { registration: { captcha: { show: true } } } });
      const client = visitor();
      expect(await register({}, client)).toMatchObject({ ok: false, code: 'captchaRequired', details: { captcha: true } });
      await client('captcha', {});
      const { content } = await service.services.db
        .selectFrom('ticket')
        .where('kind', '=', 'captcha')
        .select('content')
        .executeTakeFirstOrThrow();
      const captcha = String(content['answer']);
      expect(await register({ captcha }, client)).toMatchObject({ ok: false, code: 'botCheckFailed' });
      await changeBrand(service.services, {});
      expect(await register({ username: 'newcomer7', altcha: await solveBotCheck(client) }, client)).toMatchObject({ ok: true });
    });
  });

  describe('REG-06 checkAffiliate', () => {
    it('accepts the codes of agents in either letter case', async () => {
      expect(await visitor()('checkAffiliate', { code: 'agent01', domain: 'localhost' })).toEqual({ ok: true, value: null });
      expect(await visitor()('checkAffiliate', { code: 'player01', domain: 'localhost' })).toMatchObject({ code: 'invitationCode' });
    });

    it('checks the host of a code that is limited to hosts', async () => {
      const { db } = service.services;
      await db
        .updateTable('invitation')
        .set({ domains: ['one.example'] })
        .where('code', '=', 'AGENT01')
        .execute();
      expect(await visitor()('checkAffiliate', { code: 'AGENT01', domain: 'two.example' })).toMatchObject({ code: 'invitationCode' });
      expect(await visitor()('checkAffiliate', { code: 'AGENT01', domain: 'One.example' })).toMatchObject({ ok: true });
      await db.updateTable('invitation').set({ domains: [] }).where('code', '=', 'AGENT01').execute();
    });
  });

  describe('REG-04 by mobile', () => {
    const number = '+84912000021';
    const mobile = {
      username: '0912000021',
      mobileNum: '0912000021',
      countryDialingCode: '84',
      password: undefined,
      confirmPassword: undefined,
    };
    const byMobile = (given: Partial<RegistrationUser> = {}) => visitor()('registerMobile', { ...good, ...mobile, ...given });
    beforeEach(() => changeBrand(service.services, { flags: { MOBILEREG: '1' }, settings: { registration: withoutBotCheck } }));

    it('is refused when the brand does not offer it', async () => {
      await changeBrand(service.services, {});
      expect(await byMobile()).toMatchObject({ code: 'forbidden' });
      expect(await visitor()('sendRegisterCode', { mobileNo: '912000021', countryDialingCode: '84', regType: 'mobile' })).toMatchObject({
        code: 'forbidden',
      });
    });

    it('REG-07 sends a code, and uses the number as the name', async () => {
      const { db } = service.services;
      // Digits of a Bengali keyboard.
      const sent = await visitor()('sendRegisterCode', { mobileNo: '০৯১২০০০০২১', countryDialingCode: '+84', regType: 'mobile' });
      expect(sent).toEqual({ ok: true, value: { expiredMinutes: 1 } });
      const verificationCode = await lastCode(db, number);
      expect(await byMobile({ verificationCode: verificationCode === '000000' ? '000001' : '000000' })).toMatchObject({
        code: 'wrongCode',
      });
      expect(await byMobile({ verificationCode })).toMatchObject({
        ok: true,
        value: { info: { account: '84912000021', countryCode: 'VN' } },
      });
      expect((await rowsOf('84912000021'))[0]?.mobile).toBe(number);
      expect(await byMobile({ verificationCode })).toMatchObject({ ok: false });
    });

    it('REG-21 sends a code for a registration by name too, when the brand verifies phones', async () => {
      await changeBrand(service.services, { flags: { SMSVERIFY: '1' }, settings: { registration: withoutBotCheck } });
      const { db } = service.services;
      const send = { mobileNo: '912000041', countryDialingCode: '84' };
      expect(await visitor()('sendRegisterCode', { ...send, regType: 'mobile' })).toMatchObject({ code: 'forbidden' });
      expect(await visitor()('sendRegisterCode', { ...send, regType: 'username' })).toMatchObject({ ok: true });
      const verificationCode = await lastCode(db, '+84912000041');
      const phone = { mobileNum: '912000041', countryDialingCode: '84', verificationCode };
      expect(await register({ username: 'verified1', ...phone })).toMatchObject({ ok: true });
      expect((await rowsOf('verified1'))[0]?.mobile).toBe('+84912000041');
    });

    it.each([
      ['+84 912 000 061', '+84'],
      ['84912000062', '+84'],
      ['0912-000-063', '+84'],
      ['+84 912 000 064', '+880'],
    ])('accepts the number %s with %s, like the sent code', async (mobileNum, countryDialingCode) => {
      const digits = mobileNum.replaceAll(/\D/g, '').replace(/^0/, '84');
      const sent = await visitor()('sendRegisterCode', { mobileNo: mobileNum, countryDialingCode, regType: 'mobile' });
      expect(sent).toMatchObject({ ok: true });
      const verificationCode = await lastCode(service.services.db, `+${digits}`);
      expect(await byMobile({ username: mobileNum, mobileNum, countryDialingCode, verificationCode })).toMatchObject({ ok: true });
      expect((await rowsOf(digits))[0]?.mobile).toBe(`+${digits}`);
    });

    it('tells only the owner of a number that it has an account', async () => {
      const sent = await visitor()('sendRegisterCode', { mobileNo: '912000002', countryDialingCode: '84', regType: 'mobile' });
      expect(sent).toEqual({ ok: true, value: { expiredMinutes: 1 } });
      expect(await lastMessage(service.services.db, '+84912000002')).toContain('has an account already');
    });

    it.each([
      ['a number of no phone', { mobileNum: '123', verificationCode: '123456' }, { field: 'mobileNum', rule: 'tooShort' }],
      ['letters', { mobileNum: '91200002x', verificationCode: '123456' }, { field: 'mobileNum', rule: 'pattern' }],
      ['a number of another length', { mobileNum: '9120000211', verificationCode: '123456' }, { field: 'mobileNum', rule: 'pattern' }],
      ['no code', {}, { field: 'verificationCode', rule: 'required' }],
      ['a code too short', { verificationCode: '12345' }, { field: 'verificationCode', rule: 'tooShort' }],
    ])('refuses %s', async (_what, given, details) => {
      expect(await byMobile(given)).toMatchObject({ ok: false, code: 'invalidInput', details });
    });

    it('requires a password when the brand does', async () => {
      await changeBrand(service.services, { flags: { MOBILEREG: '1', MOBILEPWDREG: '1' }, settings: { registration: withoutBotCheck } });
      expect(await byMobile({ verificationCode: '123456' })).toMatchObject({ details: { field: 'password', rule: 'required' } });
    });
  });

  describe('SES-23 a phone verified by an external provider', () => {
    const number = '+84912000031';
    const flags = { PHONEAUTH: '1' } as const;
    beforeEach(() => changeBrand(service.services, { flags, settings: { registration: withoutBotCheck } }));

    it('registers with its token, but not for another number', async () => {
      const { sessionInfo } = await askPhoneCode(number);
      const { idToken = '' } = await askPhoneAuth('accounts:signInWithPhoneNumber', {
        sessionInfo,
        code: await lastCode(service.services.db, number),
      });
      const phone = { countryDialingCode: '84', firebaseChannel: 'sms', firebaseIdToken: idToken } as const;
      expect(await register({ username: 'phoned1', mobileNum: '912000032', ...phone })).toMatchObject({ code: 'wrongCode' });
      const forged = { ...phone, firebaseIdToken: `${idToken.slice(0, -3)}AAA` };
      expect(await register({ username: 'phoned1', mobileNum: '912000031', ...forged })).toMatchObject({ code: 'wrongCode' });
      expect(await register({ username: 'phoned1', mobileNum: '912000031', ...phone })).toMatchObject({ ok: true });
      expect(await register({ username: 'phoned2', mobileNum: '912000031', ...phone })).toMatchObject({ code: 'wrongCode' });
    });

    it('returns the provider’s address to the browser', async () => {
      const reply = await service.client('permission', {});
      expect(reply.ok && reply.value.info.register.phoneAuth).toEqual({ url: '/dev/phone-auth', key: 'marquee-demo' });
      await changeBrand(service.services, {});
      const other = await service.client('permission', {});
      expect(other.ok && other.value.info.register.phoneAuth).toBeUndefined();
    });

    it('accepts five guesses at a code, and each captcha once', async () => {
      const { sessionInfo } = await askPhoneCode('+84912000034');
      const code = await lastCode(service.services.db, '+84912000034');
      const wrong = code === '000000' ? '000001' : '000000';
      const guess = (guessed: string) => messageOf(askPhoneAuth('accounts:signInWithPhoneNumber', { sessionInfo, code: guessed }));
      const guesses = [];
      for (let tries = 0; tries < 5; tries += 1) guesses.push(await guess(wrong));
      expect(guesses.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => 'INVALID_CODE'));
      expect(guesses[4]).toMatch(/^TOO_MANY_ATTEMPTS/);
      expect(await guess(code)).toBe('INVALID_SESSION_INFO');
      const { token: recaptchaToken } = await askPhoneAuth('recaptcha', {});
      const send = () => askPhoneAuth('accounts:sendVerificationCode', { phoneNumber: '+84912000035', recaptchaToken });
      expect(await messageOf(send())).toBeUndefined();
      expect(await messageOf(send())).toBe('INVALID_RECAPTCHA_TOKEN');
    });

    it('ERR-11 answers in the provider’s format', async () => {
      const signIn = (body: object) => messageOf(askPhoneAuth('accounts:signInWithPhoneNumber', body));
      const send = (body: object) => messageOf(askPhoneAuth('accounts:sendVerificationCode', body));
      expect(await send({ phoneNumber: number })).toBe('MISSING_RECAPTCHA_TOKEN');
      expect(await send({ phoneNumber: number, recaptchaToken: 'made-up' })).toBe('INVALID_RECAPTCHA_TOKEN');
      expect(await messageOf(askPhoneCode(''))).toBe('MISSING_PHONE_NUMBER');
      expect(await messageOf(askPhoneCode('+8412'))).toMatch(/^INVALID_PHONE_NUMBER/);
      const { sessionInfo } = await askPhoneCode('+84912000033');
      expect(await signIn({ sessionInfo })).toBe('MISSING_CODE');
      expect(await signIn({ sessionInfo, code: 'x' })).toBe('INVALID_CODE');
      expect(await signIn({ sessionInfo: 'x', code: 'x' })).toBe('INVALID_SESSION_INFO');
      for (let more = 0; more < 4; more += 1) await askPhoneCode('+84912000033');
      expect(await messageOf(askPhoneCode('+84912000033'))).toMatch(/^TOO_MANY_ATTEMPTS/);
      await changeBrand(service.services, {});
      expect(await messageOf(askPhoneCode(number))).toBe('OPERATION_NOT_ALLOWED');
    });

    it('shows the captcha in a page with its own policy', async () => {
      const response = await fetch(`${service.url}/phone-captcha?theme=light&lang=BN`);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'self'");
      const page = await response.text();
      expect(page).toContain('lang="bn"');
      expect(page).toContain('src="/dev/phone-auth/recaptcha.js?onload=ask&amp;render=explicit&amp;hl=bn"');
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      expect(page.match(/<script nonce="([^"]+)"/g)).toEqual(Array.from({ length: 2 }, () => `<script nonce="${nonce}"`));
    });
  });

  it('SES-02 a login code is sent without revealing whether the number has an account', async () => {
    await changeBrand(service.services, { flags: { SMSLOGIN: '1' } });
    const { db } = service.services;
    expect(await sendLoginCode('912000001')).toEqual(await sendLoginCode('912000099'));
    await expect.poll(() => lastCode(db, '+84912000001')).toMatch(/^\d{6}$/);
    expect(await lastMessage(db, '+84912000099')).toBe('');
    await changeBrand(service.services, {});
    expect(await sendLoginCode('912000001')).toMatchObject({ code: 'forbidden' });
  });

  it('SYS-12 accepts each encrypted body once, and no other', async () => {
    const path = '/wps/member/register';
    const put = async (body: string, type = 'application/jose') => {
      const headers = { 'X-Module': 'WEB', 'X-Merchant': 'marquee', 'Content-Type': type, 'X-Forwarded-For': '192.0.2.9' };
      const response = await fetch(service.url + path, { method: 'PUT', body, headers });
      return (await response.json()) as { success: boolean; code: string | null };
    };
    const plain = JSON.stringify({ ...good, username: 'sealed01' });
    expect(await put(plain, 'application/json')).toMatchObject({ code: 'badEnvelope' });
    expect(await put(plain)).toMatchObject({ code: 'badEnvelope' });
    const sealed = await seal(await service.services.encKeys.current(), path, { ...good, username: 'sealed01' });
    expect(await put(`${sealed.slice(0, -4)}AAAA`)).toMatchObject({ code: 'badEnvelope' });
    expect(await put(sealed)).toMatchObject({ success: true });
    expect(await put(sealed)).toMatchObject({ code: 'badEnvelope' });
  });

  it('stores no password in plain text', async () => {
    await register({ username: 'newcomer9' });
    const [account] = await rowsOf('newcomer9');
    expect(account?.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account)).not.toContain(TEST_PASSWORD);
  });
});
