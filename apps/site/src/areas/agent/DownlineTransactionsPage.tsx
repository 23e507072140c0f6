import { downlineTransactions } from '@site/api/agentReports';
import { Report } from '../report/Report';
import { drillTo } from './drill';
import { useDrill } from './useDrill';

/** agentDownlineTransactionDetailsCopy: what moved the team's money. A day opens its transfers. Source: AGT-14. */
export default function DownlineTransactionsPage() {
  const drills = useDrill<typeof downlineTransactions>({
    day: ({ day, kind, account, downline }) =>
      drillTo('/agentHome/downlineEntries', {
        from: day,
        to: day,
        filter: { kind, ...(account !== null && { account }), ...(downline !== null && { downline }) },
      }),
  });
  return <Report report={downlineTransactions} onDrill={drills} />;
}
