import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { when } from 'mobx';
import { expect, it, onTestFinished, vi } from 'vitest';
import { first, member, welcome } from '../../testing/sample';
import { startPhoneProvider } from '../../testing/startPhoneProvider';
import { startStores } from '../../testing/startStores';
import { keepLastLogin, readLastLogin } from './lastLogin';
import { LoginStore, type Typed } from './LoginStore';

const typed: Typed = {
  mode: 'username',
  username: ' player01 ',
  mobile: { country: 'VN', dialling: '+84', national: '' },
  secret: 'Marquee#2026',
  isRemembered: false,
};

async function startKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const encKey = { kid, jwk: (await exportJWK(publicKey)) as Record<string, string> };
  const open = async (body: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(body, privateKey);
    return { kid: protectedHeader.kid, claims: JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown> };
  };
  return { encKey, open };
}

async function startLogin(area: 'site' | 'agent' = 'site') {
  const { encKey, open } = await startKey('key-1');
  const stores = await startStores({ first: { ...first, permission: { ...first.permission, encKey } } });
  const { api, session, browser } = stores;
  return { ...stores, open, login: new LoginStore({ api, session, browserStorage: () => browser, area }) };
}

it('SES-01 SES-05 encrypts the password for the service and stores the tab’s token', async () => {
  const { session, service, tab, open, login } = await startLogin();
  service.answer('login', () => ({ value: welcome }));

  expect(await login.logIn(typed)).toBe(true);

  expect(session.state).toBe('member');
  expect(tab.getItem('token')).toBe('token-1');
  const [asked] = service.asked;
  expect(asked?.body).not.toContain('Marquee#2026');
  const { kid, claims } = await open(asked?.body ?? '');
  expect(kid).toBe('key-1');
  expect(claims).toMatchObject({ username: 'player01', password: 'Marquee#2026', area: 'site', path: '/wps/session/login' });
  expect(claims['jti']).toMatch(/^[\da-f-]{36}$/);
  expect(Math.abs((claims['iat'] as number) * 1000 - Date.now())).toBeLessThan(30_000);
});

it('SES-01 shows the service’s refusal of a wrong password, and stays a visitor', async () => {
  const { session, service, tab, login } = await startLogin();
  service.answer('login', () => ({ refuse: 'wrongCredentials' }));
  await session.start();
  expect(await login.logIn(typed)).toBe(false);
  expect(login.failure).toMatchObject({ code: 'wrongCredentials' });
  expect(login.isBusy).toBe(false);
  expect(session.state).toBe('visitor');
  expect(tab.getItem('token')).toBeNull();
});

it('SES-06 requires a new password, and remembers the old one for the change', async () => {
  const { session, service, login } = await startLogin();
  service.answer('login', () => ({ value: { ...welcome, mustChangePassword: true, info: { ...member, mustChangePassword: true } } }));
  await login.logIn({ ...typed, secret: '123456' });
  expect(session.member).toBeUndefined();
  expect(session.held).toMatchObject({ password: '123456' });
});

it('SES-03 shows a required captcha, and another one after every try', async () => {
  const { service, login, open } = await startLogin();
  service.answer('captcha', () => ({ value: 'iVBORw0KGgo' }));
  service.answer('login', () => ({ refuse: 'captchaRequired' }));
  await login.logIn(typed);
  expect(login.wantsCaptcha).toBe(true);
  // The typed values were correct.
  expect(login.failure).toBeUndefined();
  await when(() => login.captcha.picture === 'data:image/png;base64,iVBORw0KGgo');

  login.captcha.write(' k3pq ');
  await login.logIn(typed);
  const tries = service.asked.filter(({ name }) => name === 'login');
  expect((await open(tries[1]?.body ?? '')).claims['captcha']).toBe('k3pq');
  expect(login.failure).toMatchObject({ code: 'captchaRequired' });
  await when(() => login.captcha.picture !== undefined);
  expect(service.asked.filter(({ name }) => name === 'captcha')).toHaveLength(2);
});

it('SES-10 fills in the last name, and logs in by a cookie', async () => {
  const { service, login, open, browser, session } = await startLogin();
  service.answer('login', () => ({ value: welcome }));
  await login.logIn({ ...typed, isRemembered: true });
  expect((await open(service.asked[0]?.body ?? '')).claims['remember']).toBe(true);
  expect(readLastLogin(browser)).toEqual({ username: 'player01' });
  expect(JSON.stringify([browser.getItem('last-login'), browser.getItem('remembered')])).not.toContain('Marquee');

  service.answer('loginRemembered', () => ({ value: { ...welcome, token: 'token-9' } }));
  session.suspend('ended');
  await session.start();
  expect(session.token).toBe('token-9');

  await login.logIn({ ...typed, isRemembered: false });
  expect(readLastLogin(browser)).toBeUndefined();
});

it('SES-10 sends no request when the browser is not remembered', async () => {
  const { service, session } = await startLogin();
  await session.start();
  expect(session.state).toBe('visitor');
  expect(service.asked).toEqual([]);
});

it('SES-10 forgets the name after a day', async () => {
  const { browser } = await startLogin();
  keepLastLogin(browser, { username: 'player01' });
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(readLastLogin(browser)).toBeUndefined();
});

