import { when } from 'mobx';
import { expect, it, onTestFinished } from 'vitest';
import { member, welcome } from '../testing/sample';
import { startStores } from '../testing/startStores';

const popup = (id: string, execution: 'A' | 'B' | 'F') => ({ id, title: `Pop-up ${id}`, content: '', execution, promotionType: 'NEWS' });
const replyOf = (popups: ReturnType<typeof popup>[]) => ({
  value: { banners: [], playerNotices: [], promotion: [], announcements: [], popup: popups },
});

async function startMember({ isFirstLogin }: { isFirstLogin: boolean }) {
  const stores = await startStores();
  stores.service.answer('announcements', () => replyOf([popup('1', 'A'), popup('3', 'F')]));
  stores.session.enter({ ...welcome, info: member, firstTimeLogin: isFirstLogin });
  await stores.popups.ask();
  return stores;
}

const shown = ({ popups }: { popups: { waiting: { id: string }[] } }) => popups.waiting.map(({ id }) => id);

it('LOB-10 shows a visitor what is meant for visitors, once it is known who is here', async () => {
  const stores = await startStores();
  stores.service.answer('announcements', () => replyOf([popup('2', 'B')]));
  onTestFinished(stores.start());
  await when(() => stores.popups.waiting.length > 0);
  expect(shown(stores)).toEqual(['2']);
  expect(stores.service.asked.find(({ name }) => name === 'announcements')?.query.get('types')).toBe('PU');
});

it('LOB-10 shows the pop-up of a first login at a first login only, and before the others', async () => {
  expect(shown(await startMember({ isFirstLogin: true }))).toEqual(['3', '1']);
  expect(shown(await startMember({ isFirstLogin: false }))).toEqual(['1']);
});

it('LOB-10 shows what was closed no more in this session, and the next one instead', async () => {
  const stores = await startMember({ isFirstLogin: true });
  stores.popups.close('3');
  expect(shown(stores)).toEqual(['1']);
  await stores.popups.ask();
  expect(shown(stores)).toEqual(['1']);
  expect(stores.tab.getItem('closed-popups')).toBe('["3","tour"]');
});

it('SES-05 shows a member around after the pop-up of a first login, once', async () => {
  const stores = await startMember({ isFirstLogin: true });
  expect(stores.dialogs.current).toBeUndefined();
  stores.popups.close('3');
  expect(stores.dialogs.current).toEqual({ name: 'tour' });
  stores.dialogs.close();
  await stores.popups.ask();
  expect(stores.dialogs.current).toBeUndefined();
});

it('SES-05 shows nobody around at a later login', async () => {
  const stores = await startMember({ isFirstLogin: false });
  stores.popups.close('1');
  expect(stores.dialogs.current).toBeUndefined();
});

it('asks again where what was kept cannot be read', async () => {
  const stores = await startMember({ isFirstLogin: false });
  stores.tab.setItem('closed-popups', '{');
  await stores.popups.ask();
  expect(shown(stores)).toEqual(['1']);
});
