import { income } from '@site/api/agentReports';
import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores/StoresContext';
import { Report } from '../report/Report';
import { drillTo } from './drill';
import { useDrill } from './useDrill';

/** agentRevenueReport: what the agent was paid. A day opens its payments. Source: AGT-13, SHL-11. */
export default observer(function IncomePage() {
  const account = useStores().session.member?.account ?? '';
  const drills = useDrill<typeof income>({
    day: ({ day, kind }) =>
      drillTo('/agentHome/downlineEntries', { from: day, to: day, filter: { account, ...(kind !== null && { kind }) } }),
  });
  return <Report report={income} onDrill={drills} />;
});
