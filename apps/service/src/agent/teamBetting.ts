import { teamBetting } from '@site/api/agentReports';
import { type RawBuilder, sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { type Asked, matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { toldCategories } from './toldCategories.ts';
import { toldDays } from './toldDays.ts';

const told = (figure: RawBuilder<unknown>) => sql`case when is_told then ${figure} end`;

/** Returns the sum of the rows that are told; null where none of them is. */
const sumOf = (figure: RawBuilder<unknown>) =>
  sql`case when count(*) = 0 or bool_or(is_told) then coalesce(sum(${figure}) filter (where is_told), 0) end`;

/**
 * Reads the bets of the caller's own team in one currency, by day or by day and game type, from the roll-ups. The figures of a row of fewer than five
 * active members are left out, in the totals too.
 *
 * Source: AGT-06, AGT-11, docs/domain.md DR-10.6.
 */
export default answerReport(teamBetting, {
  asOf: countedAt,
  rows: (asked) => sql<StoredRow<typeof teamBetting>>`(
      select id, day, "gameType", "activeMembers", ${told(sql`bets`)} as bets, ${told(sql`stake`)} as "stakeMinor",
        ${told(sql`valid`)} as "validBetMinor", ${told(sql`payout`)} as "payoutMinor", ${told(sql`stake - payout`)} as "profitMinor"
      from (${cellsOf(asked)}) cell)`,
  totals: (asked) =>
    Promise.resolve(sql`(
      select count(*) as rows, ${sumOf(sql`bets`)} as bets, ${sumOf(sql`stake`)} as "stakeMinor", ${sumOf(sql`valid`)} as "validBetMinor",
        ${sumOf(sql`payout`)} as "payoutMinor", ${sumOf(sql`stake - payout`)} as "profitMinor"
      from (${cellsOf(asked)}) cell)`),
});

/** Selects the rows with their figures, and as `is_told` whether they may be shown. */
function cellsOf(asked: Asked<typeof teamBetting>) {
  const { member, currency, from, to, filter, groupBy } = asked;
  const isByDay = groupBy === 'day';
  const isWhole = isByDay && filter.gameType === undefined;
  // A member who plays two game types on one day is one active member.
  const activeOfDay = sql`coalesce((
    select members from team_active_day active where active.ancestor_id = ${member.id} and active.day = team_day.day
      and active.currency = ${currency}), 0)`;
  const isTold = isWhole
    ? sql`day in (${toldDays(member.id, asked)})`
    : sql`bool_and((day, game_type) in (${toldCategories(member.id, asked)}))`;
  return sql`
      select ${isByDay ? sql`day::text` : sql`day || ' ' || game_type`} as id, day,
        ${isByDay ? sql`null::text` : sql`game_type`} as "gameType", sum(bets)::integer as bets,
        ${isWhole ? activeOfDay : sql`sum(active_members)::integer`} as "activeMembers",
        sum(stake_minor)::bigint as stake, sum(valid_bet_minor)::bigint as valid, sum(payout_minor)::bigint as payout, ${isTold} as is_told
      from team_day
      where ancestor_id = ${member.id} and currency = ${currency} and day between ${from}::date and ${to}::date
        and ${matches(filter, { gameType: 'game_type' })}
      group by day ${isByDay ? sql`` : sql`, game_type`}`;
}
