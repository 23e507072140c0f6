import { type RawBuilder, sql } from 'kysely';
import { LEAST_NAMED } from './namedBranches.ts';

/**
 * Selects the figures of a team with `is_told`, which says whether they may be shown: those of fewer than five active members may not. Where all of
 * these in a sum are of fewer than five together, the next smallest are not shown either, so that nobody finds them by subtraction.
 *
 * `cells` selects the figures with an `id` and their `"activeMembers"`. `sum` tells apart the sums that are shown too.
 *
 * Source: docs/domain.md DR-10.6.
 */
export const toldCells = (cells: RawBuilder<unknown>, sum: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with cell as materialized (${cells}),
  ranked as (
    select *, row_number() over (partition by ${sum} order by "activeMembers", id) as rank,
      count(*) filter (where "activeMembers" < ${LEAST_NAMED}) over (partition by ${sum}) as small,
      sum("activeMembers") filter (where "activeMembers" < ${LEAST_NAMED}) over (partition by ${sum}) as apart
    from cell
  )
  select *, rank > small + coalesce((apart < ${LEAST_NAMED})::integer, 0) as is_told from ranked`;
