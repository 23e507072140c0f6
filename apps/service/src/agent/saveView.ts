import { MAX_VIEWS, saveView } from '@site/api/savedViews';
import { accept, handle, refuse } from '../http/handle.ts';
import { isViewOf, viewedReport } from './viewedReport.ts';

/**
 * Saves an agent's view of a report.
 *
 * Refuses: notFound for an unknown report; invalidInput for a view with columns or groups of another; limitReached.
 *
 * Source: AGT-06.
 */
export default handle(saveView, async ({ input: { report: wanted, name, view }, member, now, services: { db } }) => {
  const report = viewedReport(wanted);
  if (!isViewOf(report, view)) return refuse('invalidInput', { field: 'view', rule: 'known' });
  const kept = await db.transaction().execute(async (tx) => {
    // Saves of one agent wait for each other.
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forNoKeyUpdate().execute();
    const others = await tx
      .selectFrom('saved_view')
      .where('account_id', '=', member.id)
      .where('report', '=', report.name)
      .where('name', '!=', name)
      .select('name')
      .execute();
    if (others.length >= MAX_VIEWS) return false;
    const saved = { view: JSON.stringify(view), saved_at: now };
    await tx
      .insertInto('saved_view')
      .values({ account_id: member.id, report: report.name, name, ...saved })
      .onConflict((known) => known.columns(['account_id', 'report', 'name']).doUpdateSet(saved))
      .execute();
    return true;
  });
  return kept ? accept(null) : refuse('limitReached');
});
