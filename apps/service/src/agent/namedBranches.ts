import type { Day } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import { activeAmong } from './activeAmong.ts';

/** Number of active members from which on a figure is opened to each of them. Source: docs/domain.md DR-10.6. */
export const LEAST_NAMED = 5;

export interface NamedPeriod {
  currency: string;
  from: Day;
  to: Day;
}

/**
 * Selects, as `branch_id`, the teams in which enough members played to name them. `branches` selects the heads of the teams as `id`; a head does not
 * count.
 *
 * The days of a team tell of most: on one of them enough played whether its head did or not, or on all together too few. The members are looked at
 * where they leave it open, and where somebody has left the team since, who counts on its days still.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const namedBranches = (branches: RawBuilder<unknown>, period: NamedPeriod): RawBuilder<{ branch_id: number }> => sql`
  with head as materialized (${branches}),
  counted as materialized (
    select head.id as branch_id, max(day.members) > ${LEAST_NAMED} and not exists (
        select from account_tree_past past where past.ancestor_id = head.id
      ) as is_lively
    from head join team_active_day day on day.ancestor_id = head.id
      and day.day between ${period.from}::date and ${period.to}::date and day.currency = ${period.currency}
    group by head.id having sum(day.members) >= ${LEAST_NAMED}
  ),
  member as materialized (
    select ancestor_id as branch_id, descendant_id as account_id from account_tree
    where depth > 0 and ancestor_id in (select branch_id from counted where not is_lively)
  ),
  active as materialized (${activeAmong(sql`select account_id from member`, period)})
  select branch_id from counted where is_lively
  union all
  select branch_id from member join active using (account_id) group by branch_id having count(*) >= ${LEAST_NAMED}`;
