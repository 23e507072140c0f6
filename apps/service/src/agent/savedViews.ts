import { reportView, savedViews } from '@site/api/savedViews';
import { accept, handle } from '../http/handle.ts';
import { isViewOf, viewedReport } from './viewedReport.ts';

/** Lists an agent's saved views of a report, in the order of their names. Source: AGT-06, AGT-11. */
export default handle(savedViews, async ({ input, member, services: { db } }) => {
  const report = viewedReport(input.report);
  const rows = await db
    .selectFrom('saved_view')
    .where('account_id', '=', member.id)
    .where('report', '=', report.name)
    .select(['name', 'view'])
    .orderBy('name')
    .execute();
  const views = rows.flatMap(({ name, view: stored }) => {
    const { data: view } = reportView.safeParse(stored);
    return view && isViewOf(report, view) ? [{ name, view }] : [];
  });
  return accept({ views });
});
