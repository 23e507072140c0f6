import { userLoss } from '@site/api/agentReports';
import { givenKinds } from '@site/api/entryKinds';
import { type RawBuilder, sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { namedTeam } from './namedTeam.ts';
import { isTeamTold, toldBranches } from './toldBranches.ts';

type Asked = Parameters<typeof namedTeam>[0];

/**
 * Reads what the players of the caller's own team lost in one currency, from the roll-ups: what they staked, less what they won and were
 * given. Players who are not named share a row, and so do the downlines whose teams are too small. It has no figures where the whole team is.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6.
 */
export default answerReport(userLoss, {
  asOf: countedAt,
  rows: (asked) => {
    const { filter, groupBy } = asked;
    const isByDownline = groupBy === 'downline';
    const figures = isByDownline && filter.account === undefined ? figuresOfBranches(asked) : figuresOfPlayers(asked);
    const account = isByDownline ? sql`null::text` : sql`account`;
    return sql<StoredRow<typeof userLoss>>`(
      select coalesce(downline, '') || ' ' || coalesce(${account}, '') as id, ${account} as account, downline,
        ${told(sql`sum(bets)::integer`)} as bets, ${told(sql`sum(stake)::bigint`)} as "stakeMinor",
        ${told(sql`sum(valid)::bigint`)} as "validBetMinor", ${told(sql`sum(payout)::bigint`)} as "payoutMinor",
        ${told(sql`sum(given)::bigint`)} as "givenMinor", ${told(sql`sum(stake - payout - given)::bigint`)} as "lossMinor"
      from (${figures}) figure cross join (select ${isTeamTold(asked.member.id, asked)} as is_told) team
      where ${matches(filter, { account: 'account', downline: 'downline' })}
      group by downline, ${account}, is_told)`;
  },
});

const told = (figure: RawBuilder<unknown>) => sql`case when downline is not null or is_told then ${figure} end`;

const figuresOfPlayers = (asked: Asked) => sql`
  with team as materialized (${namedTeam(asked)})
  select team.account, team.downline, day.bets, day.stake_minor as stake, day.valid_bet_minor as valid, day.payout_minor as payout, 0 as given
  from team join member_day day on day.account_id = team.account_id
  where ${isCounted(asked)}
  union all
  select team.account, team.downline, 0, 0, 0, 0, day.amount_minor
  from team join member_money_day day on day.account_id = team.account_id
  where ${isCounted(asked)} and day.kind = any(${givenKinds}::text[])`;

/** Selects the figures of the agent and of the teams of its direct downlines, each counted as a whole: as fast for 100,000 members as for ten. */
const figuresOfBranches = (asked: Asked) => {
  const played = sql`day.bets, day.stake_minor as stake, day.valid_bet_minor as valid, day.payout_minor as payout, 0 as given`;
  const given = sql`0, 0, 0, 0, day.amount_minor`;
  const isGiven = sql`day.kind = any(${givenKinds}::text[])`;
  return sql`
  with told as materialized (${toldBranches(asked.member.id, asked)}),
  team as materialized (
    select tree.descendant_id as id, tree.depth, case when tree.depth = 0 or told.branch_id is not null then a.username end as downline,
      (tree.since at time zone ${asked.zone})::date + 1 as since_day
    from account_tree tree join account a on a.id = tree.descendant_id
    left join told on told.branch_id = tree.descendant_id
    where tree.ancestor_id = ${asked.member.id} and tree.depth < 2
  )
  select null::text as account, team.downline, ${played}
  from team join team_day day on day.ancestor_id = team.id and team.depth = 1 where ${isCounted(asked)}
  union all
  select null, team.downline, ${given}
  from team join team_money_day day on day.ancestor_id = team.id and team.depth = 1 where ${isCounted(asked)} and ${isGiven}
  union all
  select null, team.downline, ${played}
  from team join member_day day on day.account_id = team.id where day.account_id = ${asked.member.id} and ${isCounted(asked)}
  union all
  select null, team.downline, ${given}
  from team join member_money_day day on day.account_id = team.id
  where day.account_id = ${asked.member.id} and ${isCounted(asked)} and ${isGiven}`;
};

const isCounted = ({ currency, from, to }: Asked) =>
  sql`day.currency = ${currency} and day.day between ${from}::date and ${to}::date and day.day >= team.since_day`;
