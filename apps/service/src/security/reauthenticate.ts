import type { Member } from '../http/handle.ts';
import { Refused } from '../http/Refused.ts';
import type { Services } from '../services.ts';
import { claimTry, readFailures } from '../session/failures.ts';

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
  if (waitS > 0) throw new Refused('tooMany', { retryAfterS: waitS });
  const turn = await passwords.takeTurn();
  if (!(await claimTry(db, key, now))) throw new Refused('tooMany', { retryAfterS: 1 });
  const { password_hash } = await db.selectFrom('account').where('id', '=', member.id).select('password_hash').executeTakeFirstOrThrow();
  if (!(await turn.matches(password_hash, password))) return false;
  await db.deleteFrom('login_failure').where('key', '=', key).execute();
  return true;
}
