import { when } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { member, welcome } from '../testing/sample';
import { startStores } from '../testing/startStores';

const report = { rows: [], next: null, totals: {}, asOf: 0 };

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

it('forgets a token that the service no longer knows, without a word', async () => {
  const { session, service, dialogs, tab } = await startStores({ token: 'stale' });
  service.answer('memberInfo', () => ({ refuse: 'sessionEnded' }));
  await session.start();
  expect(session.state).toBe('visitor');
  expect(tab.getItem('token')).toBeNull();
  expect(dialogs.current).toBeUndefined();
});

it('SES-12 asks once for a session that has ended, and makes the calls again for who comes back', async () => {
  const { session, service, api } = await startStores({ token: 'token-3' });
  let living = 'token-3';
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('betRecords', ({ headers }) =>
    headers.authorization === `Bearer ${living}` ? { value: report } : { refuse: 'sessionEnded' },
  );
  await session.start();
  living = 'token-4';
  const days = { from: '2026-11-01', to: '2026-11-02' };
  const asked = Promise.all([api('betRecords', days), api('betRecords', { ...days, sort: 'stake' })]);
  await when(() => session.lapse === 'ended');
  expect(session.member?.account).toBe('player01');
  session.enter({ ...welcome, token: living });
  expect((await asked).map(({ ok }) => ok)).toEqual([true, true]);
  expect(session.lapse).toBeUndefined();
});

it('SES-12 hears by push that the session was ended elsewhere, and keeps the page', async () => {
  const stores = await startStores({ token: 'token-3' });
  const { session, service } = stores;
  service.answer('memberInfo', () => ({ value: member }));
  onTestFinished(stores.start());
  const stream = await service.nextStream();
  stream.write(`data: ${JSON.stringify({ kind: 'sessionEnded' })}\n\n`);
  await when(() => session.lapse === 'ended');
  expect(session.member?.account).toBe('player01');
  expect(session.token).toBeUndefined();
});

it('SES-12 gives the call of one member to no other', async () => {
  const { session, service, api } = await startStores({ token: 'token-3' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('betRecords', () => ({ refuse: 'sessionEnded' }));
  await session.start();
  const asked = api('betRecords', { from: '2026-11-01', to: '2026-11-02' });
  await when(() => session.lapse === 'ended');
  session.enter({ ...welcome, info: { ...member, id: '17' } });
  expect(await asked).toMatchObject({ ok: false, code: 'sessionEnded' });
  expect(service.asked.filter(({ name }) => name === 'betRecords')).toHaveLength(1);
});

it('SES-12 lets the calls of a session end with who leaves it', async () => {
  const { session, service, api, tab } = await startStores({ token: 'token-3' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('betRecords', () => ({ refuse: 'sessionEnded' }));
  await session.start();
  const asked = api('betRecords', { from: '2026-11-01', to: '2026-11-02' });
  await when(() => session.lapse === 'ended');
  await session.signOut();
  expect(await asked).toMatchObject({ ok: false, code: 'sessionEnded' });
  expect(session.state).toBe('visitor');
  expect(tab.getItem('token')).toBeNull();
  expect(service.asked.map(({ name }) => name)).not.toContain('logout');
});

it('SES-06 lets nobody in whose password must change', async () => {
  const { session, service } = await startStores();
  await session.start();
  session.enter({ ...welcome, info: { ...member, mustChangePassword: true } }, '123456');
  expect(session.member).toBeUndefined();
  expect(session.held?.password).toBe('123456');
  expect(service.asked).toEqual([]);
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

it('SYS-20 keeps a language that was chosen before it is known who is here', async () => {
  const { session, service } = await startStores({ token: 'token' });
  service.answer('memberInfo', () => ({ value: member }));
  service.answer('setLanguage', () => ({ value: null }));
  const spoken = session.speak('AR');
  await session.start();
  await spoken;
  expect(service.asked.map(({ name }) => name)).toEqual(['memberInfo', 'setLanguage']);
});

it('SES-12 holds a press in a tab that joins another tab, whatever it was before', async () => {
  const { session, service } = await startStores({ token: 'stale' });
  service.answer('memberInfo', ({ headers }) =>
    headers.authorization === 'Bearer stale' ? { refuse: 'sessionEnded' } : { value: member },
  );
  await session.start();
  expect([session.state, session.isKnown]).toEqual(['visitor', true]);
  const joined = session.join('token-of-another-tab');
  const seen: unknown[] = [];
  session.whenKnown(() => seen.push(session.member?.account));
  expect(seen).toEqual([]);
  await joined;
  await expect.poll(() => seen).toEqual(['player01']);
});
