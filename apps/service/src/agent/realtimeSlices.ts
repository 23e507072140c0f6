import { realtimeSlices } from '@site/api/agentReports';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { settledUntil } from './settledUntil.ts';

/**
 * Reads the settled slices of real-time salary of the contracts that the caller takes or gives.
 *
 * Source: AGT-07, AGT-11, docs/domain.md DR-11.9.
 */
export default answerReport(realtimeSlices, {
  asOf: settledUntil,
  rows: ({ member, zone, currency, from, to, filter }) => sql<StoredRow<typeof realtimeSlices>>`(
    select s.* from (
      select 'C-' || contract.id as contract, contract.id || ' ' || extract(epoch from slice_start)::bigint as id, slice_start as "startsAt",
        taker.username as account, valid_bet_minor as "validBetMinor", gross_minor as "grossMinor", amount_minor as "keptMinor",
        carry_ppm as "carryPpm", taker.currency
      from contract
      join account taker on taker.id = contract.taker_id
      join salary_slice on salary_slice.contract_id = contract.id
      where contract.kind = 'REALTIME' and ${member.id} in (contract.taker_id, contract.giver_id) and taker.currency = ${currency}
        and slice_start >= ${startOfDay(from, zone)} and slice_start < ${startOfDay(addDays(to, 1), zone)}
    ) s where ${matches(filter, { contract: 's.contract' })})`,
});
