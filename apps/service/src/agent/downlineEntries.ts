import { downlineEntries } from '@site/api/agentReports';
import { transactionKinds } from '@site/api/entryKinds';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { isInTeam } from './namedTeam.ts';
import { isOfNamed, withNames } from './teamRows.ts';

/**
 * Reads the transfers of the caller's own team in one currency, apart from play. A transfer between two of the team has a row for each side.
 *
 * Source: AGT-11, AGT-13, AGT-14, docs/domain.md DR-10.6.
 */
export default answerReport(downlineEntries, {
  rows: (asked) => {
    const { account, downline, ...filter } = asked.filter;
    const isAsked = sql`tree.ancestor_id = ${asked.member.id} and t.currency = ${asked.currency} and ${isInTeam(sql`t.at`, asked, 'tree')}
      and t.kind = any(${transactionKinds}::text[]) and ${isOfNamed(asked, { account, downline })} and ${matches(filter, { kind: 't.kind' })}`;
    return sql<StoredRow<typeof downlineEntries>>`(
      select t.id || ' ' || 'out' as id, t.at, t.kind, tree.descendant_id as member_id, tree.depth,
        t.amount_minor as "amountMinor", t.currency
      from account_tree tree join transfer t on t.account_id = tree.descendant_id
      where ${isAsked}
      union all
      select t.id || ' ' || 'in', t.at, t.kind, tree.descendant_id, tree.depth, -t.amount_minor, t.currency
      from account_tree tree join transfer t on t.counter_id = tree.descendant_id and t.counter_id > 0
      where ${isAsked})`;
  },
  complete: withNames,
});
