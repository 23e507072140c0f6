import { userLoss } from '@site/api/agentReports';
import { givenKinds } from '@site/api/entryKinds';
import { type RawBuilder, sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import type { Asked, StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { branchDays } from './branchDays.ts';
import { openDays, withTeamNames } from './openTeam.ts';
import { idOf } from './teamRows.ts';

const played = sql`day.bets, day.stake_minor as stake, day.valid_bet_minor as valid, day.payout_minor as payout, 0 as given`;
const given = sql`0, 0, 0, 0, day.amount_minor`;
const isGiven = sql`day.kind = any(${givenKinds}::text[])`;

/**
 * Reads what the players of the caller's own team lost in one currency, from the roll-ups: what they staked, less what they won and were
 * given. Players who are not named share a row, and so do the downlines whose teams are too small. Days of too few are in no sum.
 *
 * Source: AGT-11, AGT-12, docs/domain.md DR-10.6.
 */
export default answerReport(userLoss, {
  asOf: countedAt,
  rows: (asked) => {
    const isByDownline = asked.groupBy === 'downline';
    const figures = isByDownline && asked.filter.account === undefined ? figuresOfBranches(asked) : figuresOfPlayers(asked);
    const account = isByDownline ? sql`null::integer` : sql`account_id`;
    return sql<StoredRow<typeof userLoss>>`(
      select coalesce(branch_id::text, '') || ' ' || coalesce(${account}::text, '') as id, ${account} as account_id, branch_id,
        ${told(sql`sum(bets)`)}::integer as bets, ${told(sql`sum(stake)`)}::bigint as "stakeMinor",
        ${told(sql`sum(valid)`)}::bigint as "validBetMinor", ${told(sql`sum(payout)`)}::bigint as "payoutMinor",
        ${told(sql`sum(given)`)}::bigint as "givenMinor", ${told(sql`sum(stake - payout - given)`)}::bigint as "lossMinor"
      from (${figures}) figure
      group by branch_id, ${account}
      having branch_id is not null or sum(bets) <> 0 or sum(stake) <> 0 or sum(given) <> 0)`;
  },
  complete: (page) => withTeamNames(page),
  namedBy: ['account_id', 'branch_id'],
});

const told = (sum: RawBuilder<unknown>) => sql`(${sum} filter (where is_told))`;

const figuresOfPlayers = (asked: Asked<typeof userLoss>) => sql`
  (${openDays(asked, { table: 'member_day', columns: played, filter: asked.filter })})
  union all
  (${openDays(asked, { table: 'member_money_day', columns: given, where: isGiven, filter: asked.filter })})`;

const figuresOfBranches = (asked: Asked<typeof userLoss>) => {
  const { downline } = asked.filter;
  return sql`
  select * from (
    (${branchDays(asked, { of: 'day', columns: played, names: ['bets', 'stake', 'valid', 'payout', 'given'] })})
    union all
    (${branchDays(asked, { of: 'money_day', columns: given, where: isGiven, names: ['bets', 'stake', 'valid', 'payout', 'given'] })})
  ) figure
  where ${downline === undefined ? sql`true` : sql`branch_id = ${idOf(asked, downline)}`}`;
};
