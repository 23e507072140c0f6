import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Day } from '@site/rules/period';
import { toldBranches } from './toldBranches.ts';

interface Asked {
  agentId: number;
  /** A direct downline. */
  takerId: number;
  currency: string;
  zone: string;
  from: Day;
  to: Day;
}

/**
 * Reads the days on which the team of a direct downline has figures that an agent is not told. One without a team is told where single direct downlines
 * are.
 *
 * Source: docs/domain.md DR-10.6.
 */
export async function untoldDays(db: Kysely<Schema>, { agentId, takerId, ...period }: Asked): Promise<Day[]> {
  const { currency, from, to } = period;
  const isAsked = sql`ancestor_id = ${takerId} and currency = ${currency} and day between ${from}::date and ${to}::date`;
  const { rows } = await sql<{ day: Day }>`
    select day from (select day from team_day where ${isAsked} union select day from team_money_day where ${isAsked}) counted
    where day not in (
      select day from (${toldBranches(agentId, period)}) told
      where branch_id = ${takerId}
        or branch_id = ${agentId} and not exists (select from account_tree where ancestor_id = ${takerId} and depth > 0))
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}
