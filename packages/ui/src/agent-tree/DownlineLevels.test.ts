import { expect, it, vi } from 'vitest';
import type { AgentNode, AgentPage } from './AgentNode';
import { DownlineLevels } from './DownlineLevels';

const node = (id: string): AgentNode => ({ id, account: id, nickname: '', kind: '', children: 0, members: 0, amountMinor: null });

it('AGT-05 fetches a level a page at a time, and each page once', async () => {
  const load = vi.fn<(parent: string | null, cursor: string | null) => Promise<AgentPage>>(async (_parent, cursor) =>
    cursor === null ? { nodes: [node('a')], next: 'a' } : { nodes: [node('b')], next: null },
  );
  const levels = new DownlineLevels(load);
  await Promise.all([levels.ask(null), levels.ask(null)]);
  expect(load).toHaveBeenCalledTimes(1);
  await levels.ask(null);
  await levels.ask(null);
  expect(load.mock.calls.map(([, cursor]) => cursor)).toEqual([null, 'a']);
  expect(levels.all().get(null)).toMatchObject({ nodes: [{ id: 'a' }, { id: 'b' }], next: null, state: 'ready' });
});

it('AGT-05 keeps what came before a page that failed, and asks for that page again', async () => {
  const answers = [
    Promise.resolve({ nodes: [node('a')], next: 'a' }),
    Promise.reject(new TypeError('no network')),
    Promise.resolve({ nodes: [node('b')], next: null }),
  ];
  const levels = new DownlineLevels(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await levels.ask('p');
  await levels.ask('p');
  expect(levels.all().get('p')).toMatchObject({ nodes: [{ id: 'a' }], state: 'failed' });
  await levels.ask('p');
  expect(levels.all().get('p')).toMatchObject({ nodes: [{ id: 'a' }, { id: 'b' }], state: 'ready' });
});
