import type { Member } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Services } from '../services.ts';
import { countAttempt, readFailures } from '../session/failures.ts';

/**
 * Verifies the password of a logged-in member before a change of the account's security. Failures delay the next attempt, in any session.
 *
 * Refuses: tooMany.
 */
export async function reauthenticate(
  { db, passwords }: Services,
  { member, password, address, now }: { member: Member; password: string; address: string; now: Date },
): Promise<boolean> {
  const key = `password ${member.id}`;
  const { waitS } = await readFailures(db, { key, address, now });
  if (waitS > 0) throw new RefusalError('tooMany', { retryAfterS: waitS });
  const turn = await passwords.takeTurn();
  if (!(await countAttempt(db, key, now))) throw new RefusalError('tooMany', { retryAfterS: 1 });
  const { password_hash } = await db.selectFrom('account').where('id', '=', member.id).select('password_hash').executeTakeFirstOrThrow();
  if (!(await turn.matches(password_hash, password))) return false;
  await db.deleteFrom('login_failure').where('key', '=', key).execute();
  return true;
}
