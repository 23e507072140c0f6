import { exportProgress } from '@site/api/exports';
import { accept, handle, refuse } from '../http/handle.ts';
import { readProgress } from './readProgress.ts';

/** Source: AGT-06, MEM-06. */
export default handle(exportProgress, async ({ input: { id }, member, services }) => {
  const progress = await readProgress(services, { accountId: member.id, id });
  return progress ? accept(progress) : refuse('notFound');
});
