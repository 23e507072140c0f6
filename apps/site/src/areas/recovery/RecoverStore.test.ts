import { patterns } from '@site/rules/patterns';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { first, welcome } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { RecoverStore } from './RecoverStore';

async function openForm() {
  const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const encKey = { kid: 'key-1', jwk: (await exportJWK(publicKey)) as Record<string, string> };
  const stores = await startStores({ first: { ...first, permission: { ...first.permission, encKey } } });
  const { api, session, service } = stores;
  const password = { patternId: 'noSpaces', acceptedPattern: patterns.noSpaces, minLength: 8, maxLength: 72, show: true, required: true };
  service.answer('registerRules', () => ({ value: { password } }));
  const form = new RecoverStore({ api, session, mobile: { country: 'VN', dialling: '+84', national: '912000005' } });
  await form.start();
  return { ...stores, form };
}

it('REG-08 asks for the slider before a code and before the login, and logs in with the new password', async () => {
  const { form, service, session } = await openForm();
  service.answer('sendLoginCode', () => ({ value: { expiredMinutes: 1 } }));
  service.answer('resetByPhone', () => ({ value: null }));
  service.answer('login', () => ({ value: welcome }));
  form.askForCode();
  expect(form.proves).toBe('send');
  expect(await form.goOn('ticket-1')).toBe(false);
  expect(JSON.parse(service.asked.at(-1)?.body ?? '')).toEqual({
    mobileNum: '912000005',
    countryDialingCode: '+84',
    purpose: 'password',
    slider: 'ticket-1',
  });
  form.write('code', '123456');
  form.write('password', 'quiet-harbour-7');
  form.askForReset();
  expect(form.proves).toBe('reset');
  expect(await form.goOn('ticket-2')).toBe(true);
  expect(session.state).toBe('member');
});

it('REG-08 subtracts half of the response time from the wait', async () => {
  const { form, service } = await openForm();
  service.answer('sendLoginCode', () => new Promise((resolve) => setTimeout(() => resolve({ value: { expiredMinutes: 1 } }), 400)));
  form.askForCode();
  const askedMs = Date.now();
  await form.goOn('ticket-1');
  const tookMs = Date.now() - askedMs;
  const waitMs = form.code.readyAtMs - Date.now();
  expect(waitMs).toBeLessThan(60_000 - 150);
  expect(waitMs).toBeGreaterThan(60_000 - tookMs);
});

it('REG-08 neither sends nor resets with invalid input', async () => {
  const { form } = await openForm();
  form.writeMobile({ country: 'VN', dialling: '+84', national: '12' });
  form.write('password', 'short');
  form.askForCode();
  form.askForReset();
  expect(form.proves).toBeUndefined();
  expect(form.faults).toEqual({ mobile: 'pattern', code: 'required', password: 'tooShort' });
});

it('ERR-08 redirects to the login when a second factor is required', async () => {
  const { form, service } = await openForm();
  service.answer('resetByPhone', () => ({ value: null }));
  service.answer('login', () => ({ value: { verify: { ticket: 'x', ways: ['mobile'] } } }));
  form.write('code', '123456');
  form.write('password', 'quiet-harbour-7');
  form.askForReset();
  expect(await form.goOn('ticket-2')).toBe(false);
  expect(form.failure?.code).toBe('verificationRequired');
});

it('REG-08 confirms a mail with the same text for every account', async () => {
  const { form, service } = await openForm();
  service.answer('forgotByEmail', () => ({ value: null }));
  form.write('username', ' player01 ');
  form.write('email', 'player01@example.com');
  await form.mail();
  expect(form.isMailed).toBe(true);
});
