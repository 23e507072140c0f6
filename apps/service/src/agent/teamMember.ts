import { teamMember } from '@site/api/agent';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { recordAccess } from '../privacy/recordAccess.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { readTeamRows, teamAsked, type TreeAsked } from './readTeamRows.ts';
import { toldBranches } from './toldBranches.ts';

/**
 * Reads one member of the caller's own team with its figures of the last 30 days, and writes the look down for the member's own copy. A member
 * who was moved counts from the day after. A direct downline is named anyhow, but has figures only of days on which a report would name it.
 *
 * Refuses: notFound for somebody who is not below the caller, or may not be named.
 *
 * Source: AGT-05, AGT-11, MEM-26, docs/domain.md DR-10.2, DR-10.3, DR-10.6.
 */
export default handle(teamMember, async ({ input, member, now, services: { db, brands } }) => {
  const id = Number(input.id);
  const { zone } = (await brands.of(member.merchant)).brand;
  const asked = teamAsked(member, { currency: input.currency, zone, now });
  const row = (await readTeamRows(db, asked, [id])).get(id);
  if (!row || row.account === null) return refuse('notFound', { field: 'id', rule: 'downline' });
  await recordAccess(db, { accountId: id, by: { agentId: member.id }, what: 'teamMember', now });
  const asOf = await countedAt(db);
  const { created_at } = await db.selectFrom('account').where('id', '=', id).select('created_at').executeTakeFirstOrThrow();
  const { from, to, currency } = asked;
  return accept({
    ...row,
    currency,
    registeredAt: created_at.getTime(),
    from,
    to,
    ...(await readFigures(db, { id, level: row.level }, asked)),
    asOf: asOf.getTime(),
  });
});

async function readFigures(db: Kysely<Schema>, { id, level }: { id: number; level: number }, asked: TreeAsked) {
  const { member, currency, from, zone } = asked;
  const { rows } = await sql<{ day: string; isOfTeam: boolean }>`
    with own as (
      select up.ancestor_id as branch_id, greatest(${from}::date, (own.since at time zone ${zone})::date + 1) as first
      from account_tree own join account_tree up on up.descendant_id = own.descendant_id and up.depth = own.depth - 1
      where own.ancestor_id = ${member.id} and own.descendant_id = ${id}
    )
    select day, bool_or(told.branch_id = own.branch_id) as "isOfTeam"
    from (${toldBranches(member.id, asked)}) told join own on day >= own.first
    where told.branch_id = own.branch_id or told.branch_id = ${member.id} and ${level === 1}
    group by day`.execute(db);
  const days = rows.map(({ day }) => day);
  const teamDays = rows.filter(({ isOfTeam }) => isOfTeam).map(({ day }) => day);
  if (days.length === 0) return { depositsMinor: null, withdrawalsMinor: null, validBetMinor: null, profitMinor: null, team: null };
  const { rows: money } = await sql<{ deposits: string; withdrawals: string }>`
    select coalesce(sum(amount_minor) filter (where kind = 'DEPOSIT'), 0)::text as deposits,
      coalesce(-sum(amount_minor) filter (where kind in ('WITHDRAW_HOLD', 'WITHDRAW_RETURN')), 0)::text as withdrawals
    from member_money_day where account_id = ${id} and day = any(${days}::date[]) and currency = ${currency}`.execute(db);
  const played = async (table: 'member_day' | 'team_day', of: 'account_id' | 'ancestor_id', within: string[]) => {
    const { rows: sums } = await sql<{ validBetMinor: string; profitMinor: string }>`
      select coalesce(sum(valid_bet_minor), 0)::text as "validBetMinor", coalesce(sum(stake_minor - payout_minor), 0)::text as "profitMinor"
      from ${sql.table(table)} where ${sql.ref(of)} = ${id} and day = any(${within}::date[]) and currency = ${currency}`.execute(db);
    return sums[0] ?? { validBetMinor: '0', profitMinor: '0' };
  };
  return {
    depositsMinor: money[0]?.deposits ?? '0',
    withdrawalsMinor: money[0]?.withdrawals ?? '0',
    ...(await played('member_day', 'account_id', days)),
    team: teamDays.length > 0 ? await played('team_day', 'ancestor_id', teamDays) : null,
  };
}
