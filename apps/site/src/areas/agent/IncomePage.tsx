import { income } from '@site/api/agentReports';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';
import { Report } from '../report/Report';
import { drillTo } from './drill';
import { useDrill } from './useDrill';

/** agentRevenueReport: what the agent was paid. A kind of pay opens its payments of the day. Source: AGT-13, SHL-11. */
export default observer(function IncomePage() {
  const account = useStores().session.member?.account ?? '';
  const drills = useDrill<typeof income>({
    // Without a kind there is nothing to press.
    kind: ({ day, kind }) => drillTo('/agentHome/downlineEntries', { from: day, to: day, filter: { account, kind: kind ?? '' } }),
  });
  return <Report report={income} onDrill={drills} />;
});
