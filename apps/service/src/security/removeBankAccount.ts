import { removeBankAccount } from '@site/api/security';
import { accept, handle, refuse } from '../http/handle.ts';

/** Removes a member's own bank account; payments that named it still do. Source: MEM-28. */
export default handle(removeBankAccount, async ({ input, member, now, services: { db } }) => {
  const { numUpdatedRows } = await db
    .updateTable('bank_account')
    .set({ removed_at: now })
    .where('id', '=', Number(input.id))
    .where('account_id', '=', member.id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? accept(null) : refuse('notFound');
});
