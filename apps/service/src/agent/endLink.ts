import { endLink } from '@site/api/signUpLinks';
import { accept, handle, refuse } from '../http/handle.ts';

/** Withdraws an own sign-up link; one that was withdrawn before stays so. Refuses: notFound for a link of others. Source: AGT-04, AGT-11. */
export default handle(endLink, async ({ input: { id }, member, now, services: { db } }) => {
  const ended = await db
    .updateTable('sign_up_link')
    .set((eb) => ({ withdrawn_at: eb.fn.coalesce('withdrawn_at', eb.val(now)) }))
    .where('id', '=', Number(id))
    .where('account_id', '=', member.id)
    .returning('id')
    .executeTakeFirst();
  return ended ? accept(null) : refuse('notFound', { field: 'id', rule: 'own' });
});
