import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Lists the tables about a person that nobody has to keep. */
export const forgottenTables = [
  'session',
  'remember_token',
  'login_code',
  'verify_ticket',
  'export_ticket',
  'launch',
  'saved_view',
  'passkey',
  'totp',
  'recovery_code',
  'social_identity',
  'zalo_binding',
  'account_profile',
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
  'feedback',
] as const satisfies (keyof Schema)[];

const money = 'what concerns money, for the law of accounts; it names nobody but the number of the account';
const care = 'the proof that the player was protected';

/** Tables of members that stay when one is forgotten, and why. Source: docs/domain.md DR-23.8. */
export const keptTables: Readonly<Record<string, string>> = {
  bank_account: 'where money was paid to; the others are removed',
  bet: money,
  campaign_grant: money,
  deposit: money,
  deposit_request: money,
  envelope_claim: money,
  jackpot_round: money,
  member_campaign_recipient: money,
  member_day: money,
  member_money_day: money,
  mission_board: money,
  mission_claim: money,
  payment: money,
  point_entry: money,
  point_wallet: money,
  posting: money,
  promotion_member: money,
  rebate_accrual: money,
  rebate_claim: money,
  rebate_standing: money,
  referral_reward: money,
  requirement: money,
  reward_order: money,
  reward_request: money,
  sign_in: money,
  team_hour: money,
  tournament_entry: money,
  transfer: money,
  uncounted_bet: money,
  uncounted_transfer: money,
  vendor_session: money,
  vendor_transaction: money,
  vendor_transfer: money,
  vip_claim: money,
  vip_growth: money,
  vip_standing: money,
  wallet: money,
  withdrawal: money,
  withdrawal_event: money,
  withdrawal_part: money,
  consent: care,
  exclusion: care,
  limit_raise: care,
  play_limit: care,
  product_block: care,
  record_access: 'who has looked at the person',
  operator_log: 'append-only: what operators have done',
  operator_session: 'of operators, who are no members',
  proposal: `${money}; and what operators have proposed about each other`,
  member_move: 'the place in a team, for commissions',
  sign_up_link: 'how others have joined; it leads nowhere any more',
  member_document: 'the check of the identity, deleted after five years',
  upload: 'pictures of the identity and of payments, deleted after five years',
};

interface Erased {
  accountId: number;
  /** Of a password that nobody knows. */
  passwordHash: string;
  now: Date;
}

/**
 * Removes a person from an account: names, contacts, details, habits, tickets with their pictures. What concerns money stays, for the law asks
 * for it: bets, payments and the bank accounts that were paid to; so do consents, limits and breaks, and for five years what proved the identity
 * and the payments.
 *
 * Source: MEM-26, docs/domain.md DR-23.8.
 */
export async function erasePerson(tx: Transaction<Schema>, { accountId, passwordHash, now }: Erased): Promise<void> {
  await sql`
    delete from outbox o using account a
    where a.id = ${accountId} and o.merchant = a.merchant and o.recipient in (a.email, a.mobile)`.execute(tx);
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
  await sql`delete from feedback_post where feedback_id in (select id from feedback where account_id = ${accountId})`.execute(tx);
  await sql`delete from upload where account_id = ${accountId} and (use = 'feedback' or claimed_at is null)`.execute(tx);
  for (const table of forgottenTables)
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  await sql`
    delete from bank_account b where b.account_id = ${accountId}
      and not exists (select 1 from withdrawal w where w.account_id = b.account_id and w.bank_account_id = b.id)`.execute(tx);
}
