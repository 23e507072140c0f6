import type { GameType } from '@site/api/common';

/** Weight of each category's valid bets in an agent's salary, in thousandths. Source: docs/domain.md DR-11. */
export const salaryWeightMilli: Record<GameType, bigint> = {
  RNG: 1000n,
  FISH: 1000n,
  SPORTS: 1000n,
  ESPORTS: 1000n,
  LIVE: 500n,
  ELOTT: 500n,
  LOTT: 500n,
  COCKFIGHT: 500n,
  PVP: 200n,
};

/**
 * Returns the turnover that a salary is computed from, in whole minor units: a team's valid bets by category, multiplied by their weights.
 */
export function salaryTurnover(validBets: Iterable<{ gameType: GameType; validBetMinor: bigint }>): bigint {
  let milli = 0n;
  for (const { gameType, validBetMinor } of validBets) milli += validBetMinor * salaryWeightMilli[gameType];
  return milli / 1000n;
}
