import { expect, it } from 'vitest';
import type { AgentLevels, AgentNode } from './AgentNode';
import { flattenTree, foundLevels } from './flattenTree';

const node = (id: string, children = 0): AgentNode => ({
  id,
  account: id,
  nickname: '',
  kind: '',
  children,
  members: children,
  amountMinor: null,
});
const childrenOf = ({ children }: AgentNode) => children;

it('AGT-05 lists a tree as far as it is open, each with its place in its level', () => {
  const levels: AgentLevels = new Map([
    [null, { nodes: [node('a', 2), node('b', 9)], next: null, state: 'ready' }],
    ['a', { nodes: [node('a1'), node('a2')], next: null, state: 'ready' }],
    ['b', { nodes: [node('b1')], next: 'b1', state: 'ready' }],
  ]);
  const rows = flattenTree(levels, new Set(['a', 'b']), childrenOf);
  expect(rows.map(({ key, level }) => `${level} ${key}`)).toEqual(['1 a', '2 a1', '2 a2', '1 b', '2 b1', '2 more b']);
  expect(rows[4]).toMatchObject({ position: 1, size: 9 });
});

it('AGT-05 shows whom a search found under those who stand above them', () => {
  const [top, other] = [node('a', 5), node('b', 5)];
  const { levels, open } = foundLevels([[top, node('a1')], [top, node('a2')], [other]]);
  expect(flattenTree(levels, open, childrenOf).map(({ key }) => key)).toEqual(['a', 'a1', 'a2', 'b']);
});

it('AGT-05 keeps a place for the matches that are not loaded yet', () => {
  const { levels, open } = foundLevels([[node('a', 5), node('a1')]], 'loading');
  const rows = flattenTree(levels, open, childrenOf);
  expect(rows.map(({ key }) => key)).toEqual(['a', 'a1', 'more ']);
  expect(rows.at(-1)).toMatchObject({ level: 1, state: 'loading' });
});
