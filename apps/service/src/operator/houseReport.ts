import { houseReport } from '@site/api/deskReports';
import { sql } from 'kysely';
import { readWording } from '../content/readWording.ts';
import { answerReport } from '../report/answerReport.ts';
import type { StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';

/** Kinds of transfers that each cost is made of. */
const kindsOf = {
  bonus: ['BONUS', 'RED_ENVELOPE', 'MISSION', 'REFERRAL', 'JACKPOT', 'TOURNAMENT'],
  rebate: ['REBATE'],
  points: ['POINT_CONVERT'],
  salary: ['SALARY_D', 'SALARY_H', 'SALARY_RT'],
};

const isAmong = (kinds: readonly string[]) => sql`kind = any(${kinds}::text[])`;
const costOf = (cost: keyof typeof kindsOf) => sql`case when ${isAmong(kindsOf[cost])} then amount_minor else 0 end`;

/**
 * Reads GGR and NGR of the house in one currency from the roll-ups. The fee is taken of each vendor and day, so that every grouping has
 * the same sums; what members and agents got belongs to no vendor, and has a row of its own among vendors. A vendor is found by a part
 * of its name.
 *
 * Source: OPR-09, docs/domain.md DR-11.
 */
export default answerReport(houseReport, {
  asOf: countedAt,
  rows: ({ merchant, language, currency, from, to, filter, groupBy }) => {
    const day = groupBy === 'vendor' ? sql`null::date` : sql`part.day`;
    const vassalage = groupBy === 'day' ? sql`null::text` : sql`part.vassalage`;
    const noVendor = readWording('desk-house', language)['books.noVendor'];
    const vendor =
      groupBy === 'day'
        ? sql`''`
        : sql`case when part.vassalage = '' and sum(bets) = 0 then ${noVendor} else coalesce(max(vendor.name), part.vassalage) end`;
    const isOfHouse = sql`merchant = ${merchant} and currency = ${currency} and day between ${from}::date and ${to}::date`;
    return sql<StoredRow<typeof houseReport>>`(
      with part as (
        select day, vassalage, bets, stake_minor as stake, valid_bet_minor as valid, payout_minor as payout,
          greatest(stake_minor - payout_minor, 0) / 10 as fee, 0 as bonus, 0 as rebate, 0 as points, 0 as salary
        from house_day
        where ${isOfHouse}
        union all
        select day, '', 0, 0, 0, 0, 0, ${costOf('bonus')}, ${costOf('rebate')}, ${costOf('points')}, ${costOf('salary')}
        from house_money_day
        where ${isOfHouse} and ${isAmong(Object.values(kindsOf).flat())}
      ),
      figure as (
        select ${day} as day, ${vendor} as vendor, concat(${day}, ' ', ${vassalage}) as id,
          sum(bets)::integer as bets, sum(stake)::bigint as stake, sum(valid)::bigint as valid, sum(payout)::bigint as payout,
          sum(fee)::bigint as fee, sum(bonus)::bigint as bonus, sum(rebate)::bigint as rebate, sum(points)::bigint as points,
          sum(salary)::bigint as salary
        from part left join vendor on vendor.vassalage = part.vassalage
        group by ${day}, ${vassalage}
      )
      select id, day, vendor, bets, stake as "stakeMinor", valid as "validBetMinor", payout as "payoutMinor", stake - payout as "ggrMinor",
        fee as "feeMinor", bonus as "bonusMinor", rebate as "rebateMinor", points as "pointsMinor", salary as "salaryMinor",
        stake - payout - fee - bonus - rebate - points - salary as "ngrMinor"
      from figure
      where ${filter.vendor === undefined ? sql`true` : sql`strpos(lower(vendor), lower(${filter.vendor})) > 0`})`;
  },
});
