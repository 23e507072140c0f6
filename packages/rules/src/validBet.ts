import type { GameType } from '@site/api/common';

/** A settled bet; for live tables, all bets of a player in one round together. Amounts are minor units. */
export interface SettledBet {
  gameType: GameType;
  stakeMinor: bigint;
  /** Amount returned, including the stake. */
  returnMinor: bigint;
  /** True for void and cancelled bets, free bets and bets of trial accounts. */
  isUncounted?: boolean;
  /** Decimal odds in thousandths, e.g. 1910 for 1.91; sports and e-sports only. */
  oddsMilli?: number;
  /** The part of a lottery stake whose play covers more than 70 % of the draw's outcomes. */
  coveringStakeMinor?: bigint;
}

const MIN_ODDS_MILLI = 1500;

/**
 * Returns the valid bet in minor units: the turnover that rebates, salaries and requirements are computed from.
 *
 * Source: docs/domain.md DR-1.
 */
export function validBet({ gameType, stakeMinor, returnMinor, isUncounted, oddsMilli, coveringStakeMinor }: SettledBet): bigint {
  if (isUncounted) return 0n;
  switch (gameType) {
    case 'RNG':
    case 'FISH':
      return stakeMinor;
    case 'LOTT':
    case 'ELOTT':
      return stakeMinor - (coveringStakeMinor ?? 0n);
    case 'SPORTS':
    case 'ESPORTS':
      return oddsMilli !== undefined && oddsMilli < MIN_ODDS_MILLI ? 0n : atRisk(stakeMinor, returnMinor);
    case 'LIVE':
    case 'PVP':
    case 'COCKFIGHT':
      return atRisk(stakeMinor, returnMinor);
  }
}

/** Returns the amount at risk: zero for a push, only the difference for a hedge. */
function atRisk(stakeMinor: bigint, returnMinor: bigint): bigint {
  const net = returnMinor > stakeMinor ? returnMinor - stakeMinor : stakeMinor - returnMinor;
  return net < stakeMinor ? net : stakeMinor;
}
