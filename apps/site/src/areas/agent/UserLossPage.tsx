import { userLoss } from '@site/api/agentReports';
import { Report } from '../report/Report';
import { drillTo } from './drill';
import { useDrill } from './useDrill';

/** palStatementsAgentCopy: what players lost. A downline opens its bets. Source: AGT-12. */
export default function UserLossPage() {
  const drills = useDrill<typeof userLoss>({
    downline: ({ downline, account }, { from, to }) =>
      drillTo('/agentHome/downlineBets', {
        from,
        to,
        filter: { ...(downline !== null && { downline }), ...(account !== null && { account }) },
      }),
  });
  return <Report report={userLoss} onDrill={drills} />;
}
