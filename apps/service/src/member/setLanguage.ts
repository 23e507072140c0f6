import { setLanguage } from '@site/api/member';
import { accept, handle } from '../http/handle.ts';

/** Source: SYS-20. The brand's support of the language was checked before. */
export default handle(setLanguage, async ({ input: { language }, member, services: { db } }) => {
  await db.updateTable('account').set({ language }).where('id', '=', member.id).execute();
  return accept(null);
});
