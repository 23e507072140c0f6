import type { GameType } from '@site/api/common';

/** What a kind's valid bets weigh in an agent's salary, in thousandths. Source: DR-11 "Terms". */
const weightMilli: Record<GameType, bigint> = {
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

/** The turnover that a salary is worked out from, in whole minor units: a team's valid bets by kind, each with its weight. */
export function salaryTurnover(validBets: Iterable<{ gameType: GameType; validBetMinor: bigint }>): bigint {
  let milli = 0n;
  for (const { gameType, validBetMinor } of validBets) milli += validBetMinor * weightMilli[gameType];
  return milli / 1000n;
}
