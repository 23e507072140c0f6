import type { Services } from '../services.ts';
import { choosePassword } from '../session/choosePassword.ts';

interface Reset {
  accountId: number;
  password: string;
  now: Date;
}

/** Puts a new password in place of one that was forgotten, ends every session, and gives the account's name. */
export async function resetPassword(
  { db, bus, passwords }: Pick<Services, 'db' | 'bus' | 'passwords'>,
  { accountId, password, now }: Reset,
): Promise<string> {
  const turn = await passwords.takeTurn({ isProven: true });
  const passwordHash = await turn.hash(password);
  const { username } = await db.transaction().execute(async (tx) => {
    await choosePassword(tx, { accountId, passwordHash, now });
    return tx.selectFrom('account').where('id', '=', accountId).select('username').executeTakeFirstOrThrow();
  });
  bus.publish([accountId]);
  return username;
}
