import { teamDownlines } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import type { StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { activeAmong } from './activeAmong.ts';
import { branchDays } from './branchDays.ts';
import { idOf } from './teamRows.ts';

const names = ['deposits', 'bets', 'stake', 'valid', 'payout'];
const played = sql`0 as deposits, day.bets, day.stake_minor as stake, day.valid_bet_minor as valid, day.payout_minor as payout`;
const deposited = sql`day.amount_minor, 0, 0, 0, 0`;

/** Sums a figure over the days that are told; null where none is. */
const sumOf = (figure: string, type: 'integer' | 'bigint' = 'bigint') =>
  sql`(sum(${sql.ref(figure)}) filter (where is_told))::${sql.raw(type)}`;

/**
 * Reads the deposits and bets of the teams of the caller's direct downlines in one currency, from the roll-ups, and the caller's own. Teams that are too
 * small share a row, and days of too few are in no sum. Active members are counted for the rows of a page alone.
 *
 * Source: AGT-06, AGT-11, docs/domain.md DR-10.6.
 */
export default answerReport(teamDownlines, {
  asOf: countedAt,
  rows: (asked) => {
    const { downline } = asked.filter;
    return sql<StoredRow<typeof teamDownlines>>`(
      select coalesce(branch_id::text, 'others') as id, branch_id, ${sumOf('deposits')} as "depositsMinor", ${sumOf('bets', 'integer')} as bets,
        ${sumOf('stake')} as "stakeMinor", ${sumOf('valid')} as "validBetMinor", ${sumOf('payout')} as "payoutMinor",
        (sum(stake - payout) filter (where is_told))::bigint as "profitMinor"
      from (
        (${branchDays(asked, { of: 'day', columns: played, names })})
        union all
        (${branchDays(asked, { of: 'money_day', columns: deposited, names, where: sql`day.kind = 'DEPOSIT'` })})
      ) figure
      where ${downline === undefined ? sql`true` : sql`branch_id = ${idOf(asked, downline)}`}
      group by branch_id
      having branch_id is not null or sum(bets) <> 0 or sum(stake) <> 0 or sum(deposits) <> 0)`;
  },
  namedBy: ['branch_id'],
  complete: (page, asked) => sql`(
    with page as materialized (${page}),
    team as materialized (
      select tree.ancestor_id as branch_id, tree.descendant_id as account_id
      from page join account_tree tree on tree.ancestor_id = page.branch_id and (page.branch_id <> ${asked.member.id} or tree.depth = 0)
    ),
    active as materialized (${activeAmong(sql`select account_id from team`, asked)}),
    counted as (select branch_id, count(*)::integer as members from team join active using (account_id) group by branch_id)
    select page.*, branch.username as downline, case when page.branch_id is not null then coalesce(counted.members, 0) end as "activeMembers"
    from page left join account branch on branch.id = page.branch_id left join counted on counted.branch_id = page.branch_id)`,
});
