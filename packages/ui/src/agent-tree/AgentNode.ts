/** An agent or member in a team. */
export interface AgentNode {
  id: string;
  account: string;
  nickname: string;
  /** Account type as text. */
  kind: string;
  /** Number of direct downlines; 0 disables opening. */
  children: number;
  /** Number of all downlines. */
  members: number;
  /** Amount in minor units that the tree compares, such as a balance or valid bets; `null` when not known. */
  amountMinor: bigint | null;
}

/** A page of direct downlines. */
export interface AgentPage {
  nodes: AgentNode[];
  /** Cursor of the next page; `null` on the last. */
  next: string | null;
}

/** Loads a page of downlines below `parent`; `null` means the reader's own. Rejects when the request fails. */
export type LoadDownlines = (parent: string | null, cursor: string | null) => Promise<AgentPage>;

/** The downlines of one node, as far as loaded. */
export interface AgentLevel {
  nodes: readonly AgentNode[];
  next: string | null;
  state: 'loading' | 'ready' | 'failed';
}

export type AgentLevels = ReadonlyMap<string | null, AgentLevel>;
