/** Somebody in an agent's team. */
export interface AgentNode {
  id: string;
  account: string;
  nickname: string;
  /** The kind of account in words. */
  kind: string;
  /** Direct downlines; with none there is nothing to open. */
  children: number;
  /** Everybody below. */
  members: number;
  /** What the team bet, in minor units; `null` where it was not counted. */
  validBetMinor: bigint | null;
}

/** A page of somebody's direct downlines. */
export interface AgentPage {
  nodes: AgentNode[];
  /** The cursor of the page after this one; `null` on the last. */
  next: string | null;
}

/** Asks for a page below `parent`, `null` for the reader's own downlines. Rejects where no answer came. */
export type LoadDownlines = (parent: string | null, cursor: string | null) => Promise<AgentPage>;

/** The downlines below one of them, as far as they are here. */
export interface AgentLevel {
  nodes: readonly AgentNode[];
  next: string | null;
  state: 'loading' | 'ready' | 'failed';
}

export type AgentLevels = ReadonlyMap<string | null, AgentLevel>;
