import type { AgentLevel, AgentLevels, LoadDownlines } from './AgentNode';

/** Loaded levels of a tree. Each level is loaded once, a page at a time. */
export class DownlineLevels {
  private levels: AgentLevels = new Map();
  private readonly listeners = new Set<() => void>();
  private readonly load: LoadDownlines;

  constructor(load: LoadDownlines) {
    this.load = load;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly all = (): AgentLevels => this.levels;

  /** Loads the next page below `parent`, unless it is loading or there is none. */
  async ask(parent: string | null) {
    const level = this.levels.get(parent);
    if (level?.state === 'loading' || (level?.state === 'ready' && level.next === null)) return;
    const { nodes = [], next = null } = level ?? {};
    this.take(parent, { nodes, next, state: 'loading' });
    try {
      const page = await this.load(parent, next);
      this.take(parent, { nodes: [...nodes, ...page.nodes], next: page.next, state: 'ready' });
    } catch {
      this.take(parent, { nodes, next, state: 'failed' });
    }
  }

  private take(parent: string | null, level: AgentLevel) {
    this.levels = new Map(this.levels).set(parent, level);
    for (const listener of this.listeners) listener();
  }
}
