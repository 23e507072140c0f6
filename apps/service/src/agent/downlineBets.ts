import { downlineBets } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { isInTeam, namedTeam } from './namedTeam.ts';

/**
 * Reads the settled bets of the caller's own team in one currency, by the day on which they were settled.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6.
 */
export default answerReport(downlineBets, {
  rows: (asked) => sql<StoredRow<typeof downlineBets>>`(
    select md5(bet.integration || ':' || bet.account_id || ':' || bet.round_id || ':' || bet.part) as id, bet.settled_at as "settledAt",
      team.account, team.downline, bet.game_type as "gameType", bet.stake_minor as "stakeMinor", bet.valid_bet_minor as "validBetMinor",
      bet.payout_minor as "payoutMinor", bet.currency
    from (${namedTeam(asked)}) team
    join bet on bet.account_id = team.account_id
    where bet.currency = ${asked.currency} and ${isInTeam(sql`bet.settled_at`, asked)}
      and ${matches(asked.filter, { account: 'team.account', downline: 'team.downline', gameType: 'bet.game_type' })})`,
});
