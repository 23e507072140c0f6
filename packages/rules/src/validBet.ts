import type { GameType } from '@site/api/common';

/** A settled bet, or for live tables all of a player's bets of one round together. Amounts are minor units. */
export interface SettledBet {
  gameType: GameType;
  stakeMinor: bigint;
  /** What came back, the stake in it. */
  returnMinor: bigint;
  /** Void, cancelled, a free bet, or a trial account's. */
  isUncounted?: boolean;
  /** Decimal odds in thousandths, e.g. 1910 for 1.91; sports and e-sports only. */
  oddsMilli?: number;
  /** The part of a lottery stake whose play covers more than 70 % of the draw's outcomes. */
  coveringStakeMinor?: bigint;
}

const LEAST_ODDS_MILLI = 1500;

/**
 * The turnover that a settled bet counts for, in minor units: what rebates, salaries and requirements are worked out from.
 *
 * Source: DR-1.
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
      return oddsMilli !== undefined && oddsMilli < LEAST_ODDS_MILLI ? 0n : atRisk(stakeMinor, returnMinor);
    case 'LIVE':
    case 'PVP':
    case 'COCKFIGHT':
      return atRisk(stakeMinor, returnMinor);
  }
}

/** A push risks nothing, and a hedge only its difference. */
function atRisk(stakeMinor: bigint, returnMinor: bigint): bigint {
  const net = returnMinor > stakeMinor ? returnMinor - stakeMinor : stakeMinor - returnMinor;
  return net < stakeMinor ? net : stakeMinor;
}
