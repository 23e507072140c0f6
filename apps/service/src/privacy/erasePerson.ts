import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What of a person nobody has to keep. */
const forgotten = [
  'passkey',
  'totp',
  'recovery_code',
  'social_identity',
  'invitation',
  'known_address',
  'login_event',
  'favourite',
  'recent_game',
  'notice_read',
  'inbox_message',
  'push_device',
  'push_due',
  'reality_check',
] as const satisfies (keyof Schema)[];

interface Erased {
  accountId: number;
  /** Of a password that nobody knows. */
  passwordHash: string;
  now: Date;
}

/**
 * Removes a person from an account: names, contacts, details, habits. What concerns money stays, for the law asks for it: bets, payments and the
 * bank accounts that were paid to; so do consents, limits and breaks.
 *
 * Source: MEM-26, docs/domain.md DR-23.8.
 */
export async function erasePerson(tx: Transaction<Schema>, { accountId, passwordHash, now }: Erased): Promise<void> {
  const name = `closed-${accountId}`;
  await tx
    .updateTable('account')
    .set({
      username: name,
      nickname: name,
      mobile: null,
      email: null,
      payee_name: null,
      icon: '',
      password_hash: passwordHash,
      payment_password_hash: null,
      state: 'frozen',
      closed_at: now,
    })
    .where('id', '=', accountId)
    .execute();
  await tx.deleteFrom('account_profile').where('account_id', '=', accountId).execute();
  for (const table of forgotten)
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  await sql`delete from feedback_post where feedback_id in (select id from feedback where account_id = ${accountId})`.execute(tx);
  await tx.deleteFrom('feedback').where('account_id', '=', accountId).execute();
  await sql`
    delete from bank_account b where b.account_id = ${accountId}
      and not exists (select 1 from withdrawal w where w.account_id = b.account_id and w.bank_account_id = b.id)`.execute(tx);
}
