import { expect, it } from 'vitest';
import { startStores } from '../testing/startStores';
import { first } from '../testing/sample';

const article = { id: 'free-trial', title: 'Can I try a game first?', content: '<p>Yes.</p>', group: 'START' };
const painted = { articles: [article], term: '' };

it('RTE-14 asks for nothing that the page was painted with', async () => {
  const { content, service } = await startStores({ first: { ...first, help: painted } });
  await content.help.open({});
  expect(content.help.load).toEqual({ state: 'ready', value: painted });
  expect(service.asked).toEqual([]);
});

it('asks anew when the page is opened again, and keeps what it has where that fails', async () => {
  const { content, service } = await startStores({ first: { ...first, help: painted } });
  service.answer('helpCentre', () => ({ refuse: 'unavailable' }));
  await content.help.open({});
  await content.help.open({});
  expect(service.asked).toHaveLength(1);
  expect(content.help.load.state).toBe('ready');
});

it('ERR-04 ERR-10 says why there is nothing to show, and under what it stands in the log', async () => {
  const { content, service } = await startStores();
  service.answer('helpCentre', () => ({ refuse: 'unavailable', details: { reference: 'b7c1' } }));
  await content.help.open({});
  expect(content.help.load).toEqual({ state: 'failed', code: 'unavailable', reference: 'b7c1' });
});

const offer = (id: string) => ({ id, title: id });

it('leaves the answer to an earlier question behind', async () => {
  const { content, service } = await startStores();
  const held = Promise.withResolvers<void>();
  service.answer('promotion', async ({ query }) => {
    const id = query.get('id') ?? '';
    if (id === 'slow') await held.promise;
    return { value: offer(id) };
  });
  const slow = content.promotion.ask({ id: 'slow' });
  await content.promotion.ask({ id: 'quick' });
  held.resolve();
  await slow;
  expect(content.promotion.load).toEqual({ state: 'ready', value: offer('quick') });
});
