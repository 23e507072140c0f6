import { income } from '@site/api/agentReports';
import { incomeKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';

/** Reads what the caller was paid for its team in one currency, by day or by day and kind of pay, from the roll-ups. Source: AGT-13. */
export default answerReport(income, {
  asOf: countedAt,
  rows: ({ member, currency, from, to, filter, groupBy }) => {
    const kind = groupBy === 'day' ? sql`null::text` : sql`kind`;
    return sql<StoredRow<typeof income>>`(
      select day || ' ' || coalesce(${kind}, '') as id, day, ${kind} as kind, sum(entries)::integer as payments,
        sum(amount_minor)::bigint as "amountMinor", ${currency}::text as currency
      from member_money_day
      where account_id = ${member.id} and currency = ${currency} and day between ${from}::date and ${to}::date
        and kind = any(${incomeKinds}::text[]) and ${matches(filter, { kind: 'kind' })}
      group by day, ${kind})`;
  },
});
