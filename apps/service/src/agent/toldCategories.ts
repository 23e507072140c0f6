import type { Day } from '@site/rules/period';
import { type RawBuilder, sql } from 'kysely';
import { LEAST_NAMED } from './namedBranches.ts';
import { toldDays, type ToldPeriod, within } from './toldDays.ts';

/**
 * Selects, as `day` and `game_type`, the game types of a day whose figures are told: at least five below the agent played them, or the agent alone. If a
 * day has an untold game type, its smallest told one is left out too.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const toldCategories = (agentId: number, period: ToldPeriod): RawBuilder<{ day: Day; game_type: string }> => sql`
  with cell as materialized (
    select t.day, t.game_type, t.active_members - coalesce((
        select 1 from member_day own
        where own.account_id = ${agentId} and own.day = t.day and own.currency = t.currency and own.game_type = t.game_type limit 1
      ), 0) as members
    from team_day t
    where t.ancestor_id = ${agentId} and ${within('t.day', period)} and t.currency = ${period.currency} and t.day in (${toldDays(agentId, period)})
  ),
  ranked as (
    select *, members between 1 and ${LEAST_NAMED - 1} as is_small,
      bool_or(members between 1 and ${LEAST_NAMED - 1}) over (partition by day) as has_small,
      row_number() over (partition by day, members >= ${LEAST_NAMED} order by members, game_type) = 1 as is_smallest
    from cell
  )
  select day, game_type from ranked where not is_small and not (has_small and is_smallest and members >= ${LEAST_NAMED})`;
