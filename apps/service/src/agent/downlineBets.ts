import { downlineBets } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { isInTeam } from './namedTeam.ts';
import { isOfNamed, withNames } from './teamRows.ts';

/**
 * Reads the settled bets of the caller's own team in one currency, by the day on which they were settled. A slice is the five minutes of real-time
 * salary in which a bet settled; one that was counted late is paid with a later slice.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6, DR-11.9.
 */
export default answerReport(downlineBets, {
  rows: (asked) => {
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
  },
  complete: withNames,
});
