import { expect, it, onTestFinished } from 'vitest';
import { balance, member, welcome } from '../testing/sample';
import { startStores } from '../testing/startStores';

const notice = { id: '7', title: 'Lotus week' };
const told = { banners: [], playerNotices: [notice], promotion: [], announcements: [], popup: [] };

it('LOB-09 counts what a member has not read until it is looked at', async () => {
  const { notices, service } = await startStores();
  service.answer('announcements', () => ({ value: told }));
  service.answer('unreadCount', () => ({ value: { unread: 1 } }));
  service.answer('readMessages', () => ({ value: { unread: 0 } }));
  await notices.ask();
  expect([notices.load, notices.unread]).toEqual([{ state: 'ready', value: [notice] }, 1]);
  expect(service.asked.find(({ name }) => name === 'announcements')?.query.toString()).toBe('types=PL&platform=W&execution=B');
  await notices.markRead();
  expect(notices.unread).toBe(0);
  expect(service.asked.at(-1)).toMatchObject({ name: 'readMessages', body: '{"box":"notice","ids":"all"}' });
});

it('forgets a member who leaves while the notices are on their way', async () => {
  const { notices, service } = await startStores();
  service.answer('announcements', () => ({ value: told }));
  service.answer('unreadCount', () => ({ value: { unread: 1 } }));
  const asked = notices.ask();
  notices.forget();
  await asked;
  expect([notices.load, notices.unread]).toEqual([{ state: 'loading' }, 0]);
});

/** Returns how often the unread messages of an account type are requested, from login to logout. */
async function countAsked(type: 0 | 4): Promise<number> {
  const stores = await startStores();
  const { session, service } = stores;
  service.answer('announcements', () => ({ value: told }));
  service.answer('unreadCount', () => ({ value: { unread: 1 } }));
  service.answer('balance', () => ({ value: balance('100', 1) }));
  service.answer('logout', () => ({ value: null }));
  onTestFinished(stores.start());
  session.enter({ ...welcome, info: { ...member, type } });
  await expect.poll(() => service.asked.some(({ name }) => name === 'balance')).toBe(true);
  await session.signOut();
  return service.asked.filter(({ name }) => name === 'unreadCount').length;
}

it('SES-16 asks once for what a member has not read, and no more after the logout', async () => {
  expect(await countAsked(0)).toBe(1);
});

it('SES-18 asks nothing of the kind for a trial account', async () => {
  expect(await countAsked(4)).toBe(0);
});
