import type { AccountType } from '@site/api/member';
import { isAgent } from './account.ts';
import type { Tier } from './contract.ts';

/** Most levels of agents and members below one another. Source: docs/domain.md DR-10.2. */
export const MAX_TREE_DEPTH = 10;

/** Types of account that an agent may open below itself. */
export type OpenedType = Extract<AccountType, 0 | 2 | 41 | 42>;

/** Returns the types of account that an account may open below itself: none, except for agents. Source: AGT-04, docs/domain.md DR-10.1. */
export function openedTypes({ type }: { type: AccountType }): OpenedType[] {
  if (!isAgent({ type })) return [];
  return type === 1 || type === 2 ? [0, 2, 41] : [0, 42];
}

export interface LinkTimes {
  expiresAt: Date | null;
  withdrawnAt: Date | null;
  /** Accounts that have come by it, and how many may; null without a limit. */
  uses: number;
  mostUses: number | null;
}

export type LinkState = 'open' | 'expired' | 'usedUp' | 'withdrawn';

/** Returns the state of a sign-up link at an instant. Source: AGT-04. */
export function linkState({ expiresAt, withdrawnAt, uses, mostUses }: LinkTimes, now: Date): LinkState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (mostUses !== null && uses >= mostUses) return 'usedUp';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open';
}

/**
 * Returns the tiers of a giver for a taker whose rate is not to exceed `ratePpm`: the giver's own, up to the first that pays that rate. A
 * giver with nobody above has no tiers, and gives the rate without conditions.
 *
 * Source: AGT-04, docs/domain.md DR-11.4.
 */
export function tiersUpTo(own: readonly Tier[] | null, ratePpm: number): Tier[] {
  if (own === null) return [{ minActive: 0, minValidBetMinor: 0n, minLossMinor: 0n, ratePpm }];
  const last = own.findIndex((tier) => tier.ratePpm >= ratePpm);
  return own.slice(0, last < 0 ? own.length : last + 1).map(({ minActive, minValidBetMinor, minLossMinor, ratePpm: most }) => ({
    minActive,
    minValidBetMinor,
    minLossMinor,
    ratePpm: Math.min(most, ratePpm),
  }));
}
