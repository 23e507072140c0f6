import type { RegistrationField } from '@site/api/registration';
import { type PatternId, patterns } from '@site/rules/patterns';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { first, welcome } from '../../testing/sample';
import { startPhoneProvider } from '../../testing/startPhoneProvider';
import { startStores } from '../../testing/startStores';
import type { PhoneProvider } from '../../transport/askPhoneAuth';
import { readInvitation } from './readInvitation';
import { RegisterStore } from './RegisterStore';

const fields: Record<RegistrationField, [PatternId, number, number]> = {
  username: ['letterFirst', 6, 16],
  password: ['noSpaces', 8, 72],
  confirmPassword: ['length', 0, 72],
  countryDialingCode: ['length', 1, 5],
  mobileNum: ['digits', 7, 15],
  verificationCode: ['digits', 6, 6],
  payeeName: ['name', 2, 60],
  fullname: ['fullName', 3, 80],
  birthday: ['dateYmd', 10, 10],
  email: ['email', 6, 100],
  paymentPassword: ['digits', 6, 6],
  qqNum: ['length', 2, 50],
  line: ['length', 2, 50],
  whatsapp: ['length', 2, 50],
  facebook: ['length', 2, 50],
  wechat: ['length', 2, 50],
  zalo: ['length', 2, 50],
  telegram: ['length', 2, 50],
  idNumber: ['length', 2, 50],
  nationality: ['name', 2, 60],
  addresses: ['length', 5, 200],
  occupation: ['length', 2, 60],
  sourceOfIncome: ['length', 2, 100],
  affiliateCode: ['alphanumeric', 4, 12],
  referralCode: ['alphanumeric', 4, 12],
  captcha: ['length', 1, 20],
  altcha: ['length', 1, 4000],
};

type Wish = 'required' | 'shown';

/** Returns the service's rules, with the brand's settings for further fields. */
const rulesWith = (wishes: Partial<Record<RegistrationField, Wish>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, [patternId, minLength, maxLength]]) => {
      const isUsual = ['username', 'password', 'confirmPassword'].includes(field);
      const wish = wishes[field as RegistrationField];
      const rule = { patternId, acceptedPattern: patterns[patternId], minLength, maxLength };
      return [field, { ...rule, show: isUsual || wish !== undefined, required: isUsual || wish === 'required' }];
    }),
  );

interface Brand {
  wishes?: Partial<Record<RegistrationField, Wish>>;
  flags?: Record<string, string>;
  ways?: { mobile: boolean; username: boolean; phoneAuth?: PhoneProvider };
}

async function openForm({ wishes = {}, flags = {}, ways = { mobile: true, username: true } }: Brand = {}) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const encKey = { kid: 'key-1', jwk: (await exportJWK(publicKey)) as Record<string, string> };
  const info = { ...first.permission.info, whitelabel: flags, register: ways };
  const stores = await startStores({ first: { ...first, permission: { ...first.permission, encKey, info } } });
  const { api, session, system, service } = stores;
  service.answer('captcha', () => ({ value: 'iVBORw0KGgo' }));
  service.answer('registerRules', () => ({ value: rulesWith(wishes) }));
  const form = new RegisterStore({
    api,
    session,
    system,
    invitation: readInvitation('?referralCode=FRIEND7&recommenderId=42'),
    address: 'https://play.example/register?referralCode=FRIEND7',
    mobile: { country: 'VN', dialling: '+84', national: '' },
  });
  await form.start();
  const open = async (body: string) => {
    const { plaintext } = await compactDecrypt(body, privateKey);
    return JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown>;
  };
  return { ...stores, form, open };
}

function fillIn(form: RegisterStore) {
  form.write('username', ' visitor7 ');
  form.write('password', 'quiet-harbour-7');
  form.write('confirmPassword', 'quiet-harbour-7');
  form.agree(true);
}

