import { downlineEntries } from '@site/api/agentReports';
import { useLocation } from 'react-router-dom';
import { Report } from '../report/Report';
import { drilledFrom } from './drill';

/** Single transfers of the team, for the days and the filter of the address. Source: AGT-13, AGT-14. */
export default function DownlineEntriesPage() {
  const { search } = useLocation();
  return <Report key={search} report={downlineEntries} start={drilledFrom(search)} />;
}
