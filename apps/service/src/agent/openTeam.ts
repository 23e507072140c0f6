import { type RawBuilder, sql } from 'kysely';
import { idOf, type TeamAsked } from './teamRows.ts';
import { toldBranches } from './toldBranches.ts';
import { toldDays } from './toldDays.ts';

/** Selects the agent and everybody below it, with the direct downline whose team each belongs to. A member who was moved counts from the day after. */
const teamOf = ({ member, zone }: TeamAsked) => sql`
  select tree.descendant_id as account_id, tree.depth, up.ancestor_id as branch_id, (tree.since at time zone ${zone})::date + 1 as since_day
  from account_tree tree join account_tree up on up.descendant_id = tree.descendant_id and up.depth = greatest(tree.depth - 1, 0)
  where tree.ancestor_id = ${member.id}`;

interface Days {
  /** Table of days of members. */
  table: 'member_day' | 'member_money_day';
  /** Columns to select from `day`, a row of the table. */
  columns: RawBuilder<unknown>;
  /** Condition on `day`. */
  where?: RawBuilder<unknown>;
  filter: { account?: string | undefined; downline?: string | undefined };
}

/**
 * Selects the days of the agent and of everybody below it: `account_id` and `branch_id`, both null where the member may not be named on the day, and
 * `is_told`, which says whether the figures of the day may be in a sum.
 *
 * Source: AGT-11, docs/domain.md DR-10.2, DR-10.6.
 */
export const openDays = (asked: TeamAsked, { table, columns, where = sql`true`, filter }: Days): RawBuilder<unknown> => {
  const { member, currency, from, to } = asked;
  const { account, downline } = filter;
  const isAsked = (column: string, name: string | undefined) =>
    name === undefined ? sql`true` : sql`is_open and ${sql.ref(column)} = ${idOf(asked, name)}`;
  return sql`
  with told as materialized (${toldBranches(member.id, asked)}),
  whole as materialized (${toldDays(member.id, asked)}),
  team as materialized (${teamOf(asked)})
  select case when is_open then team.account_id end as account_id, case when is_open then team.branch_id end as branch_id,
    team.depth = 0 or whole.day is not null as is_told, ${columns}
  from team join ${sql.table(table)} day on day.account_id = team.account_id
  left join whole on whole.day = day.day
  left join told on told.day = day.day and told.branch_id = team.branch_id
  left join told direct on direct.day = day.day and direct.branch_id = ${member.id} and team.depth = 1
  cross join lateral (select team.depth = 0 or told.day is not null or direct.day is not null as is_open) opening
  where day.currency = ${currency} and day.day between ${from}::date and ${to}::date and day.day >= team.since_day and ${where}
    and ${isAsked('team.account_id', account)} and ${isAsked('team.branch_id', downline)}`;
};

/** Adds the names to rows with `account_id` and `branch_id`. */
export const withTeamNames = (page: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select page.*, member.username as account, branch.username as downline
  from (${page}) page
  left join account member on member.id = page.account_id
  left join account branch on branch.id = page.branch_id)`;