it('REG-14 sends the input and its source', async () => {
  const { form, service, session, open } = await openForm();
  service.answer('register', () => ({ value: welcome }));
  fillIn(form);
  expect(await form.submit()).toBe(true);
  expect(session.state).toBe('member');
  const sent = await open(service.asked.at(-1)?.body ?? '');
  expect(sent).toMatchObject({
    username: 'visitor7',
    password: 'quiet-harbour-7',
    confirmPassword: 'quiet-harbour-7',
    login: true,
    registerMethod: 'WEB',
    registerUrl: 'https://play.example/register?referralCode=FRIEND7',
    domain: 'play.example',
    referralCode: 'FRIEND7',
    recommenderId: '42',
    agreed: true,
    marketing: false,
  });
});

it('REG-02 REG-14 SES-23 sends the phone provider’s token, and keeps it while other faults are corrected', async () => {
  let signIn: object = { error: { message: 'INVALID_CODE' } };
  const { provider } = await startPhoneProvider((action) => (action === 'signInWithPhoneNumber' ? signIn : { sessionInfo: 'session-1' }));
  const { form, service, open } = await openForm({
    flags: { PHONEAUTH: '1' },
    ways: { mobile: false, username: true, phoneAuth: provider },
  });
  service.answer('register', () => ({ refuse: 'conflict' }));
  fillIn(form);
  expect(await form.submit()).toBe(false);
  expect(form.faults).toEqual({ mobileNum: 'required', verificationCode: 'required' });
  form.writeMobile({ country: 'VN', dialling: '+84', national: '0912000001' });
  await form.sendCode();
  await form.check?.send('person');
  form.write('verificationCode', '123456');
  expect(await form.submit()).toBe(false);
  expect(form.check?.fault).toBe('invalidCode');
  expect(service.asked.map(({ name }) => name)).not.toContain('register');

  signIn = { idToken: 'word-1' };
  expect(await form.submit()).toBe(false);
  const sent = await open(service.asked.at(-1)?.body ?? '');
  expect(sent).toMatchObject({ mobileNum: '912000001', firebaseChannel: 'sms', firebaseIdToken: 'word-1' });
  // The token is used up: a second request for it fails.
  signIn = { error: { message: 'SESSION_EXPIRED' } };
  service.answer('register', () => ({ value: welcome }));
  expect(await form.submit()).toBe(true);
});

it('REG-02 REG-14 asks for the invitation, then for the bot check, then registers with the work it has done', async () => {
  const { form, service, open } = await openForm({ wishes: { altcha: 'required', affiliateCode: 'shown' } });
  const work = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, hmacSignatureSecret: 'key' });
  service.answer('checkAffiliate', () => ({ value: null }));
  service.answer('botChallenge', () => ({ value: work }));
  service.answer('register', () => ({ value: welcome }));
  fillIn(form);
  form.write('affiliateCode', 'AGENT7');
  expect(form.fields.map(([field]) => field)).not.toContain('altcha');
  expect(await form.submit()).toBe(true);
  const asked = service.asked.map(({ name }) => name);
  expect(asked.slice(0, 4)).toEqual(['registerRules', 'checkAffiliate', 'botChallenge', 'register']);
  const { altcha } = await open(service.asked[3]?.body ?? '');
  expect(JSON.parse(atob(altcha as string))).toMatchObject({ challenge: work, solution: { counter: 3 } });
});

it('REG-02 checks the invitation before registering, and stops when it is unknown', async () => {
  const { form, service } = await openForm({ flags: { AFFILIATEREQUIRED: '1' } });
  service.answer('checkAffiliate', () => ({ refuse: 'invitationCode' }));
  service.answer('register', () => ({ value: welcome }));
  fillIn(form);
  expect(await form.submit()).toBe(false);
  expect(form.faults).toEqual({ affiliateCode: 'required' });
  form.write('affiliateCode', 'NOBODY1');
  expect(await form.submit()).toBe(false);
  expect(form.isCodeUnknown).toBe(true);
  expect(service.asked.map(({ name }) => name)).toEqual(['registerRules', 'checkAffiliate']);
});

