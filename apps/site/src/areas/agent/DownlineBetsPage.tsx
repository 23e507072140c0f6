import { downlineBets } from '@site/api/agentReports';
import { useLocation } from 'react-router-dom';
import { Report } from '../report/Report';
import { drilledFrom } from './drill';

/** Single bets of the team, for the days and the filter of the address. Source: AGT-12. */
export default function DownlineBetsPage() {
  const { search } = useLocation();
  return <Report key={search} report={downlineBets} start={drilledFrom(search)} />;
}
