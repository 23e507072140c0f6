import type { InputOf, OutputOf } from '@site/api/call';
import type { Calls } from '@site/api/calls';
import type { HouseRow } from '@site/api/operatorBooks';
import { sql } from 'kysely';
import { countedAt } from '../rollup/countedAt.ts';
import type { Services } from '../services.ts';

/** Figures of a row as the database has them. */
type Stored = Record<'stake' | 'valid' | 'payout' | 'fee' | 'bonus' | 'rebate' | 'points' | 'salary', bigint> & { bets: number };
type StoredRow = Stored & { day: string | null; vassalage: string | null; vendorName: string | null };

const nothing: Stored = { bets: 0, stake: 0n, valid: 0n, payout: 0n, fee: 0n, bonus: 0n, rebate: 0n, points: 0n, salary: 0n };

/**
 * Reads GGR and NGR of the house in one currency from the roll-ups. The fee is taken of each vendor and day, so that every grouping has
 * the same sums; what members and agents got belongs to no vendor, and has a row of its own among vendors.
 *
 * Source: OPR-09, docs/domain.md DR-11.
 */
export async function readHouse(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  merchant: string,
  input: InputOf<Calls['houseReport']>,
): Promise<OutputOf<Calls['houseReport']>> {
  const { brand } = await brands.of(merchant);
  const { from, to, groupBy = 'day', currency = brand.currency } = input;
  const isByDay = groupBy !== 'vendor';
  const isByVendor = groupBy !== 'day';
  // Read before the figures: bets counted in between are in the figures, but not promised.
  const asOf = await countedAt(db);
  const { rows } = await sql<StoredRow>`
    with played as (
      select day, vassalage, bets, stake_minor as stake, valid_bet_minor as valid, payout_minor as payout,
        greatest(stake_minor - payout_minor, 0) / 10 as fee, 0 as bonus, 0 as rebate, 0 as points, 0 as salary
      from house_day
      where merchant = ${merchant} and currency = ${currency} and day between ${from}::date and ${to}::date
    ),
    given as (
      select day, '' as vassalage, 0 as bets, 0 as stake, 0 as valid, 0 as payout, 0 as fee,
        case when kind in ('BONUS', 'RED_ENVELOPE', 'MISSION', 'REFERRAL', 'JACKPOT', 'TOURNAMENT') then amount_minor else 0 end as bonus,
        case when kind = 'REBATE' then amount_minor else 0 end as rebate,
        case when kind = 'POINT_CONVERT' then amount_minor else 0 end as points,
        case when kind in ('SALARY_D', 'SALARY_H', 'SALARY_RT') then amount_minor else 0 end as salary
      from house_money_day
      where merchant = ${merchant} and currency = ${currency} and day between ${from}::date and ${to}::date
        and kind in ('BONUS', 'RED_ENVELOPE', 'MISSION', 'REFERRAL', 'JACKPOT', 'TOURNAMENT', 'REBATE', 'POINT_CONVERT',
          'SALARY_D', 'SALARY_H', 'SALARY_RT')
    )
    select ${isByDay ? sql`f.day::text` : sql`null::text`} as day, ${isByVendor ? sql`f.vassalage` : sql`null::text`} as vassalage,
      ${isByVendor ? sql`max(vendor.name)` : sql`null::text`} as "vendorName",
      sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(valid)::bigint as valid, sum(payout)::bigint as payout,
      sum(fee)::bigint as fee, sum(bonus)::bigint as bonus, sum(rebate)::bigint as rebate, sum(points)::bigint as points,
      sum(salary)::bigint as salary
    from (select * from played union all select * from given) f
    left join vendor on vendor.vassalage = f.vassalage
    group by 1, 2
    order by ${isByDay ? sql`max(f.day) desc,` : sql``} sum(stake - payout) desc, 2`.execute(db);
  const { rows: known } = await sql<{ currency: string }>`
    select distinct currency from house_day where merchant = ${merchant} and currency <> ${brand.currency} order by currency`.execute(db);
  const totals = rows.reduce<Stored>((sum, row) => plus(sum, row), nothing);
  return {
    rows: rows.map(rowOf),
    totals: sent(totals),
    currency,
    currencies: [brand.currency, ...known.map((row) => row.currency)],
    asOf: asOf.getTime(),
  };
}

const rowOf = (row: StoredRow): HouseRow => ({
  id: `${row.day ?? ''} ${row.vassalage ?? ''}`,
  day: row.day,
  vassalage: row.vassalage,
  vendorName: row.vendorName ?? '',
  ...sent(row),
});

const plus = (one: Stored, other: Stored): Stored => ({
  bets: one.bets + other.bets,
  stake: one.stake + other.stake,
  valid: one.valid + other.valid,
  payout: one.payout + other.payout,
  fee: one.fee + other.fee,
  bonus: one.bonus + other.bonus,
  rebate: one.rebate + other.rebate,
  points: one.points + other.points,
  salary: one.salary + other.salary,
});

function sent({ bets, stake, valid, payout, fee, bonus, rebate, points, salary }: Stored) {
  const ggr = stake - payout;
  return {
    bets,
    stakeMinor: String(stake),
    validBetMinor: String(valid),
    payoutMinor: String(payout),
    ggrMinor: String(ggr),
    feeMinor: String(fee),
    bonusMinor: String(bonus),
    rebateMinor: String(rebate),
    pointsMinor: String(points),
    salaryMinor: String(salary),
    ngrMinor: String(ggr - fee - bonus - rebate - points - salary),
  };
}
