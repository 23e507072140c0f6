import { downlineTransactions } from '@site/api/agentReports';
import { transactionKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { openDays, withTeamNames } from './openTeam.ts';
import { toldDays } from './toldDays.ts';

type Row = StoredRow<typeof downlineTransactions>;

/**
 * Reads what moved the money of the caller's own team in one currency, apart from play, by day and kind or by player too, from the roll-ups. Days on
 * which too few played are left out; by player the agent's own are not.
 *
 * Source: AGT-11, AGT-14, docs/domain.md DR-10.6.
 */
export default answerReport(downlineTransactions, {
  asOf: countedAt,
  rows: (asked) => {
    const { member, currency, from, to, groupBy, filter } = asked;
    const { account, downline, ...kinds } = filter;
    const isKind = sql`day.kind = any(${transactionKinds}::text[]) and ${matches(kinds, { kind: 'day.kind' })}`;
    if (groupBy === 'day')
      return sql<Row>`(
        select day || ' ' || kind as id, day, kind, null::integer as account_id, null::integer as branch_id, entries,
          amount_minor as "amountMinor", currency
        from team_money_day day
        where ancestor_id = ${member.id} and currency = ${currency} and day between ${from}::date and ${to}::date and ${isKind}
          and day in (${toldDays(member.id, asked)}) and ${account === undefined && downline === undefined})`;
    const columns = sql`day.day, day.kind, day.entries, day.amount_minor`;
    return sql<Row>`(
      select day || ' ' || kind || ' ' || coalesce(branch_id::text, '') || ' ' || coalesce(account_id::text, '') as id, day, kind, account_id,
        branch_id, sum(entries)::integer as entries, sum(amount_minor)::bigint as "amountMinor", ${currency}::text as currency
      from (${openDays(asked, { table: 'member_money_day', columns, where: isKind, filter: { account, downline } })}) figure
      where is_told
      group by day, kind, account_id, branch_id)`;
  },
  complete: (page) => withTeamNames(page),
  namedBy: ['account_id', 'branch_id'],
});
