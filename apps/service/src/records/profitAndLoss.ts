import { givenKinds } from '@site/api/entryKinds';
import { profitAndLoss } from '@site/api/memberReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches, type StoredRow } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';

/**
 * Reads what a member's play won or lost in one currency, by day or by day and game type, from the roll-ups. By game type, and with a game
 * type chosen, nothing given is counted.
 *
 * Source: MEM-36.
 */
export default answerReport(profitAndLoss, {
  asOf: countedAt,
  rows: ({ member, currency, from, to, filter, groupBy }) => {
    const isByDay = groupBy === 'day';
    const isOfPlay = !isByDay || filter.gameType !== undefined;
    return sql<StoredRow<typeof profitAndLoss>>`(
      select ${isByDay ? sql`day::text` : sql`day || ' ' || game_type`} as id, day, ${isByDay ? sql`null::text` : sql`game_type`} as "gameType",
        sum(bets)::integer as bets, sum(stake)::bigint as "stakeMinor", sum(valid)::bigint as "validBetMinor", sum(payout)::bigint as "payoutMinor",
        sum(gift)::bigint as "givenMinor", sum(payout - stake + gift)::bigint as "netMinor", ${currency}::text as currency
      from (
        select day, game_type, bets, stake_minor as stake, valid_bet_minor as valid, payout_minor as payout, 0 as gift
        from member_day
        where account_id = ${member.id} and currency = ${currency} and day between ${from} and ${to} and ${matches(filter, { gameType: 'game_type' })}
        union all
        select day, null, 0, 0, 0, 0, amount_minor
        from member_money_day
        where account_id = ${member.id} and currency = ${currency} and day between ${from} and ${to} and kind = any(${givenKinds}::text[])
          and not ${isOfPlay}
      ) played
      group by ${isByDay ? sql`day` : sql`day, game_type`})`;
  },
});
