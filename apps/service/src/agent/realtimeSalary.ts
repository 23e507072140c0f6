import { realtimeSalary } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { settledUntil } from './settledUntil.ts';

/**
 * Reads the real-time salary of the caller's contracts by day, from its settled slices. They are complete until the next slice is due.
 *
 * Source: AGT-07, AGT-11, docs/domain.md DR-11.9.
 */
export default answerReport(realtimeSalary, {
  asOf: settledUntil,
  rows: ({ db, member, zone, currency, from, to, filter, groupBy }) => {
    const days = db
      .selectFrom('salary_slice')
      .innerJoin('contract', 'contract.id', 'salary_slice.contract_id')
      .innerJoin('account as taker', 'taker.id', 'contract.taker_id')
      .where('contract.kind', '=', 'REALTIME')
      .where(groupBy === 'given' ? 'contract.giver_id' : 'contract.taker_id', '=', member.id)
      .where('taker.currency', '=', currency)
      .where('slice_start', '>=', sql<Date>`${from}::date::timestamp at time zone ${zone}`)
      .where('slice_start', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${zone}`)
      .groupBy([sql`1`, 'contract.id', 'taker.username', 'taker.currency'])
      .select([
        sql<string>`(slice_start at time zone ${zone})::date`.as('day'),
        sql<string>`'C-' || contract.id`.as('contract'),
        'taker.username as account',
        sql<number>`count(*)::integer`.as('slices'),
        sql<bigint>`sum(valid_bet_minor)::bigint`.as('validBetMinor'),
        sql<bigint>`sum(gross_minor)::bigint`.as('grossMinor'),
        sql<bigint>`sum(amount_minor)::bigint`.as('keptMinor'),
        sql<bigint>`greatest(0, -(array_agg(open_minor order by slice_start desc))[1])`.as('owedMinor'),
        'taker.currency as currency',
      ]);
    return db
      .selectFrom(days.as('days'))
      .selectAll()
      .select(sql<string>`contract || ' ' || day`.as('id'))
      .select(sql<string>`case when "owedMinor" > 0 then 'OWED' else 'PAID' end`.as('status'))
      .$if(filter.status !== undefined, (query) => query.where(sql<boolean>`("owedMinor" > 0) = ${filter.status === 'OWED'}`));
  },
});
