import { type RawBuilder, sql } from 'kysely';
import type { TeamAsked } from './teamRows.ts';
import { toldBranches } from './toldBranches.ts';
import { toldDays } from './toldDays.ts';

interface Days {
  /** Roll-ups: `member_day` and `team_day`, or `member_money_day` and `team_money_day`. */
  of: 'day' | 'money_day';
  /** Columns to select from `day`, a row of the roll-up, under `names`. */
  columns: RawBuilder<unknown>;
  names: readonly string[];
  /** Condition on `day`. */
  where?: RawBuilder<unknown>;
}

/**
 * Selects the days of the agent by itself and of the teams of its direct downlines, each counted as a whole: as fast for 100,000 members as for ten.
 * `branch_id` is the agent, a direct downline whose team is told on the day, or null for all others, whose figures are those of the whole team less
 * those of the rest. `is_told` says whether the figures of the day may be in a sum.
 *
 * Source: docs/domain.md DR-10.2, DR-10.6.
 */
export const branchDays = (asked: TeamAsked, { of, columns, names, where = sql`true` }: Days): RawBuilder<unknown> => {
  const { member, currency, from, to } = asked;
  const isAsked = sql`day.currency = ${currency} and day.day between ${from}::date and ${to}::date and ${where}`;
  const figures = sql.join(names.map((name) => sql.ref(name)));
  const less = sql.join(names.map((name) => sql`-${sql.ref(name)}`));
  return sql`
  with told as materialized (select * from (${toldBranches(member.id, asked)}) branch where branch_id <> ${member.id}),
  whole as materialized (${toldDays(member.id, asked)}),
  own (on_day, ${figures}) as materialized (
    select day.day, ${columns} from ${sql.table(`member_${of}`)} day where day.account_id = ${member.id} and ${isAsked}
  ),
  team (on_day, ${figures}) as materialized (
    select day.day, ${columns} from ${sql.table(`team_${of}`)} day where day.ancestor_id = ${member.id} and ${isAsked}
  ),
  branch (on_day, branch_id, ${figures}) as materialized (
    select day.day, told.branch_id, ${columns}
    from told join ${sql.table(`team_${of}`)} day on day.ancestor_id = told.branch_id and day.day = told.day where ${isAsked}
  ),
  other as (
    select on_day, ${figures} from team union all select on_day, ${less} from own union all select on_day, ${less} from branch
  )
  select ${member.id}::integer as branch_id, true as is_told, ${figures} from own
  union all select branch_id, true, ${figures} from branch
  union all select null, on_day in (select day from whole), ${figures} from other`;
};
