import type { Services } from '../services.ts';
import { notifyOwner } from '../security/notifyOwner.ts';
import { replacePassword } from '../session/replacePassword.ts';

interface Reset {
  accountId: number;
  password: string;
  now: Date;
}

/** Replaces a forgotten password, notifies the owner, and returns the account's name. */
export async function resetPassword(services: Services, { accountId, password, now }: Reset): Promise<string> {
  const { db, passwords } = services;
  const turn = await passwords.takeTurn({ isProven: true });
  const passwordHash = await turn.hash(password);
  const { username } = await db.transaction().execute(async (tx) => {
    await replacePassword(tx, { accountId, passwordHash, now });
    return tx.selectFrom('account').where('id', '=', accountId).select('username').executeTakeFirstOrThrow();
  });
  notifyOwner(services, { accountId, change: 'password' });
  return username;
}
