import { logout } from '@site/api/session';
import { accept, handle } from '../handle.ts';
import { forgottenCookie, forgetFamilyOf } from './remembering.ts';

/** Ends the session that asks, and what its browser was remembered by. Source: SES-08. */
export default handle(logout, async ({ sessionHash, member, services: { db, bus } }) => {
  await db.transaction().execute(async (tx) => {
    await forgetFamilyOf(tx, sessionHash);
    await tx.deleteFrom('session').where('token_hash', '=', sessionHash).execute();
  });
  bus.publish([member.id]);
  return accept(null, { 'Set-Cookie': forgottenCookie });
});
