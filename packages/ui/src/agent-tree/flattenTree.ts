import type { AgentLevel, AgentLevels, AgentNode } from './AgentNode';

/** A row of a tree: a downline, or a placeholder for rows that are not loaded. */
export type TreeRow = { key: string; parent: string | null; level: number } & (
  | { node: AgentNode; isOpen: boolean; position: number; size: number }
  | { node?: undefined; state: 'loading' | 'ready' | 'failed' }
);

/** Returns the visible rows of a tree in order, with `level` starting at 1. */
export function flattenTree(levels: AgentLevels, open: ReadonlySet<string>, sizeOf: (parent: AgentNode) => number): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (parent: AgentNode | null, level: number) => {
    const held = levels.get(parent?.id ?? null);
    if (!held) return;
    const size = parent ? sizeOf(parent) : held.next === null ? held.nodes.length : -1;
    held.nodes.forEach((node, index) => {
      const isOpen = open.has(node.id);
      rows.push({ key: node.id, parent: parent?.id ?? null, level, node, isOpen, position: index + 1, size });
      if (isOpen) add(node, level + 1);
    });
    if (held.next !== null || held.state !== 'ready')
      rows.push({ key: `more ${parent?.id ?? ''}`, parent: parent?.id ?? null, level, state: held.state });
  };
  add(null, 1);
  return rows;
}

/** Returns the levels of a tree that contains only the matches and their ancestors, all open. `more` is the state of further matches, if any. */
export function foundLevels(
  paths: readonly (readonly AgentNode[])[],
  more?: AgentLevel['state'],
): { levels: AgentLevels; open: Set<string> } {
  const below = new Map<string | null, AgentNode[]>([[null, []]]);
  const open = new Set<string>();
  for (const path of paths) {
    path.forEach((node, index) => {
      const parent = path[index - 1]?.id ?? null;
      const nodes = below.get(parent) ?? [];
      if (!nodes.some(({ id }) => id === node.id)) nodes.push(node);
      below.set(parent, nodes);
      if (index < path.length - 1) open.add(node.id);
    });
  }
  const levels = new Map<string | null, AgentLevel>([...below].map(([parent, nodes]) => [parent, { nodes, next: null, state: 'ready' }]));
  if (more) levels.set(null, { nodes: below.get(null) ?? [], next: 'more', state: more });
  return { levels, open };
}
