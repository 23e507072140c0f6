import { teamDownlines } from '@site/api/agentReports';
import { Report } from '../report/Report';
import { drillTo } from './drill';
import { useDrill } from './useDrill';

/** Deposits and bets of the team by direct downline. A downline opens the bets of its team. Source: AGT-06. */
export default function TeamDownlinesPage() {
  const drills = useDrill<typeof teamDownlines>({
    downline: ({ downline }, { from, to }) =>
      drillTo('/agentHome/downlineBets', { from, to, filter: downline === null ? {} : { downline } }),
  });
  return <Report report={teamDownlines} onDrill={drills} />;
}
