import { userLoss } from '@site/api/agentReports';
import { givenKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { namedTeam } from './namedTeam.ts';

/**
 * Reads what the players of the caller's own team lost in one currency, from the roll-ups: what they staked, less what they won and were
 * given. Players who are not named share a row for each direct downline.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6.
 */
export default answerReport(userLoss, {
  asOf: countedAt,
  rows: (asked) => {
    const { currency, from, to, filter, groupBy } = asked;
    const account = groupBy === 'downline' ? sql`null::text` : sql`account`;
    return sql<StoredRow<typeof userLoss>>`(
      with team as materialized (${namedTeam(asked)}),
      figure as (
        select team.account, team.downline, day.bets, day.stake_minor as stake, day.valid_bet_minor as valid, day.payout_minor as payout, 0 as given
        from team join member_day day on day.account_id = team.account_id
        where day.currency = ${currency} and day.day between ${from}::date and ${to}::date and day.day >= team.since_day
        union all
        select team.account, team.downline, 0, 0, 0, 0, day.amount_minor
        from team join member_money_day day on day.account_id = team.account_id
        where day.currency = ${currency} and day.day between ${from}::date and ${to}::date and day.day >= team.since_day
          and day.kind = any(${givenKinds}::text[])
      )
      select downline || ' ' || coalesce(${account}, '') as id, ${account} as account, downline, sum(bets)::integer as bets,
        sum(stake)::bigint as "stakeMinor", sum(valid)::bigint as "validBetMinor", sum(payout)::bigint as "payoutMinor",
        sum(given)::bigint as "givenMinor", sum(stake - payout - given)::bigint as "lossMinor"
      from figure
      where ${matches(filter, { account: 'account', downline: 'downline' })}
      group by downline, ${account})`;
  },
});
