import { creditsIn } from './credits.ts';
import { termsOf } from './vip.ts';

/** Limits of withdrawals in a currency, at a VIP level. Source: docs/domain.md DR-3.4, DR-4.2. */
export const withdrawalLimits = (currency: string, vipLevel: number) => ({
  leastMinor: creditsIn(currency, 10n),
  mostMinor: creditsIn(currency, 5000n),
  dayMostMinor: creditsIn(currency, 20_000n),
  requestsADay: termsOf(vipLevel).withdrawals,
});

/** Names what keeps a member from withdrawing more. */
export type WithdrawalBound = 'requirement' | 'requests' | 'day' | 'request' | 'balance' | 'least';

interface Asked {
  balanceMinor: bigint;
  /** Something has to be played first. */
  hasRequirement: boolean;
  /** Sum and number of today's requests. */
  todayMinor: bigint;
  todayRequests: number;
  limits: ReturnType<typeof withdrawalLimits>;
}

/**
 * Returns the most that one request may be for now, and what bounds it: the one answer to "why not more". 0 where nothing can be withdrawn.
 *
 * Source: MEM-04, MEM-32, docs/domain.md DR-3.3, DR-3.4.
 */
export function mostNow({ balanceMinor, hasRequirement, todayMinor, todayRequests, limits }: Asked): {
  mostMinor: bigint;
  bound: WithdrawalBound;
} {
  const dayLeftMinor = limits.dayMostMinor > todayMinor ? limits.dayMostMinor - todayMinor : 0n;
  if (hasRequirement) return { mostMinor: 0n, bound: 'requirement' };
  if (todayRequests >= limits.requestsADay) return { mostMinor: 0n, bound: 'requests' };
  if (balanceMinor < limits.leastMinor) return { mostMinor: 0n, bound: 'least' };
  if (dayLeftMinor < limits.leastMinor) return { mostMinor: 0n, bound: 'day' };
  if (balanceMinor <= limits.mostMinor && balanceMinor <= dayLeftMinor) return { mostMinor: balanceMinor, bound: 'balance' };
  return dayLeftMinor < limits.mostMinor ? { mostMinor: dayLeftMinor, bound: 'day' } : { mostMinor: limits.mostMinor, bound: 'request' };
}
