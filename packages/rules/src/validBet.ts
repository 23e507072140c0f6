import type { GameType } from '@site/api/common';
import type { Slip } from '@site/api/vendor';

/** A settled bet; for live tables, all bets of a player in one round together. Amounts are minor units. */
export interface SettledBet {
  gameType: GameType;
  stakeMinor: bigint;
  /** Amount returned, including the stake. */
  returnMinor: bigint;
  /** True for void and cancelled bets, free bets and bets of trial accounts. */
  isUncounted?: boolean;
  /** The part of the stake at odds below 1.50, or on a lottery's play that covers more than 70 % of the draw's outcomes. */
  uncountedMinor?: bigint;
}

/** Decimal odds below which a stake on sports or e-sports is no valid bet. */
const LEAST_ODDS = 1.5;

/**
 * Returns the valid bet in minor units: the turnover that rebates, salaries and requirements are computed from.
 *
 * Source: docs/domain.md DR-1.
 */
export function validBet({ gameType, stakeMinor, returnMinor, isUncounted, uncountedMinor = 0n }: SettledBet): bigint {
  if (isUncounted) return 0n;
  const countedMinor = stakeMinor > uncountedMinor ? stakeMinor - uncountedMinor : 0n;
  switch (gameType) {
    case 'RNG':
    case 'FISH':
      return stakeMinor;
    case 'LOTT':
    case 'ELOTT':
      return countedMinor;
    case 'SPORTS':
    case 'ESPORTS':
    case 'LIVE':
    case 'PVP':
    case 'COCKFIGHT':
      return least(countedMinor, atRisk(stakeMinor, returnMinor));
  }
}

/**
 * Returns the part of a stake on sports that is at odds below 1.50: of legs that are bets of their own, the stakes on those; else all of it when
 * each of its slips pays less. A parlay has the odds of all its legs together, and so has a system, none of whose lines pays more.
 *
 * Source: docs/domain.md DR-1.
 */
export function stakeAtLowOdds(slips: readonly Slip[], stakeMinor: bigint): bigint {
  if (slips.length > 0 && slips.every((slip) => isBelow(oddsTogether(slip)))) return stakeMinor;
  const single = slips.flatMap(({ legs }) => legs.filter(({ odds }) => isBelow(odds)));
  return least(
    stakeMinor,
    single.reduce((sum, { amountMinor = '0' }) => sum + BigInt(amountMinor), 0n),
  );
}

/** Returns the odds of all legs of a slip together; undefined for legs that are bets of their own, or whose odds are not known. */
function oddsTogether({ legs, odds }: Slip): string | undefined {
  if (odds !== undefined) return odds;
  const [only] = legs;
  if (legs.length === 1) return only?.odds;
  if (legs.some((leg) => leg.amountMinor !== undefined || leg.odds === undefined)) return undefined;
  return String(legs.reduce((product, leg) => product * Number(leg.odds), 1));
}

const isBelow = (odds: string | undefined) => odds !== undefined && Number(odds) < LEAST_ODDS;

const least = (one: bigint, other: bigint) => (one < other ? one : other);

/** Returns the amount at risk: zero for a push, only the difference for a hedge. */
function atRisk(stakeMinor: bigint, returnMinor: bigint): bigint {
  const net = returnMinor > stakeMinor ? returnMinor - stakeMinor : stakeMinor - returnMinor;
  return least(net, stakeMinor);
}
