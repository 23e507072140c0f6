import { when } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LinkCredential } from '../app/takeLinkCredential';
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
  expect([session.state, session.isUnanswered]).toEqual(['visitor', true]);
});

it('SES-12 takes somebody for a member again as soon as the service answers', async () => {
  const { session, service } = await startStores({ token: 'token-4' });
  service.answer('memberInfo', () => ({ refuse: 'unavailable' }));
  await session.start();
  expect([session.state, session.isUnanswered]).toEqual(['visitor', true]);
  service.answer('memberInfo', () => ({ value: member }));
  await session.askAgain();
  expect([session.state, session.isUnanswered]).toEqual(['member', false]);
  service.answer('logout', () => ({ value: {} }));
  await session.signOut();
  expect([session.state, session.isUnanswered]).toEqual(['visitor', false]);
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

describe('SYS-05 a link that logs in', () => {
  const code = { code: 'of-a-link' };
  const other = { ...welcome, token: 'fresh', info: { ...member, id: '17', account: 'player02' } };

  async function arrive({ arrival = code, token, owner = 'player02' }: { arrival?: LinkCredential; token?: string; owner?: string } = {}) {
    const stores = await startStores({ arrival, ...(token && { token }) });
    const { service } = stores;
    service.answer('memberInfo', () => ({ value: member }));
    service.answer('codeOwner', () => ({ value: { account: owner } }));
    service.answer('exchangeCode', () => ({ value: other }));
    onTestFinished(stores.start());
    return { ...stores, exchanged: () => service.asked.filter(({ name }) => name === 'exchangeCode').map(({ body }) => body) };
  }

  it('logs in whoever is not logged in, without a question', async () => {
    const { session, tab, exchanged } = await arrive();
    await when(() => session.member?.account === 'player02');
    expect([tab.getItem('token'), exchanged()]).toEqual(['fresh', [JSON.stringify(code)]]);
  });

  it.each([[{ code: 'of-a-link' }], [{ token: 'of-a-link' }]])(
    'asks first where another account is logged in, naming both, and uses nothing up before: %o',
    async (arrival) => {
      const { session, dialogs, tab, exchanged } = await arrive({ token: 'before', arrival });
      await when(() => dialogs.current?.name === 'switchAccount');
      expect(dialogs.current).toMatchObject({ here: 'player01', coming: 'player02' });
      expect([session.member?.account, tab.getItem('token'), exchanged()]).toEqual(['player01', 'before', []]);
      if (dialogs.current?.name === 'switchAccount') dialogs.current.onSwitch();
      await when(() => session.member?.account === 'player02');
      expect([tab.getItem('token'), exchanged()]).toEqual(['fresh', [JSON.stringify(arrival)]]);
    },
  );

  it('asks nothing, and nothing more of the service, where the same account is logged in', async () => {
    const { service, session, dialogs, exchanged } = await arrive({ token: 'before', owner: 'player01' });
    await when(() => session.state === 'member');
    await expect.poll(() => service.asked.some(({ name }) => name === 'codeOwner')).toBe(true);
    expect([dialogs.current, exchanged(), session.token]).toEqual([undefined, [], 'before']);
  });

  it('says where it counts no more, and who was here stays', async () => {
    const { service, session, dialogs } = await arrive({ token: 'before' });
    service.answer('codeOwner', () => ({ refuse: 'codeExpired' }));
    await when(() => dialogs.current !== undefined);
    expect(dialogs.current).toEqual({ name: 'message', code: 'codeExpired' });
    expect([session.state, session.token]).toEqual(['member', 'before']);
  });

  it('keeps the session of a tab while nobody can say whose it is', async () => {
    const { service, dialogs, exchanged, tab } = await arrive({ token: 'before' });
    service.answer('memberInfo', () => ({ refuse: 'unavailable' }));
    await when(() => dialogs.current?.name === 'message');
    expect([exchanged(), tab.getItem('token')]).toEqual([[], 'before']);
  });

  it('SES-24 requires the code of an authenticator', async () => {
    const verify = { ticket: 'x'.repeat(43), ways: ['totp'] as const };
    const { service, session, dialogs } = await arrive();
    service.answer('exchangeCode', () => ({ value: { verify } }));
    await when(() => dialogs.current !== undefined);
    expect(dialogs.current).toMatchObject({ name: 'login', verify });
    expect(session.member).toBeUndefined();
  });
});

describe('SES-08 signing out', () => {
  it('leaves nothing in the tab, and what the browser keeps of other things', async () => {
    const { session, service, browser, tab } = await startStores({ token: 'old' });
    service.answer('memberInfo', () => ({ value: member }));
    service.answer('logout', () => ({ value: null }));
    await session.start();
    tab.setItem('closed-popups', '["1"]');
    browser.setItem('ui-mode', 'light');
    await session.signOut();
    expect([tab.getItem('token'), tab.getItem('closed-popups')]).toEqual([null, null]);
    expect(browser.getItem('ui-mode')).toBe('light');
  });

  it('forgets the browser by its cookies where the session has ended before', async () => {
    const { session, service } = await startStores({ token: 'old' });
    service.answer('memberInfo', () => ({ value: member }));
    service.answer('logout', () => ({ refuse: 'sessionEnded' }));
    service.answer('forgetBrowser', () => ({ value: null }));
    await session.start();
    await session.signOut();
    expect(service.asked.map(({ name }) => name).slice(-2)).toEqual(['logout', 'forgetBrowser']);
    session.enter(welcome);
    session.suspend('ended');
    await session.signOut();
    expect(service.asked.map(({ name }) => name).slice(-1)).toEqual(['forgetBrowser']);
  });

  it('takes no answer to a log-in of the remembered browser that was asked for before', async () => {
    const { session, service, browser, tab } = await startStores();
    browser.setItem('remembered', '1');
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    service.answer('loginRemembered', async () => {
      asked.resolve();
      await answered.promise;
      return { value: welcome };
    });
    const started = session.start();
    await asked.promise;
    session.end();
    answered.resolve();
    await started;
    expect([session.state, session.member, tab.getItem('token')]).toEqual(['visitor', undefined, null]);
  });
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

/** Starts a visitor's page whose address has no language; delays the reply to one of the calls after a log-in. */
async function startSpeaking() {
  const switched: string[] = [];
  const stores = await startStores({ switchLanguage: (code) => void switched.push(code) });
  const answer = Promise.withResolvers<{ value: { ids: number[] } }>();
  stores.service.answer('favouriteIds', () => answer.promise);
  onTestFinished(stores.start());
  await stores.session.settled();
  const enter = async (language: string) => {
    stores.session.enter({ ...welcome, info: { ...member, language } });
    await expect.poll(() => stores.service.asked.map(({ name }) => name)).toContain('favouriteIds');
  };
  return { ...stores, switched, enter, release: () => answer.resolve({ value: { ids: [] } }) };
}

it('SYS-20 shows a member the page in the language chosen last, once the calls after the log-in are answered', async () => {
  const { switched, enter, release } = await startSpeaking();
  await enter('AR');
  expect(switched).toEqual([]);
  release();
  await expect.poll(() => switched).toEqual(['AR']);
});

it.each(['EN', 'TH'])('SYS-20 leaves the page as it is for %s, which it speaks or the brand does not', async (language) => {
  const { switched, enter, release, api } = await startSpeaking();
  await enter(language);
  release();
  await api('memberInfo', {});
  expect(switched).toEqual([]);
});

it('SYS-20 leaves a session that goes on in the language of the page', async () => {
  const switched: string[] = [];
  const stores = await startStores({ token: 'token', switchLanguage: (code) => void switched.push(code) });
  stores.service.answer('memberInfo', () => ({ value: { ...member, language: 'AR' } }));
  onTestFinished(stores.start());
  await when(() => stores.session.state === 'member');
  await stores.api('memberInfo', {});
  expect(switched).toEqual([]);
});
