import { reports } from '@site/api/reports';
import { useLocation } from 'react-router-dom';
import { routeAt } from '../../app/routes';
import { Report } from './Report';

/** Shows the report that the declaration of the current page names. */
export default function ReportPage() {
  const { pathname } = useLocation();
  const name = routeAt(pathname)?.page.report;
  if (!name) throw new Error(`The page ${pathname} declares no report.`);
  return <Report report={reports[name]} />;
}
