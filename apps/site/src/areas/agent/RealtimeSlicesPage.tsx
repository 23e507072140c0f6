import { realtimeSlices } from '@site/api/agentReports';
import { dayOf } from '@site/rules/period';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { ForParties } from '../contracts/ForParties';
import { Report } from '../report/Report';
import { drilledFrom, drillTo } from './drill';
import { useDrill } from './useDrill';

/** Slices of real-time salary, for the days and the contract of the address. A slice opens its bets. Source: AGT-07, docs/domain.md DR-11.9. */
export default observer(function RealtimeSlicesPage() {
  const { search } = useLocation();
  const { session, system } = useStores();
  const { zone } = system.brand;
  const own = session.member?.account;
  const drills = useDrill<typeof realtimeSlices>({
    startsAt: ({ startsAt, account }) => {
      const at = new Date(startsAt);
      const slice = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);
      const day = dayOf(at, zone);
      // The bets of the own contract are those of the whole team.
      return drillTo('/agentHome/downlineBets', { from: day, to: day, filter: { slice, ...(account !== own && { downline: account }) } });
    },
  });
  return (
    <ForParties kind="REALTIME">
      <Report key={search} report={realtimeSlices} start={drilledFrom(search)} onDrill={drills} />
    </ForParties>
  );
});
