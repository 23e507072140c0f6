import { MAX_STATEMENT_DAYS, statement } from '@site/api/limits';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { PAUSE } from '../ledger/executeOperation.ts';
import { countedAt } from '../rollup/countedAt.ts';

interface Row {
  day: string;
  deposits: bigint;
  withdrawals: bigint;
  staked: bigint;
  won: bigint;
  ms: bigint;
}

/**
 * Sums up deposits, withdrawals, stakes, payouts and time by day, from the roll-ups; time from the stakes themselves. A withdrawal counts on the
 * day on which it was asked for, a rejected one comes back on its own.
 *
 * Source: RES-03, docs/domain.md DR-23.3.
 */
export default handle(statement, async ({ input: { from, to }, member, services: { db, brands } }) => {
  if (to < from) return refuse('invalidInput', { field: 'to', rule: 'before from' });
  if (addDays(from, MAX_STATEMENT_DAYS) <= to) return refuse('invalidInput', { field: 'to', rule: 'too long' });
  const asOf = await countedAt(db);
  const { brand } = await brands.of(member.merchant);
  const { zone } = brand;
  const { id, currency } = member;
  const { rows } = await sql<Row>`
    with money as (
      select day, sum(amount_minor) filter (where kind = 'DEPOSIT') as deposits,
        -sum(amount_minor) filter (where kind in ('WITHDRAW_HOLD', 'WITHDRAW_RETURN')) as withdrawals
      from member_money_day where account_id = ${id} and currency = ${currency} and day between ${from}::date and ${to}::date group by day
    ),
    played as (
      select day, sum(stake_minor) as staked, sum(payout_minor) as won
      from member_day where account_id = ${id} and currency = ${currency} and day between ${from}::date and ${to}::date group by day
    ),
    stake as (
      select placed_at, placed_at - lag(placed_at) over (order by placed_at) as gap
      from bet where account_id = ${id} and placed_at >= ${startOfDay(from, zone)} and placed_at < ${startOfDay(addDays(to, 1), zone)}
    ),
    spent as (
      select (placed_at at time zone ${zone})::date as day, sum(extract(epoch from gap) * 1000) as ms from stake where gap < ${PAUSE} group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(deposits, 0)::bigint as deposits, coalesce(withdrawals, 0)::bigint as withdrawals,
      coalesce(staked, 0)::bigint as staked, coalesce(won, 0)::bigint as won, coalesce(ms, 0)::bigint as ms
    from money full join played using (day) full join spent using (day)
    order by day`.execute(db);
  const days = rows.map((row) => ({ day: row.day, ...asSent(row) }));
  const total = { deposits: 0n, withdrawals: 0n, staked: 0n, won: 0n, ms: 0n };
  for (const row of rows) for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += row[name];
  return accept({ currency, asOf: asOf.getTime(), ...asSent(total), days });
});

const asSent = ({ deposits, withdrawals, staked, won, ms }: Omit<Row, 'day'>) => ({
  depositsMinor: String(deposits),
  withdrawalsMinor: String(withdrawals),
  stakedMinor: String(staked),
  wonMinor: String(won),
  netMinor: String(won - staked),
  minutes: Math.round(Number(ms) / 60_000),
});
