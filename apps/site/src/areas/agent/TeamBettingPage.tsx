import { teamBetting } from '@site/api/agentReports';
import { Report } from '../report/Report';
import { drillTo } from './drill';
import { useDrill } from './useDrill';

/** personalHistoryCopy: the bets of the team. A day opens its bets, of its category where it has one. Source: AGT-06. */
export default function TeamBettingPage() {
  const drills = useDrill<typeof teamBetting>({
    day: ({ day, gameType }, { filter = {} }) =>
      drillTo('/agentHome/downlineBets', { from: day, to: day, filter: { ...filter, ...(gameType !== null && { gameType }) } }),
  });
  return <Report report={teamBetting} onDrill={drills} />;
}
