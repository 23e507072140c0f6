import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { revokeAccess } from './revokeAccess.ts';
import { forgetFailures } from './failures.ts';

interface Chosen {
  accountId: number;
  passwordHash: string;
  now: Date;
}

/**
 * Replaces the password, in the given transaction. Ends all access to the account, and deletes failures of the old password. Call
 * `notifyOwner` afterwards.
 */
export async function replacePassword(tx: Kysely<Schema>, { accountId, passwordHash, now }: Chosen): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_at: now, must_change_password: false })
    .where('id', '=', accountId)
    .execute();
  await revokeAccess(tx, { accountId });
  await forgetFailures(tx, accountId).execute();
}