it('REG-05 stops at unaccepted terms and faults, without a call', async () => {
  const { form, service } = await openForm();
  fillIn(form);
  form.agree(false);
  form.write('confirmPassword', 'quiet-harbour-8');
  expect(await form.submit()).toBe(false);
  expect(form.faults).toEqual({ agreed: 'required', confirmPassword: 'different' });
  expect(form.stops).toBe(1);
  expect(service.asked.map(({ name }) => name)).toEqual(['registerRules']);
});

it('REG-04 uses the number without its leading zero as the name', async () => {
  const { form, service, open } = await openForm();
  service.answer('registerMobile', () => ({ value: welcome }));
  form.choose('mobile');
  form.writeMobile({ country: 'VN', dialling: '+84', national: '0912345678' });
  form.write('verificationCode', '123456');
  form.agree(true);
  expect(await form.submit()).toBe(true);
  expect(service.asked.at(-1)?.name).toBe('registerMobile');
  const sent = await open(service.asked.at(-1)?.body ?? '');
  expect(sent).toMatchObject({ username: '912345678', mobileNum: '912345678', countryDialingCode: '+84', verificationCode: '123456' });
  expect(sent).not.toHaveProperty('password');
});

it('REG-15 shows the brand’s fields, required ones first', async () => {
  const optional = ['fullname', 'zalo', 'telegram', 'birthday', 'addresses', 'nationality', 'occupation', 'sourceOfIncome'] as const;
  const { form } = await openForm({ wishes: { ...Object.fromEntries(optional.map((field) => [field, 'shown'])), email: 'required' } });
  const asked = form.fields.map(([field]) => field);
  expect(asked.slice(0, 4).toSorted()).toEqual(['confirmPassword', 'email', 'password', 'username']);
  expect(asked.slice(4).toSorted()).toEqual([...optional].toSorted());
  const { form: bare } = await openForm();
  expect(bare.fields.map(([field]) => field)).toEqual(['username', 'password', 'confirmPassword']);
});

it.each([
  [{}, { mobile: true, username: true }, 'username'],
  [{ MOBILENUMREG3: '1' }, { mobile: true, username: true }, 'mobile'],
  [{ MOBILENUMREG3: '1' }, { mobile: false, username: true }, 'username'],
  [{}, { mobile: true, username: false }, 'mobile'],
])('REG-12 with %j and %j begins with %s', async (flags, ways, mode) => {
  const { form } = await openForm({ flags, ways });
  expect(form.mode).toBe(mode);
});

it('REG-01 renews the captcha when the mode changes', async () => {
  const { form, service } = await openForm({ wishes: { captcha: 'required' } });
  form.choose('mobile');
  form.choose('username');
  await expect.poll(() => service.asked.filter(({ name }) => name === 'captcha').length).toBe(3);
});

it('REG-16 REG-21 sends no code to an invalid number, and none during the wait', async () => {
  const { form, service } = await openForm();
  service.answer('sendRegisterCode', () => ({ value: { expiredMinutes: 2 } }));
  form.choose('mobile');
  form.writeMobile({ country: 'VN', dialling: '+84', national: '12' });
  await form.sendCode();
  expect(form.faults.mobileNum).toBe('tooShort');
  form.writeMobile({ country: 'VN', dialling: '+84', national: '912345678' });
  await form.sendCode();
  await form.sendCode();
  const sent = service.asked.filter(({ name }) => name === 'sendRegisterCode');
  expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { countryDialingCode: '+84', mobileNo: '912345678', regType: 'mobile' },
  ]);
  expect(form.code.readyAtMs - Date.now()).toBeGreaterThan(90_000);
});

it('REG-03 shows the service’s faults at their fields', async () => {
  const { form, service } = await openForm();
  service.answer('register', () => ({ refuse: 'invalidInput', details: { field: 'password', rule: 'tooCommon' } }));
  fillIn(form);
  expect(await form.submit()).toBe(false);
  expect(form.faults).toEqual({ password: 'tooCommon' });
});
