import { cancelExport } from '@site/api/exports';
import { accept, handle, refuse } from '../http/handle.ts';
import { readProgress } from './readProgress.ts';

/** Cancels an own export: its address no longer works, and a running file breaks off. One that has ended stays as it is. Source: AGT-06, MEM-06. */
export default handle(cancelExport, async ({ input: { id }, member, services }) => {
  await services.db
    .updateTable('export_ticket')
    .set({ ended: 'cancelled' })
    .where('id', '=', id)
    .where('account_id', '=', member.id)
    .where('ended', 'is', null)
    .execute();
  const progress = await readProgress(services, { accountId: member.id, id });
  return progress ? accept(progress) : refuse('notFound');
});
