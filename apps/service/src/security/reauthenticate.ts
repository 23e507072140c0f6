import type { Member } from '../handle.ts';
import { Refused } from '../Refused.ts';
import type { Services } from '../services.ts';
import { claimTry, readFailures } from '../session/failures.ts';

/**
 * Whether a member who is logged in knows the password as well, as what guards the account may be changed by nobody else. Failures
 * make the next try wait, whoever's session it is.
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
