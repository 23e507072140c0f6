import type { Day } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import { LEAST_NAMED } from './namedBranches.ts';
import { playedOn, type ToldPeriod, within } from './toldDays.ts';

/**
 * Selects, as `day` and `branch_id`, whose figures an agent is told on each day: those of a direct downline's team where at least five below it played,
 * and, under the agent's own id, those of each single direct downline where at least five of them did. The others of a day are told together. Where
 * fewer than five of these played, the direct downlines are not told one by one, and otherwise the smallest of the teams joins the others, so that
 * nobody is found by subtraction. It joins them too where none of the others played and one of them has transfers.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const toldBranches = (agentId: number, period: ToldPeriod): RawBuilder<{ day: Day; branch_id: number }> => {
  const entriesOf = (table: 'team_money_day' | 'member_money_day', of: 'ancestor_id' | 'account_id', ids: RawBuilder<unknown>) => sql`
    select ${sql.ref(of)} as id, day, sum(entries)::integer as entries from ${sql.table(table)} money
    where ${sql.ref(of)} in (${ids}) and ${within('day', period)} and currency = ${period.currency} group by 1, 2`;
  const heads = sql`select id from branch union all select ${agentId}::integer`;
  return sql`
  with branch as materialized (
    select direct.descendant_id as id, (direct.since at time zone ${period.zone})::date + 1 as since_day
    from account_tree direct
    cross join lateral (select from account_tree below where below.ancestor_id = direct.descendant_id and below.depth > 0 limit 1) below
    where direct.ancestor_id = ${agentId} and direct.depth = 1
  ),
  of_team as materialized (${entriesOf('team_money_day', 'ancestor_id', heads)}),
  of_head as materialized (${entriesOf('member_money_day', 'account_id', heads)}),
  moved as materialized (
    select id, day, of_team.entries, of_team.entries - coalesce(of_head.entries, 0) as below from of_team left join of_head using (id, day)
  ),
  size as materialized (
    select t.ancestor_id as branch_id, t.day, t.members, t.members - ${playedOn(sql`t.ancestor_id`, 't')} as below
    from branch join team_active_day t on t.ancestor_id = branch.id and ${within('t.day', period)} and t.currency = ${period.currency}
      and t.day >= branch.since_day
  ),
  enough as materialized (
    select *, row_number() over (partition by day order by members, branch_id) = 1 as is_smallest from size where below >= ${LEAST_NAMED}
  ),
  of_enough as materialized (select day, sum(members)::integer as members from enough group by day),
  below_others as materialized (select day, sum(below)::integer as below from size where below < ${LEAST_NAMED} group by day),
  entries_of as materialized (
    select moved.day, sum(moved.below) filter (where moved.id = ${agentId}) as below_agent,
      sum(moved.entries) filter (where enough.day is not null) as of_enough,
      sum(moved.below) filter (where enough.day is null and moved.id <> ${agentId}) as below_others
    from moved left join enough on enough.branch_id = moved.id and enough.day = moved.day
    group by moved.day
  ),
  apart as materialized (
    select t.day, t.members - ${playedOn(sql`${agentId}::integer`, 't')} - coalesce(of_enough.members, 0) as members,
      coalesce(below_others.below, 0) as below, coalesce(entries_of.below_agent, 0) - coalesce(entries_of.of_enough, 0) as entries,
      coalesce(entries_of.below_others, 0) as entries_below
    from team_active_day t
    left join of_enough on of_enough.day = t.day
    left join below_others on below_others.day = t.day
    left join entries_of on entries_of.day = t.day
    where t.ancestor_id = ${agentId} and ${within('t.day', period)} and t.currency = ${period.currency}
  ),
  judged as materialized (
    select *, members - below >= ${LEAST_NAMED} and (below >= ${LEAST_NAMED} or below = 0 and entries_below = 0) as is_direct_told from apart
  )
  select day, ${agentId}::integer as branch_id from judged where is_direct_told
  union all
  select day, branch_id from enough join judged using (day)
  where not is_smallest or is_direct_told or judged.members >= ${LEAST_NAMED} or judged.members = 0 and judged.entries <= 0`;
};
