import type { AccountType } from '@site/api/member';

export interface Account {
  type: AccountType;
}

/** A master agent, an agent, a promoter with team rights or a promoter's sub-agent. Source: spec §6, DR-10.1. */
export function isAgent({ type }: Account): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42;
}

/** Plays for nothing and may start no game for money. */
export function isTrial({ type }: Account): boolean {
  return type === 4;
}

/** Neither trial nor agent. Agents play as well: ask `isTrial` for what money may do. */
export function isMember({ type }: Account): boolean {
  return type === 0;
}
