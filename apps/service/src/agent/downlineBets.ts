import { downlineBets } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { type Asked, matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { countedTeam } from './countedTeam.ts';
import { isInTeam } from './namedTeam.ts';
import { isOfNamed, withNames } from './teamRows.ts';
import { isTeamTold } from './toldBranches.ts';

/**
 * Reads the settled bets of the caller's own team in one currency, by the day on which they were settled. A slice is the five minutes of real-time
 * salary in which a bet settled; one that was counted late is paid with a later slice. The totals come from the roll-ups.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6, DR-11.9.
 */
export default answerReport(downlineBets, {
  asOf: countedAt,
  rows,
  complete: withNames,
  totals: async (asked) => {
    const { account, downline } = asked.filter;
    const figures = await countedOf(asked);
    if (account !== undefined || downline !== undefined) return figures;
    // A sum of too few would be the bets of somebody whose name the agent may guess.
    return sql`(
      select ${figures ? sql`rows` : sql`1 as rows`}, ${told('stakeMinor')}, ${told('validBetMinor')}, ${told('payoutMinor')}
      from ${figures ?? rows(asked)} figure cross join (select ${isTeamTold(asked.member.id, asked)} as is_told) team)`;
  },
});

const told = (figure: string) => sql`case when is_told then ${sql.ref(figure)} end as ${sql.ref(figure)}`;

/** Selects figures that come to the totals of all rows from the roll-ups, where these hold them. */
async function countedOf(asked: Asked<typeof downlineBets>) {
  const { account, downline, slice, gameType } = asked.filter;
  const team = slice === undefined ? await countedTeam(asked, { account, downline }) : undefined;
  if (!team) return undefined;
  const isAsked = (row: string) =>
    sql`${sql.ref(`${row}.currency`)} = ${asked.currency} and ${matches({ gameType }, { gameType: `${row}.game_type` })}`;
  const days = sql`day between ${asked.from}::date and ${asked.to}::date`;
  if (team.of === 'account')
    return sql`(
        select bets as rows, stake_minor as "stakeMinor", valid_bet_minor as "validBetMinor", payout_minor as "payoutMinor"
        from member_day day where account_id = ${team.id} and ${days} and ${isAsked('day')}
        union all
        select 1, 0, 0, 0 from bet where account_id = ${team.id} and part > 0 and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')})`;
  // The days count a bet with its first part, and those who have left the team until then.
  return sql`(
      select bets as rows, stake_minor as "stakeMinor", valid_bet_minor as "validBetMinor", payout_minor as "payoutMinor"
      from team_day day where ancestor_id = ${team.id} and ${days} and ${isAsked('day')}
      union all
      select 1, 0, 0, 0
      from bet join account_tree tree on tree.ancestor_id = ${team.id} and tree.descendant_id = bet.account_id and bet.settled_at >= tree.since
      where bet.part > 0 and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')}
      union all
      select -(bet.part = 0)::integer, -bet.stake_minor, -bet.valid_bet_minor, -bet.payout_minor
      from account_tree_past past
      join bet on bet.account_id = past.descendant_id and bet.settled_at >= past.since and bet.settled_at < past.until
      where past.ancestor_id = ${team.id} and ${team.isWithin(sql`bet.settled_at`)} and ${isAsked('bet')})`;
}

function rows(asked: Asked<typeof downlineBets>) {
  const { account, downline, slice, ...filter } = asked.filter;
  const sliceOf = sql`to_char(date_bin('5 minutes', bet.settled_at at time zone ${asked.zone}, date '2000-01-01'), 'HH24:MI')`;
  return sql<StoredRow<typeof downlineBets>>`(
    select md5(bet.integration || ':' || bet.account_id || ':' || bet.round_id || ':' || bet.part) as id, bet.settled_at as "settledAt",
      tree.descendant_id as member_id, tree.depth, bet.game_type as "gameType", bet.stake_minor as "stakeMinor",
      bet.valid_bet_minor as "validBetMinor", bet.payout_minor as "payoutMinor", ${sliceOf} as slice, bet.currency
    from account_tree tree
    join bet on bet.account_id = tree.descendant_id
    where tree.ancestor_id = ${asked.member.id} and bet.currency = ${asked.currency} and ${isInTeam(sql`bet.settled_at`, asked, 'tree')}
      and ${isOfNamed(asked, { account, downline })} and ${matches(filter, { gameType: 'bet.game_type' })}
      and ${slice === undefined ? sql`true` : sql`${sliceOf} = ${slice}`})`;
}
