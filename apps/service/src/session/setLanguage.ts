import { setLanguage } from '@site/api/session';
import { accept, handle } from '../handle.ts';

/** Source: calls.md §3 "language update". That the brand speaks it has been asked before. */
export default handle(setLanguage, async ({ input: { language }, member, services: { db } }) => {
  await db.updateTable('account').set({ language }).where('id', '=', member.id).execute();
  return accept(null);
});
