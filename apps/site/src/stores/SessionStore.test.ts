import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { when } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { first, member } from '../testing/sample';
import { startStores } from '../testing/startStores';

const credentials = { username: 'player01', password: 'Marquee#2026', area: 'site' } as const;
const welcome = { token: 'token-1', firstTimeLogin: false, passwordExpired: false, mustChangePassword: false, info: member };

async function startWithKey(kid = 'key-1') {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
  const encKey = { kid, jwk: (await exportJWK(publicKey)) as Record<string, string> };
  const open = async (body: string) => {
    const { plaintext, protectedHeader } = await compactDecrypt(body, privateKey);
    return { kid: protectedHeader.kid, claims: JSON.parse(new TextDecoder().decode(plaintext)) as Record<string, unknown> };
  };
  return { encKey, open };
}

it('SES-01 seals the password for the service alone and keeps the token of the tab', async () => {
  const { encKey, open } = await startWithKey();
  const { session, service, tab } = await startStores({ first: { ...first, permission: { ...first.permission, encKey } } });
  service.answer('login', () => ({ value: welcome }));

  const reply = await session.login(credentials);

  expect(reply.ok).toBe(true);
  expect(session.state).toBe('member');
  expect(tab.getItem('token')).toBe('token-1');
  const [asked] = service.asked;
  expect(asked?.body).not.toContain('Marquee#2026');
  const { kid, claims } = await open(asked?.body ?? '');
  expect(kid).toBe('key-1');
  expect(claims).toMatchObject({ ...credentials, path: '/wps/session/login' });
  expect(claims['jti']).toMatch(/^[\da-f-]{36}$/);
  expect(Math.abs((claims['iat'] as number) * 1000 - Date.now())).toBeLessThan(5000);
});

it('SYS-11 carries the module, the merchant, the language and the token with a call', async () => {
  const { session, service } = await startStores({ token: 'token-2' });
  service.answer('memberInfo', () => ({ value: member }));
  await session.start();
  expect(service.asked[0]?.headers).toMatchObject({
    'x-module': 'WEB',
    'x-merchant': 'marquee',
    'accept-language': 'en',
    authorization: 'Bearer token-2',
  });
});

it('SYS-11 keeps the merchant code in the browser', async () => {
  const { system, browser } = await startStores();
  onTestFinished(system.start());
  expect(browser.getItem('merchant')).toBe('marquee');
});

it('SES-01 says what the service says of a wrong password, and stays a visitor', async () => {
  const { encKey } = await startWithKey();
  const { session, service, tab } = await startStores({ first: { ...first, permission: { ...first.permission, encKey } } });
  service.answer('login', () => ({ refuse: 'wrongCredentials' }));
  await session.start();
  expect(await session.login(credentials)).toMatchObject({ ok: false, code: 'wrongCredentials' });
  expect(session.state).toBe('visitor');
  expect(tab.getItem('token')).toBeNull();
});

it('asks for the key anew when a sealed body cannot be read, and tries once more', async () => {
  const old = await startWithKey('old');
  const now = await startWithKey('new');
  const { session, service, system } = await startStores({ first: { ...first, permission: { ...first.permission, encKey: old.encKey } } });
  const aheadMs = 3_600_000;
  service.answer('permission', () => ({ value: { ...first.permission, encKey: now.encKey, serverTime: Date.now() + aheadMs } }));
  service.answer('login', async ({ body }) => {
    const sealed = await now.open(body).catch(() => undefined);
    const isFresh = sealed && (sealed.claims['iat'] as number) * 1000 > Date.now() + aheadMs - 5000;
    return isFresh ? { value: welcome } : { refuse: 'badEnvelope' };
  });
  expect((await session.login(credentials)).ok).toBe(true);
  expect(system.permission.encKey.kid).toBe('new');
  expect(service.asked.map(({ name }) => name)).toEqual(['login', 'permission', 'login']);
});

it('forgets a token that the service no longer knows, without a word', async () => {
  const { session, service, dialogs, tab } = await startStores({ token: 'stale' });
  service.answer('memberInfo', () => ({ refuse: 'sessionEnded' }));
  await session.start();
  expect(session.state).toBe('visitor');
  expect(tab.getItem('token')).toBeNull();
  expect(dialogs.current).toBeUndefined();
});

it('says so when a session ends while it is in use', async () => {
  const { session, service, dialogs, api } = await startStores({ token: 'token-3' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('betRecords', () => ({ refuse: 'sessionEnded' }));
  await session.start();
  await api('betRecords', { from: '2026-11-01', to: '2026-11-02' });
  expect(session.state).toBe('visitor');
  expect(dialogs.current).toEqual({ name: 'message', code: 'sessionEnded' });
});

it('keeps the token while the network is down', async () => {
  const { session, service, tab } = await startStores({ token: 'token-4' });
  await service.close();
  await session.start();
  expect(tab.getItem('token')).toBe('token-4');
});

it('signs out here even where the service does not answer', async () => {
  const { session, service, tab } = await startStores({ token: 'token-5' });
  service.answer('memberInfo', () => ({ value: member }));
  await session.start();
  await service.close();
  await session.signOut();
  await when(() => session.state === 'visitor');
  expect(tab.getItem('token')).toBeNull();
});

it('SYS-05 exchanges what the address brought along; where it counts no more, who was here stays', async () => {
  const { session, service, tab } = await startStores({ token: 'before' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('exchangeCode', () => ({ refuse: 'codeExpired' }));
  expect(await session.arrive({ code: 'used' })).toMatchObject({ ok: false, code: 'codeExpired' });
  expect([session.state, session.token]).toEqual(['member', 'before']);
  const reply = { ...welcome, token: 'fresh' };
  service.answer('exchangeCode', () => ({ value: reply }));
  await session.arrive({ token: 'brought' });
  expect([session.token, tab.getItem('token')]).toEqual(['fresh', 'fresh']);
});
