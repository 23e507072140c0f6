import type { Day } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import { activeAmong } from './activeAmong.ts';

/** Number of active members below a direct downline from which on they are named. Source: docs/domain.md DR-10.6. */
export const LEAST_NAMED = 5;

/** Members of a team that are looked at first: of most teams they hold enough who played, and a team of 100,000 need not be counted. */
const FIRST_MEMBERS = 50;

interface Period {
  currency: string;
  from: Day;
  to: Day;
}

/**
 * Selects, as `branch_id`, the teams in which enough members played to name them. `branches` selects the heads of the teams as `id`; a head does not
 * count.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const namedBranches = (branches: RawBuilder<unknown>, period: Period): RawBuilder<{ branch_id: number }> => sql`
  with head as materialized (${branches}),
  first_member as materialized (
    select head.id as branch_id, below.descendant_id as account_id
    from head cross join lateral (
      select descendant_id from account_tree where ancestor_id = head.id and depth > 0 order by descendant_id desc limit ${FIRST_MEMBERS}
    ) below
  ),
  first_active as materialized (${activeAmong(sql`select account_id from first_member`, period)}),
  lively as materialized (
    select branch_id from first_member join first_active using (account_id) group by branch_id having count(*) >= ${LEAST_NAMED}
  ),
  other_member as materialized (
    select ancestor_id as branch_id, descendant_id as account_id from account_tree
    where depth > 0 and ancestor_id in (select id from head except select branch_id from lively)
  ),
  other_active as materialized (${activeAmong(sql`select account_id from other_member`, period)})
  select branch_id from lively
  union all
  select branch_id from other_member join other_active using (account_id) group by branch_id having count(*) >= ${LEAST_NAMED}`;
