import { randomBytes } from 'node:crypto';
import { closeAccount } from '@site/api/privacy';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { reauthenticate } from '../security/reauthenticate.ts';
import { revokeAccess } from '../session/revokeAccess.ts';
import { kickPlayer } from '../vendors/kickPlayer.ts';
import { erasePerson } from './erasePerson.ts';

/**
 * Closes an account for good: ends every session, of which open pages are told, and removes what no law asks to be kept. Refused while
 * something is open that concerns the member's money, and for the head of a team.
 *
 * Source: MEM-26, docs/domain.md DR-23.8.
 */
export default handle(closeAccount, async ({ input: { password }, member, address, now, services }) => {
  if (!(await reauthenticate(services, { member, password, address, now }))) return refuse('wrongCredentials');
  const turn = await services.passwords.takeTurn({ isProven: true });
  const passwordHash = await turn.hash(randomBytes(32).toString('base64url'));
  const open = await services.db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').where('id', '=', member.id).select('id').forUpdate().execute();
    const rule = await whatIsOpen(tx, member.id, now);
    if (rule) return rule;
    await revokeAccess(tx, { accountId: member.id });
    await erasePerson(tx, { accountId: member.id, passwordHash, now });
    return undefined;
  });
  if (open) return refuse('conflict', { field: 'account', rule: open });
  kickPlayer(services, member.id);
  services.bus.publish([member.id]);
  return accept(null);
});

/** Returns what keeps an account from being closed. */
async function whatIsOpen(tx: Kysely<Schema>, accountId: number, now: Date): Promise<string | undefined> {
  const ask = async (query: ReturnType<typeof sql>) =>
    (await sql<{ is_so: boolean }>`select (${query}) as is_so`.execute(tx)).rows[0]?.is_so === true;
  const reasons = {
    balance: sql`exists (select 1 from wallet where account_id = ${accountId} and balance_minor <> 0)`,
    bets: sql`exists (select 1 from bet where account_id = ${accountId} and status = 'open')`,
    withdrawals: sql`exists (select 1 from withdrawal where account_id = ${accountId} and ended_at is null)`,
    deposits: sql`exists (select 1 from deposit_request where account_id = ${accountId} and state = 'pending' and expires_at > ${now})`,
    vendors: sql`(
      select coalesce(sum(case when direction = 'in' then amount_minor when state = 'done' then -amount_minor else 0 end), 0)
      from vendor_transfer where account_id = ${accountId} and state <> 'refused'
    ) + (
      select coalesce(sum(payout_minor - stake_minor), 0) from bet where account_id = ${accountId} and integration like '%\\_PURSE'
    ) > 0`,
    exclusion: sql`exists (select 1 from exclusion where account_id = ${accountId} and ended_at is null)`,
    team: sql`exists (select 1 from account_tree where ancestor_id = ${accountId} and depth > 0)`,
  };
  // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
  for (const [rule, query] of Object.entries(reasons)) if (await ask(query)) return rule;
  return undefined;
}
