import type { TeamOverviewValue } from '@site/api/agent';
import type { Day } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { countActive } from './countActive.ts';
import { toldBranches } from './toldBranches.ts';

const MAX_DOWNLINES = 20;

/**
 * Reads the direct downlines of an agent with the figures of their teams: the twenty with the highest valid bets, highest first. Days on which
 * fewer than five of a team played are left out.
 *
 * Source: AGT-03, docs/domain.md DR-10.6.
 */
export async function readDownlines(
  db: Kysely<Schema>,
  { agentId, currency, zone, days }: { agentId: number; currency: string; zone: string; days: Day[] },
): Promise<TeamOverviewValue['byDownline']> {
  const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];
  const { rows } = await sql<Row>`
    /* prepared: team.downlines */
    with told as materialized (select * from (${toldBranches(agentId, { currency, zone, from, to })}) branch where branch_id <> ${agentId}),
    top as (
      select told.branch_id as id, sum(t.valid_bet_minor)::bigint as valid, sum(t.stake_minor - t.payout_minor)::bigint as profit
      from told
      join team_day t on t.ancestor_id = told.branch_id and t.day = told.day and t.currency = ${currency}
      group by told.branch_id
      order by valid desc, id
      limit ${MAX_DOWNLINES}
    )
    select top.id, a.username, a.nickname, a.type, top.valid, top.profit,
      (select jsonb_object_agg(day, valid) from (
        select t.day, sum(t.valid_bet_minor)::text as valid
        from told join team_day t on t.ancestor_id = told.branch_id and t.day = told.day and t.currency = ${currency}
        where told.branch_id = top.id
        group by t.day) by_day) as series
    from top join account a on a.id = top.id
    order by top.valid desc, top.id`.execute(db);
  const active = await countActive(db, { headIds: rows.map(({ id }) => id), currency, from, to });
  return rows.map((row) => ({
    id: String(row.id),
    account: row.username,
    nickname: row.nickname,
    type: row.type,
    activeMembers: active.get(row.id) ?? 0,
    validBetMinor: String(row.valid),
    profitMinor: String(row.profit),
    series: days.map((day) => row.series[day] ?? '0'),
  }));
}

interface Row {
  id: number;
  username: string;
  nickname: string;
  type: TeamOverviewValue['byDownline'][number]['type'];
  valid: bigint;
  profit: bigint;
  series: Record<Day, string>;
}
