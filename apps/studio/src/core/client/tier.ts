import type { Win } from './Stage.ts';

export type Tier = 'small' | 'big' | 'mega';

/** Smallest win of a tier, as a multiple of the stake. */
const BIG = 10n;
const MEGA = 50n;

/** Returns how a round is celebrated; undefined when it won no more than its stake, which RTS 14 forbids to celebrate. */
export function tierOf({ winMinor, stakeMinor }: Win): Tier | undefined {
  if (winMinor <= stakeMinor) return undefined;
  if (winMinor >= MEGA * stakeMinor) return 'mega';
  return winMinor >= BIG * stakeMinor ? 'big' : 'small';
}
