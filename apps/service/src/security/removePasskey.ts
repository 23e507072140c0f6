import { removePasskey } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';

/** Source: SES-24. */
export default handle(removePasskey, async ({ input: { id }, member, services: { db } }) => {
  const { numDeletedRows } = await db.deleteFrom('passkey').where('id', '=', id).where('account_id', '=', member.id).executeTakeFirst();
  return numDeletedRows === 1n ? accept(null) : refuse('notFound');
});
