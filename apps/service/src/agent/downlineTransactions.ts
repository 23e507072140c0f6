import { downlineTransactions } from '@site/api/agentReports';
import { transactionKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { namedTeam } from './namedTeam.ts';

type Row = StoredRow<typeof downlineTransactions>;

/**
 * Reads what moved the money of the caller's own team in one currency, apart from play, by day and kind or by player too, from the roll-ups.
 *
 * Source: AGT-11, AGT-14, docs/domain.md DR-10.6.
 */
export default answerReport(downlineTransactions, {
  asOf: countedAt,
  rows: (asked) => {
    const { member, currency, from, to, filter, groupBy } = asked;
    const isAsked = sql`currency = ${currency} and day between ${from}::date and ${to}::date and kind = any(${transactionKinds}::text[])
      and ${matches(filter, { kind: 'kind', account: 'account', downline: 'downline' })}`;
    if (groupBy === 'day')
      return sql<Row>`(
        select day || ' ' || kind as id, day, kind, account, downline, entries, amount_minor as "amountMinor", currency
        from (
          select day, kind, null::text as account, null::text as downline, entries, amount_minor, currency
          from team_money_day where ancestor_id = ${member.id}
        ) team
        where ${isAsked})`;
    return sql<Row>`(
      select day || ' ' || kind || ' ' || coalesce(downline, '') || ' ' || coalesce(account, '') as id, day, kind, account, downline,
        sum(entries)::integer as entries, sum(amount_minor)::bigint as "amountMinor", ${currency}::text as currency
      from (${namedTeam(asked)}) team
      join member_money_day money using (account_id)
      where ${isAsked} and day >= since_day
      group by day, kind, account, downline)`;
  },
});
