import { downlineBets } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { isInTeam, namedTeam } from './namedTeam.ts';

/**
 * Reads the settled bets of the caller's own team in one currency, by the day on which they were settled. A slice is the five minutes of real-time
 * salary in which a bet settled; one that was counted late is paid with a later slice.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6, DR-11.9.
 */
export default answerReport(downlineBets, {
  rows: (asked) => sql<StoredRow<typeof downlineBets>>`(
    select md5(bet.integration || ':' || bet.account_id || ':' || bet.round_id || ':' || bet.part) as id, bet.settled_at as "settledAt",
      team.account, team.downline, bet.game_type as "gameType", bet.stake_minor as "stakeMinor", bet.valid_bet_minor as "validBetMinor",
      bet.payout_minor as "payoutMinor", at.slice, bet.currency
    from (${namedTeam(asked)}) team
    join bet on bet.account_id = team.account_id
    cross join lateral (
      select to_char(date_bin('5 minutes', bet.settled_at at time zone ${asked.zone}, date '2000-01-01'), 'HH24:MI') as slice
    ) at
    where bet.currency = ${asked.currency} and ${isInTeam(sql`bet.settled_at`, asked)}
      and ${matches(asked.filter, { account: 'team.account', downline: 'team.downline', gameType: 'bet.game_type', slice: 'at.slice' })})`,
});
