import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { first, member, welcome } from '../testing/sample';
import { startStores } from '../testing/startStores';
import { LoginStore } from './LoginStore';

const typed = { username: ' player01 ', dialling: '+84', password: 'Marquee#2026' };

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
  const { api, session } = stores;
  return { ...stores, open, login: new LoginStore({ api, session, area }) };
}

it('SES-01 seals the password for the service alone and keeps the token of the tab', async () => {
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
  expect(Math.abs((claims['iat'] as number) * 1000 - Date.now())).toBeLessThan(5000);
});

it('SES-01 says what the service says of a wrong password, and stays a visitor', async () => {
  const { session, service, tab, login } = await startLogin();
  service.answer('login', () => ({ refuse: 'wrongCredentials' }));
  await session.start();
  expect(await login.logIn(typed)).toBe(false);
  expect(login.failure).toMatchObject({ code: 'wrongCredentials' });
  expect(login.isBusy).toBe(false);
  expect(session.state).toBe('visitor');
  expect(tab.getItem('token')).toBeNull();
});

it('SES-06 holds whoever must choose another password, and remembers the old one for that', async () => {
  const { session, service, login } = await startLogin();
  service.answer('login', () => ({ value: { ...welcome, mustChangePassword: true, info: { ...member, mustChangePassword: true } } }));
  await login.logIn({ ...typed, password: '123456' });
  expect(session.member).toBeUndefined();
  expect(session.held).toMatchObject({ password: '123456' });
});

it('asks for the key anew when a sealed body cannot be read, and tries once more', async () => {
  const { service, system, login } = await startLogin();
  const now = await startKey('key-2');
  const aheadMs = 3_600_000;
  service.answer('permission', () => ({ value: { ...first.permission, encKey: now.encKey, serverTime: Date.now() + aheadMs } }));
  service.answer('login', async ({ body }) => {
    const sealed = await now.open(body).catch(() => undefined);
    const isFresh = sealed && (sealed.claims['iat'] as number) * 1000 > Date.now() + aheadMs - 5000;
    return isFresh ? { value: welcome } : { refuse: 'badEnvelope' };
  });
  expect(await login.logIn(typed)).toBe(true);
  expect(system.permission.encKey.kid).toBe('key-2');
  expect(service.asked.map(({ name }) => name)).toEqual(['login', 'permission', 'login']);
});
