import { accountRecords } from '@site/api/memberReports';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';

/**
 * Reads what moved a member's own money in one currency, by the brand's day.
 *
 * Source: MEM-35, docs/domain.md DR-0.5.
 */
export default answerReport(accountRecords, {
  rows: ({ member, currency, zone, from, to, filter }) => {
    const isAsked = sql`t.currency = ${currency} and t.at >= ${startOfDay(from, zone)} and t.at < ${startOfDay(addDays(to, 1), zone)}
      and ${matches(filter, { kind: 't.kind' })}`;
    // A transfer between players is in the books of the one who began it, which stand on another worker of a cluster than the member's posting.
    return sql<StoredRow<typeof accountRecords>>`(
      with received as materialized (
        select t.id, t.at, t.kind, t.currency from transfer t where t.counter_id = ${member.id} and ${isAsked}
      )
      select t.id::text as id, t.at, t.kind, p.amount_minor as "amountMinor", p.balance_after as "balanceMinor", t.currency,
        t.id::text as "referenceNumber"
      from transfer t
      join posting p on p.account_id = t.account_id and p.transfer_id = t.id and p.holder_id = ${member.id}
      where t.account_id = ${member.id} and ${isAsked}
      union all
      select t.id::text, t.at, t.kind, p.amount_minor, p.balance_after, t.currency, t.id::text
      from received t
      join posting p on p.transfer_id = t.id and p.account_id = ${member.id} and p.holder_id = ${member.id})`;
  },
});
