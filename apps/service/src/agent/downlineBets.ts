import { downlineBets } from '@site/api/agentReports';
import type { Day } from '@site/rules/period';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { type Asked, matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { countedTeam } from './countedTeam.ts';
import { isInTeam, isOfNamed, withNames } from './teamRows.ts';
import { toldCategories } from './toldCategories.ts';
import { isOneOf, toldDays } from './toldDays.ts';

/**
 * Reads the settled bets of the caller's own team in one currency, by the day on which they were settled: those of others only on days on which enough
 * played, and with their game type only where enough played it. A slice is the five minutes of real-time salary in which a bet settled; one that was
 * counted late is paid with a later slice. The totals come from the roll-ups.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6, DR-11.9.
 */
export default answerReport(downlineBets, {
  asOf: countedAt,
  rows: (asked) => {
    const { account, downline, slice, gameType } = asked.filter;
    const { member, zone } = asked;
    const local = sql`(bet.settled_at at time zone ${zone})`;
    const day = sql`${local}::date`;
    const sliceOf = sql`to_char(date_bin('5 minutes', ${local}, date '2000-01-01'), 'HH24:MI')`;
    const daysOf = (type: string) =>
      sql<{ day: Day }>`select day from (${toldCategories(member.id, asked)}) cell where game_type = ${type}`;
    const isKnown = sql`(tree.depth = 0 or (${day}, bet.game_type) in (${toldCategories(member.id, asked)}))`;
    return sql<StoredRow<typeof downlineBets>>`(
      select md5(bet.integration || ':' || bet.account_id || ':' || bet.round_id || ':' || bet.part) as id, bet.settled_at as "settledAt",
        tree.descendant_id as member_id, tree.depth, ${day} as day, case when ${isKnown} then bet.game_type end as "gameType",
        bet.stake_minor as "stakeMinor", bet.valid_bet_minor as "validBetMinor", bet.payout_minor as "payoutMinor", ${sliceOf} as slice, bet.currency
      from account_tree tree
      join bet on bet.account_id = tree.descendant_id
      where tree.ancestor_id = ${member.id} and bet.currency = ${asked.currency} and ${isInTeam(sql`bet.settled_at`, asked, 'tree')}
        and (tree.depth = 0 or ${isOneOf(day, toldDays(member.id, asked))}) and ${isOfNamed(asked, { account, downline }, day)}
        and ${gameType === undefined ? sql`true` : sql`bet.game_type = ${gameType} and (tree.depth = 0 or ${isOneOf(day, daysOf(gameType))})`}
        and ${slice === undefined ? sql`true` : sql`${sliceOf} = ${slice}`})`;
  },
  complete: withNames,
  namedBy: ['member_id', 'depth', 'day'],
  totals: countedOf,
});

/** Selects figures that come to the totals of all rows from the roll-ups, where these hold them. */
async function countedOf(asked: Asked<typeof downlineBets>) {
  const { account, downline, slice, gameType } = asked.filter;
  const { member } = asked;
  const team = slice === undefined ? await countedTeam(asked, { account, downline }) : undefined;
  if (!team) return undefined;
  const isAsked = (row: string) =>
    sql`${sql.ref(`${row}.currency`)} = ${asked.currency} and ${matches({ gameType }, { gameType: `${row}.game_type` })}`;
  const days = sql`day.day between ${asked.from}::date and ${asked.to}::date`;
  const figures = sql`bets as rows, stake_minor as "stakeMinor", valid_bet_minor as "validBetMinor", payout_minor as "payoutMinor"`;
  const part = sql`select 1, 0, 0, 0 from bet`;
  const dayOfBet = sql`(bet.settled_at at time zone ${asked.zone})::date`;
  if (team.of === 'account')
    return sql`(
        select ${figures} from member_day day where account_id = ${team.id} and ${days} and ${isAsked('day')}
        union all
        ${part} where account_id = ${team.id} and part > 0 and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')})`;
  const isTold = (day: typeof dayOfBet, row: string) => {
    const ofType = sql`(${day}, ${sql.ref(`${row}.game_type`)}) in (${toldCategories(member.id, asked)})`;
    return sql`${team.isTold(day)} and ${gameType === undefined ? sql`true` : ofType}`;
  };
  // What the agent itself played on the other days.
  const isOwn = team.id === member.id;
  const own = (day: typeof dayOfBet, row: string) => sql`${isOwn} and not (${isTold(day, row)})`;
  // The days count a bet with its first part, and those who have left the team until then.
  return sql`(
      select ${figures} from team_day day where ancestor_id = ${team.id} and ${days} and ${isAsked('day')} and ${isTold(sql`day.day`, 'day')}
      union all
      select ${figures} from member_day day where account_id = ${team.id} and ${days} and ${isAsked('day')} and ${own(sql`day.day`, 'day')}
      union all
      ${part} where account_id = ${team.id} and part > 0 and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')} and ${own(dayOfBet, 'bet')}
      union all
      ${part} join account_tree tree on tree.ancestor_id = ${team.id} and tree.descendant_id = bet.account_id and bet.settled_at >= tree.since
      where bet.part > 0 and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')} and ${isTold(dayOfBet, 'bet')}
      union all
      select -(bet.part = 0)::integer, -bet.stake_minor, -bet.valid_bet_minor, -bet.payout_minor
      from account_tree_past past
      join bet on bet.account_id = past.descendant_id and bet.settled_at >= past.since and bet.settled_at < past.until
      where past.ancestor_id = ${team.id} and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')} and ${isTold(dayOfBet, 'bet')})`;
}
