import { documents } from '@site/api/profile';
import { accept, handle } from '../http/handle.ts';
import { asSent } from './asSent.ts';

/** Lists a member's documents, and the kinds that the brand asks for. Source: MEM-25. */
export default handle(documents, async ({ member, services: { db, brands } }) => {
  const { settings } = await brands.of(member.merchant);
  const rows = await db
    .selectFrom('member_document')
    .where('account_id', '=', member.id)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return accept({ asked: settings.documents, list: rows.map(asSent) });
});
