import type { Day } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { activeAmong } from './activeAmong.ts';

interface ActiveQuery {
  /** Accounts at the head of a team each. */
  headIds: number[];
  currency: string;
  from: Day;
  to: Day;
}

/** Counts the members of each team who played in the currency in the days, both included. Teams without any are missing. */
export async function countActive(db: Kysely<Schema>, { headIds, currency, from, to }: ActiveQuery): Promise<Map<number, number>> {
  const { rows } = await sql<{ headId: number; active: number }>`
    /* prepared: team.active */
    with team as materialized (
      select ancestor_id, descendant_id as account_id from account_tree where ancestor_id = any(${headIds}::integer[])
    ),
    active as materialized (${activeAmong(sql`select account_id from team`, { currency, from, to })})
    select t.ancestor_id as "headId", count(*)::integer as active from team t join active a on a.account_id = t.account_id group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ headId, active }) => [headId, active]));
}
