import { endDevice } from '@site/api/security';
import { accept, handle, refuse } from '../handle.ts';

/** Ends one session of the member, or all but the one that asks, with what their browsers were remembered by. Source: SES-24. */
export default handle(endDevice, async ({ input: { id }, member, sessionHash, services: { db, bus } }) => {
  const ended = await db.transaction().execute(async (tx) => {
    const rows = await tx
      .deleteFrom('session')
      .where('account_id', '=', member.id)
      .where('token_hash', id === 'all' ? '!=' : '=', id === 'all' ? sessionHash : Buffer.from(id, 'base64url'))
      .returning('remember_family')
      .execute();
    const families = rows.flatMap(({ remember_family }) => remember_family ?? []);
    if (families.length > 0) await tx.deleteFrom('remember_token').where('family', 'in', families).execute();
    return rows.length;
  });
  if (ended === 0 && id !== 'all') return refuse('notFound');
  bus.publish([member.id]);
  return accept(null);
});
