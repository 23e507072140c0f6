import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { forgetFailures } from './failures.ts';

interface Chosen {
  accountId: number;
  passwordHash: string;
  now: Date;
}

/**
 * Puts a new password in place of the old one, in the transaction given: every session of the account ends, every browser is
 * forgotten, and failures with the old one count no more. Publish the account on the bus afterwards.
 */
export async function choosePassword(tx: Kysely<Schema>, { accountId, passwordHash, now }: Chosen): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash: passwordHash, password_at: now, must_change_password: false })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('session').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('remember_token').where('account_id', '=', accountId).execute();
  await forgetFailures(tx, accountId).execute();
}
