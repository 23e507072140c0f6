import { autorun, when } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { member, welcome } from '../../testing/sample';
import { startStores } from '../../testing/startStores';
import { syncTabs } from './syncTabs';
import { askTabs } from './askTabs';

let browsers = 0;

/** Opens two tabs of one browser over one service that knows every token. */
async function openTabs() {
  const name = `browser ${browsers++}`;
  const open = async () => {
    const stores = await startStores();
    stores.service.answer('memberInfo', ({ headers }) => ({
      value: headers.authorization === 'Bearer token-2' ? { ...member, id: '17' } : member,
    }));
    await stores.session.start();
    onTestFinished(syncTabs(stores.session, new BroadcastChannel(name)));
    return stores;
  };
  return { name, open, one: await open(), other: await open() };
}

/** Records messages between tabs. `heard` waits until a message was sent the given number of times. */
function listen() {
  const words: string[] = [];
  const channel = new BroadcastChannel(`browser ${browsers - 1}`);
  onTestFinished(() => channel.close());
  channel.addEventListener('message', ({ data }: MessageEvent<{ is: string }>) => words.push(data.is));
  const heard = (word: string, times: number) =>
    expect.poll(() => words.filter((said) => said === word).length).toBeGreaterThanOrEqual(times);
  return { words, heard };
}

it('SES-12 logs in and out in both tabs within a second', async () => {
  const { one, other } = await openTabs();
  one.session.enter(welcome);
  await when(() => other.session.state === 'member', { timeout: 20_000 });
  expect(other.tab.getItem('token')).toBe('token-1');

  void other.session.signOut();
  await when(() => one.session.state === 'visitor', { timeout: 20_000 });
  expect(one.tab.getItem('token')).toBeNull();
});

it.each([
  ['of the same account, as in a remembered browser', {}],
  ['of another account', { id: '17' }],
])('SES-08 signs out every tab, also one with its own session %s, and none logs in again through another', async (_whose, changes) => {
  const { open, one, other } = await openTabs();
  const third = await open();
  const { words, heard } = listen();
  other.session.enter({ ...welcome, token: 'token-2', info: { ...member, ...changes } });
  // The two joining tabs announce it as well.
  await heard('begun', 3);
  one.session.enter(welcome);
  third.session.enter({ ...welcome, token: 'token-3' });
  await heard('begun', 5);
  words.length = 0;
  void one.session.signOut();
  for (const { session } of [one, other, third]) await when(() => session.state === 'visitor', { timeout: 20_000 });
  // A new tab asks for a session: there is none.
  const fourth = await open();
  await heard('asked', 1);
  expect(words).not.toContain('begun');
  for (const { session, tab } of [one, other, third, fourth])
    expect([session.state, session.token, tab.getItem('token')]).toEqual(['visitor', undefined, null]);
});

it('SES-12 shares the session with a tab that opens later', async () => {
  const { open, one } = await openTabs();
  one.session.enter(welcome);
  const third = await open();
  await when(() => third.session.state === 'member', { timeout: 20_000 });
  expect(third.session.token).toBe('token-1');
});

it('SES-12 a new tab receives the session before it counts as a visitor’s', async () => {
  const { one, name } = await openTabs();
  one.session.enter(welcome);
  const third = await startStores({ askTabs: () => askTabs(new BroadcastChannel(name)) });
  third.service.answer('memberInfo', () => ({ value: member }));
  const seen: string[] = [];
  onTestFinished(autorun(() => void seen.push(third.session.state)));
  await third.session.start();
  expect(seen).toEqual(['unknown', 'member']);
});

it('SES-12 a tab without a logged-in tab is a visitor’s', async () => {
  const { name } = await openTabs();
  const third = await startStores({ askTabs: () => askTabs(new BroadcastChannel(name)) });
  await third.session.start();
  expect(third.session.state).toBe('visitor');
});

it('SES-12 asks for the login in both tabs when a session has ended, and continues in both', async () => {
  const { one, other } = await openTabs();
  one.session.enter(welcome);
  await when(() => other.session.state === 'member', { timeout: 20_000 });
  one.session.suspend('ended');
  await when(() => other.session.lapse === 'ended', { timeout: 20_000 });
  expect(other.session.member?.account).toBe('player01');
  other.session.enter({ ...welcome, token: 'token-3' });
  await when(() => one.session.token === 'token-3' && !one.session.lapse, { timeout: 20_000 });
});

it('SES-12 keeps a tab’s own session', async () => {
  const { one, other } = await openTabs();
  one.session.enter(welcome);
  await when(() => other.session.state === 'member', { timeout: 20_000 });
  other.session.enter({ ...welcome, token: 'token-2', info: { ...member, id: '17' } });
  expect(one.session.member?.id).toBe('16');
  expect([one.session.token, other.session.token]).toEqual(['token-1', 'token-2']);
});