it('SES-03 solves the captcha by proof of work for people who cannot see the picture', async () => {
  const { service, login, open } = await startLogin();
  service.answer('captcha', () => ({ value: 'iVBORw0KGgo' }));
  service.answer('login', () => ({ refuse: 'captchaRequired' }));
  const work = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 3, deriveKey, hmacSignatureSecret: 'key' });
  service.answer('botChallenge', () => ({ value: work }));
  service.answer('solveSlider', ({ body }) => {
    const { altcha } = JSON.parse(body) as { altcha: string };
    expect(JSON.parse(atob(altcha))).toMatchObject({ challenge: work, solution: { counter: 3 } });
    return { value: { slider: 'ticket-1' } };
  });
  await login.logIn(typed);
  expect(login.failure).toBeUndefined();
  await login.captcha.passOtherwise();
  expect([login.captcha.otherWay, login.captcha.answer]).toEqual(['passed', 'ticket-1']);
  service.answer('login', () => ({ value: welcome }));
  expect(await login.logIn(typed)).toBe(true);
  expect((await open(service.asked.at(-1)?.body ?? '')).claims).toMatchObject({ captcha: 'ticket-1' });
});

it('SES-03 reports a failed proof of work, and keeps the picture', async () => {
  const { service, login } = await startLogin();
  service.answer('botChallenge', () => ({ refuse: 'unavailable' }));
  await login.captcha.passOtherwise();
  expect([login.captcha.otherWay, login.captcha.answer]).toEqual(['failed', '']);
});

it('SES-02 sends one code in 1000 ms however often it is pressed, and none during the countdown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { service, login } = await startLogin();
  const sent = () => service.asked.filter(({ name }) => name === 'sendLoginCode').map(({ body }) => JSON.parse(body) as unknown);
  const mobile = { country: 'VN', dialling: '+84', national: '912000001' };
  service.answer('sendLoginCode', () => ({ refuse: 'unavailable' }));
  await Promise.all([login.sendCode(mobile), login.sendCode(mobile)]);
  vi.setSystemTime(Date.now() + 999);
  await login.sendCode(mobile);
  expect(sent()).toEqual([{ mobileNum: '912000001', countryDialingCode: '+84', purpose: 'login' }]);

  service.answer('sendLoginCode', () => ({ value: { expiredMinutes: 2 } }));
  vi.setSystemTime(Date.now() + 1);
  await login.sendCode(mobile);
  vi.setSystemTime(Date.now() + 119_999);
  await login.sendCode(mobile);
  expect(sent()).toHaveLength(2);
  vi.setSystemTime(Date.now() + 1);
  await login.sendCode(mobile);
  expect(sent()).toHaveLength(3);
});

it('SES-15 SES-23 sends the phone provider’s token instead of a code of the service', async () => {
  const { api, session, browser, service, open } = await startLogin();
  const { provider } = await startPhoneProvider(() => ({ idToken: 'word-1' }));
  const login = new LoginStore({ api, session, browserStorage: () => browser, area: 'site', provider });
  service.answer('login', () => ({ value: welcome }));
  const mobile = { country: 'VN', dialling: '+84', national: '912000001' };
  expect(await login.logIn({ ...typed, mode: 'sms', mobile, secret: '123456' })).toBe(true);
  const { claims } = await open(service.asked.at(-1)?.body ?? '');
  expect(claims).toMatchObject({ username: '912000001', countryDialingCode: '+84', type: 'firebase', firebaseIdToken: 'word-1' });
  expect(claims['password']).toBeUndefined();
});

it('SES-17 trims names, and no secrets', async () => {
  const { service, login, open } = await startLogin();
  service.answer('login', () => ({ value: welcome }));
  await login.logIn({ ...typed, secret: ' Marquee#2026 ' });
  expect((await open(service.asked[0]?.body ?? '')).claims).toMatchObject({
    username: 'player01',
    password: ' Marquee#2026 ',
    type: 'username',
  });
});

it.each([
  ['+84 912 000 004', true],
  ['0912-000-004', true],
  ['০৯১২ ০০০ ০০৪', true],
  ['player01', false],
])('SES-01 sends %s with the country’s dialling code: %s', async (username, hasCode) => {
  const { service, login, open } = await startLogin();
  service.answer('login', () => ({ value: welcome }));
  await login.logIn({ ...typed, username });
  const { claims } = await open(service.asked[0]?.body ?? '');
  expect(claims).toMatchObject({ username, ...(hasCode && { countryDialingCode: '+84' }) });
  expect('countryDialingCode' in claims).toBe(hasCode);
});

it('requests the key again when an encrypted body is unreadable, and retries once', async () => {
  const { service, system, login } = await startLogin();
  const now = await startKey('key-2');
  const aheadMs = 3_600_000;
  service.answer('permission', () => ({ value: { ...first.permission, encKey: now.encKey, serverTime: Date.now() + aheadMs } }));
  service.answer('login', async ({ body }) => {
    const sealed = await now.open(body).catch(() => undefined);
    const isFresh = sealed && (sealed.claims['iat'] as number) * 1000 > Date.now() + aheadMs - 30_000;
    return isFresh ? { value: welcome } : { refuse: 'badEnvelope' };
  });
  expect(await login.logIn(typed)).toBe(true);
  expect(system.permission.encKey.kid).toBe('key-2');
  expect(service.asked.map(({ name }) => name)).toEqual(['login', 'permission', 'login']);
});
