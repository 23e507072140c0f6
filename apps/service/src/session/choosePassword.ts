import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { endAccess } from './endAccess.ts';
import { forgetFailures } from './failures.ts';

interface Chosen {
  accountId: number;
  passwordHash: string;
  now: Date;
}

/**
 * Replaces the password, in the given transaction. Ends all access to the account, and deletes failures of the old password. Call
 * `tellOwner` afterwards.
 */
export async function choosePassword(tx: Kysely<Schema>, { accountId, passwordHash, now }: Chosen): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_at: now, must_change_password: false })
    .where('id', '=', accountId)
    .execute();
  await endAccess(tx, { accountId });
  await forgetFailures(tx, accountId).execute();
}
