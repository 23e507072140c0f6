import { downlineEntries } from '@site/api/agentReports';
import { transactionKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { isInTeam, namedTeam } from './namedTeam.ts';

/**
 * Reads the transfers of the caller's own team in one currency, apart from play. A transfer between two of the team has a row for each side.
 *
 * Source: AGT-11, AGT-13, AGT-14, docs/domain.md DR-10.6.
 */
export default answerReport(downlineEntries, {
  rows: (asked) => {
    const isAsked = sql`t.currency = ${asked.currency} and ${isInTeam(sql`t.at`, asked)} and t.kind = any(${transactionKinds}::text[])
      and ${matches(asked.filter, { account: 'team.account', downline: 'team.downline', kind: 't.kind' })}`;
    return sql<StoredRow<typeof downlineEntries>>`(
      with team as materialized (${namedTeam(asked)})
      select t.id || ' ' || 'out' as id, t.at, t.kind, team.account, team.downline, t.amount_minor as "amountMinor", t.currency
      from team join transfer t on t.account_id = team.account_id
      where ${isAsked}
      union all
      select t.id || ' ' || 'in', t.at, t.kind, team.account, team.downline, -t.amount_minor, t.currency
      from team join transfer t on t.counter_id = team.account_id and t.counter_id > 0
      where ${isAsked})`;
  },
});
