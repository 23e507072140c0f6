import { teamBetting } from '@site/api/agentReports';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches } from '../report/ReportSource.ts';
import { countedAt } from '../rollup/countedAt.ts';

/**
 * Reads the bets of the caller's own team in one currency, by day or by day and game type, from the roll-ups.
 *
 * Source: AGT-06, AGT-11.
 */
export default answerReport(teamBetting, {
  asOf: countedAt,
  rows: ({ db, member, currency, from, to, filter, groupBy }) => {
    const isByDay = groupBy === 'day';
    // A member who plays two game types on one day is one active member.
    const activeOfDay = sql<number>`coalesce((
      select members from team_active_day active where active.ancestor_id = ${member.id} and active.day = team_day.day
        and active.currency = ${currency}), 0)`;
    return db
      .selectFrom('team_day')
      .where('ancestor_id', '=', member.id)
      .where('currency', '=', currency)
      .where('day', '>=', from)
      .where('day', '<=', to)
      .where(matches(filter, { gameType: 'game_type' }))
      .groupBy(isByDay ? ['day'] : ['day', 'game_type'])
      .select([
        (isByDay ? sql<string>`day::text` : sql<string>`day || ' ' || game_type`).as('id'),
        'day',
        (isByDay ? sql<string | null>`null` : sql<string>`game_type`).as('gameType'),
        sql<number>`sum(bets)::integer`.as('bets'),
        (isByDay && !filter.gameType ? activeOfDay : sql<number>`sum(active_members)::integer`).as('activeMembers'),
        sql<bigint>`sum(stake_minor)::bigint`.as('stakeMinor'),
        sql<bigint>`sum(valid_bet_minor)::bigint`.as('validBetMinor'),
        sql<bigint>`sum(payout_minor)::bigint`.as('payoutMinor'),
        sql<bigint>`sum(stake_minor - payout_minor)::bigint`.as('profitMinor'),
      ]);
  },
});
