import type { AccountType } from '@site/api/member';

export interface Account {
  type: AccountType;
}

/** Returns true for a master agent, an agent, a promoter with team rights and a promoter's sub-agent. Source: docs/domain.md DR-10.1. */
export function isAgent({ type }: Account): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42;
}

/** Returns true for a trial account, which may not play for money. */
export function isTrial({ type }: Account): boolean {
  return type === 4;
}

/** Returns true for accounts that are neither trial nor agent. Agents may play as well: use `isTrial` to ask whether money is allowed. */
export function isMember({ type }: Account): boolean {
  return type === 0;
}
