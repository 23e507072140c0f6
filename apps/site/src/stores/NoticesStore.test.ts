import { expect, it } from 'vitest';
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
