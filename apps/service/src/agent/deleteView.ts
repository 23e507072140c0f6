import { deleteView } from '@site/api/savedViews';
import { accept, handle } from '../http/handle.ts';
import { viewedReport } from './viewedReport.ts';

/** Deletes an agent's saved view of a report. Source: AGT-06. */
export default handle(deleteView, async ({ input: { report, name }, member, services: { db } }) => {
  await db
    .deleteFrom('saved_view')
    .where('account_id', '=', member.id)
    .where('report', '=', viewedReport(report).name)
    .where('name', '=', name)
    .execute();
  return accept(null);
});
