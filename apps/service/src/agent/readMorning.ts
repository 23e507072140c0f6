import type { TeamOverviewValue } from '@site/api/agent';
import { addDays, type Day, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { toldDays } from './toldDays.ts';

interface MorningOf {
  agentId: number;
  currency: string;
  zone: string;
  today: Day;
}

interface Row {
  day: Day;
  active: number;
  profit: bigint;
  joined: number;
  isTold: boolean;
}

/**
 * Reads what changed in a team since yesterday, from the roll-ups of two days. Active members and profit of fewer than five are left out.
 *
 * Source: AGT-03, docs/domain.md DR-10.6.
 */
export async function readMorning(
  db: Kysely<Schema>,
  { agentId, currency, zone, today }: MorningOf,
): Promise<TeamOverviewValue['morning']> {
  const days = [addDays(today, -1), addDays(today, -2)] as const;
  const { rows } = await sql<Row>`
    /* prepared: team.morning */
    select d.day, d.day in (${toldDays(agentId, { currency, zone, from: days[1], to: days[0] })}) as "isTold",
      coalesce((
        select sum(members)::integer from team_active_day t where t.ancestor_id = ${agentId} and t.day = d.day and t.currency = ${currency}
      ), 0) as active,
      coalesce((
        select sum(stake_minor - payout_minor)::bigint from team_day t where t.ancestor_id = ${agentId} and t.day = d.day and t.currency = ${currency}
      ), 0) as profit,
      (
        select count(*)::integer from account_tree tree join account a on a.id = tree.descendant_id
        where tree.ancestor_id = ${agentId} and tree.depth > 0
          and a.created_at >= d.starts_at and a.created_at < d.ends_at
      ) as joined
    from (values
      (${days[0]}::date, ${startOfDay(days[0], zone)}::timestamptz, ${startOfDay(today, zone)}::timestamptz),
      (${days[1]}::date, ${startOfDay(days[1], zone)}::timestamptz, ${startOfDay(days[0], zone)}::timestamptz)
    ) d (day, starts_at, ends_at)`.execute(db);
  const of = (day: Day) => {
    const row = rows.find((each) => each.day === day);
    const isShown = row?.isTold === true;
    return { active: isShown ? row.active : null, profit: isShown ? String(row.profit) : null, joined: row?.joined ?? 0 };
  };
  const [yesterday, before] = [of(days[0]), of(days[1])];
  return {
    day: days[0],
    activeMembers: { value: yesterday.active, before: before.active },
    profitMinor: { value: yesterday.profit, before: before.profit },
    newMembers: { value: yesterday.joined, before: before.joined },
  };
}
