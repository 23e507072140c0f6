import { bonusRecords } from '@site/api/memberReports';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';

/** Reads the bonuses that a member was granted in one currency, by the brand's day. Source: MEM-07. */
export default answerReport(bonusRecords, {
  rows: ({ member, currency, zone, from, to, filter }) => sql<StoredRow<typeof bonusRecords>>`(
    select r.id::text as id, r.opened_at as at, r.kind, coalesce(p.words -> (b.config ->> 'defaultLanguage') ->> 'title', p.code, c.gift ->> 'title') as title,
      r.granted_minor as "grantedMinor", r.need_minor as "needMinor", r.done_minor as "doneMinor", coalesce(r.outcome, 'open') as outcome,
      r.ended_at as "endedAt", r.currency
    from requirement r
    left join promotion p on r.idempotency_key like 'promotion:' || p.id || ':%'
    left join member_campaign c on r.idempotency_key = 'campaign:' || c.id
    left join brand b on b.merchant = p.merchant
    where r.account_id = ${member.id} and r.currency = ${currency} and r.counts = 'bonus'
      and r.opened_at >= ${startOfDay(from, zone)} and r.opened_at < ${startOfDay(addDays(to, 1), zone)}
      and ${matches(filter, { kind: 'r.kind', outcome: "coalesce(r.outcome, 'open')" })})`,
});
