import { type RawBuilder, sql } from 'kysely';
import { activeAmong } from './activeAmong.ts';
import { LEAST_NAMED, namedBranches, type NamedPeriod } from './namedBranches.ts';

/**
 * Selects, as `branch_id`, the direct downlines of an agent whose teams have a row of their own in a sum: enough members below them played. The others
 * share one row. Where fewer than enough played among these, the smallest of the teams joins them, so that nobody finds them by subtraction.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const toldBranches = (agentId: number, period: NamedPeriod): RawBuilder<{ branch_id: number }> => sql`
  with direct as materialized (select descendant_id as id from account_tree where ancestor_id = ${agentId} and depth = 1),
  enough as materialized (${namedBranches(sql`select id from direct`, period)}),
  apart as materialized (
    select descendant_id as id from account_tree where ancestor_id in (select id from direct except select branch_id from enough)
  ),
  other as materialized (${activeAmong(sql`select id from apart`, period)} limit ${LEAST_NAMED}),
  size as materialized (
    select enough.branch_id, sum(day.members) as members
    from enough join team_active_day day on day.ancestor_id = enough.branch_id
      and day.day between ${period.from}::date and ${period.to}::date and day.currency = ${period.currency}
    group by enough.branch_id
  )
  select branch_id from size
  where (select count(*) from other) not between 1 and ${LEAST_NAMED - 1}
    or branch_id <> (select branch_id from size order by members, branch_id limit 1)`;

/** Returns the condition that enough members below an agent played for their sum to be shown. Source: docs/domain.md DR-10.6. */
export const isTeamTold = (agentId: number, period: NamedPeriod): RawBuilder<boolean> =>
  sql`exists (${namedBranches(sql`select ${agentId}::integer as id`, period)})`;

/** Selects, as `is_named`, whether enough direct downlines of an agent played themselves for each to be named. Source: docs/domain.md DR-10.6. */
export const directNamed = (agentId: number, period: NamedPeriod): RawBuilder<{ is_named: boolean }> => sql`
  with direct as materialized (select descendant_id as id from account_tree where ancestor_id = ${agentId} and depth = 1),
  active as materialized (${activeAmong(sql`select id from direct`, period)} limit ${LEAST_NAMED})
  select count(*) >= ${LEAST_NAMED} as is_named from active`;
