import { autorun, when } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { member, welcome } from '../testing/sample';
import { startStores } from '../testing/startStores';
import { agreeWithTabs } from './agreeWithTabs';
import { askTabs } from './askTabs';

let browsers = 0;

/** Two tabs of one browser over one service that knows every token. */
async function openTabs() {
  const name = `browser ${browsers++}`;
  const open = async () => {
    const stores = await startStores();
    stores.service.answer('memberInfo', ({ headers }) => ({
      value: headers.authorization === 'Bearer token-2' ? { ...member, id: '17' } : member,
    }));
    await stores.session.start();
    onTestFinished(agreeWithTabs(stores.session, new BroadcastChannel(name)));
    return stores;
  };
  return { name, open, one: await open(), other: await open() };
}

it('SES-12 logs in and out in both tabs within a second', async () => {
  const { one, other } = await openTabs();
  one.session.enter(welcome);
  await when(() => other.session.state === 'member', { timeout: 1000 });
  expect(other.tab.getItem('token')).toBe('token-1');

  other.session.end();
  await when(() => one.session.state === 'visitor', { timeout: 1000 });
  expect(one.tab.getItem('token')).toBeNull();
});

it('SES-12 joins a tab that opens later', async () => {
  const { open, one } = await openTabs();
  one.session.enter(welcome);
  const third = await open();
  await when(() => third.session.state === 'member', { timeout: 1000 });
  expect(third.session.token).toBe('token-1');
});

it('SES-12 a tab that opens is told of the session before it counts as a visitor’s', async () => {
  const { one, name } = await openTabs();
  one.session.enter(welcome);
  const third = await startStores({ askTabs: () => askTabs(new BroadcastChannel(name)) });
  third.service.answer('memberInfo', () => ({ value: member }));
  const seen: string[] = [];
  onTestFinished(autorun(() => void seen.push(third.session.state)));
  await third.session.start();
  expect(seen).toEqual(['unknown', 'member']);
});

it('SES-12 a tab beside which nobody is logged in is a visitor’s', async () => {
  const { name } = await openTabs();
  const third = await startStores({ askTabs: () => askTabs(new BroadcastChannel(name)) });
  await third.session.start();
  expect(third.session.state).toBe('visitor');
});

it('SES-12 asks in both tabs when a session has ended, and goes on in both', async () => {
  const { one, other } = await openTabs();
  one.session.enter(welcome);
  await when(() => other.session.state === 'member', { timeout: 1000 });
  one.session.suspend('ended');
  await when(() => other.session.lapse === 'ended', { timeout: 1000 });
  expect(other.session.member?.account).toBe('player01');
  other.session.enter({ ...welcome, token: 'token-3' });
  await when(() => one.session.token === 'token-3' && !one.session.lapse, { timeout: 1000 });
});

it('SES-12 leaves a tab its own session', async () => {
  const { one, other } = await openTabs();
  one.session.enter(welcome);
  await when(() => other.session.state === 'member', { timeout: 1000 });
  other.session.enter({ ...welcome, token: 'token-2', info: { ...member, id: '17' } });
  expect(one.session.member?.id).toBe('16');
  other.session.end();
  // A visitor again, it asks and is answered: by then the first tab has heard that the other session is over.
  await when(() => other.session.token === 'token-1' && other.session.state === 'member', { timeout: 1000 });
  expect(one.session.token).toBe('token-1');
});
