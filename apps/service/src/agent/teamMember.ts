import { teamMember } from '@site/api/agent';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { recordAccess } from '../privacy/recordAccess.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { readTeamRows, type TeamAsked, teamAsked } from './readTeamRows.ts';
import { isNamed } from './teamRows.ts';
import { directNamed } from './toldBranches.ts';

/**
 * Reads one member of the caller's own team with its figures of the last 30 days, and writes the look down for the member's own copy. A member
 * who was moved counts from the day after. A direct downline is named anyhow, but has figures only where a report would name it.
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
    ...(await readFigures(db, { id, level: row.level }, { ...asked, zone })),
    asOf: asOf.getTime(),
  });
});

async function readFigures(db: Kysely<Schema>, { id, level }: { id: number; level: number }, asked: TeamAsked & { zone: string }) {
  const { member, currency, from, to, zone } = asked;
  const { rows: open } = await sql<{ team: boolean; own: boolean }>`
    select ${isNamed(sql`${id}::integer`, asked)} as team, (${directNamed(member.id, asked)}) as own`.execute(db);
  const isTeamShown = open[0]?.team === true;
  const isShown = isTeamShown || (level === 1 && open[0]?.own === true);
  if (!isShown) return { depositsMinor: null, withdrawalsMinor: null, validBetMinor: null, profitMinor: null, team: null };
  const { rows: belonging } = await sql<{ first: string }>`
    select greatest(${from}::date, (since at time zone ${zone})::date + 1)::text as first
    from account_tree where ancestor_id = ${member.id} and descendant_id = ${id}`.execute(db);
  const first = belonging[0]?.first ?? from;
  const isCounted = sql`day between ${first}::date and ${to}::date and currency = ${currency}`;
  const { rows: money } = await sql<{ deposits: string; withdrawals: string }>`
    select coalesce(sum(amount_minor) filter (where kind = 'DEPOSIT'), 0)::text as deposits,
      coalesce(-sum(amount_minor) filter (where kind in ('WITHDRAW_HOLD', 'WITHDRAW_RETURN')), 0)::text as withdrawals
    from member_money_day where account_id = ${id} and ${isCounted}`.execute(db);
  const played = async (days: 'member_day' | 'team_day', of: 'account_id' | 'ancestor_id') => {
    const { rows } = await sql<{ validBetMinor: string; profitMinor: string }>`
      select coalesce(sum(valid_bet_minor), 0)::text as "validBetMinor", coalesce(sum(stake_minor - payout_minor), 0)::text as "profitMinor"
      from ${sql.table(days)} where ${sql.ref(of)} = ${id} and ${isCounted}`.execute(db);
    return rows[0] ?? { validBetMinor: '0', profitMinor: '0' };
  };
  return {
    depositsMinor: money[0]?.deposits ?? '0',
    withdrawalsMinor: money[0]?.withdrawals ?? '0',
    ...(await played('member_day', 'account_id')),
    team: isTeamShown ? await played('team_day', 'ancestor_id') : null,
  };
}
