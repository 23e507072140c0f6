import { betRecords } from '@site/api/memberReports';
import { addDays, startOfDay } from '@site/rules/period';
import { sql } from 'kysely';
import { answerReport } from '../report/answerReport.ts';
import { matches } from '../report/ReportSource.ts';
import { fairIntegrations } from './fairIntegrations.ts';

/**
 * Reads a member's own bets in one currency, by the day on which they were placed.
 *
 * Source: MEM-06, GAM-06.
 */
export default answerReport(betRecords, {
  count: sql`count(*) filter (where part = 0)`,
  rows: ({ db, member, language, currency, zone, from, to, filter: { paidBy, ...filter } }) =>
    db
      .selectFrom('bet')
      .innerJoin('game', 'game.node_id', 'bet.node_id')
      .innerJoin('vendor', 'vendor.vassalage', 'game.vassalage')
      .where('bet.account_id', '=', member.id)
      .where('bet.currency', '=', currency)
      .where('bet.placed_at', '>=', startOfDay(from, zone))
      .where('bet.placed_at', '<', startOfDay(addDays(to, 1), zone))
      .where(paidBy === undefined ? sql<boolean>`true` : sql<boolean>`(bet.campaign_id is null) = ${paidBy === 'player'}`)
      .where(
        matches(filter, {
          gameType: 'bet.game_type',
          vassalage: 'game.vassalage',
          gameCode: 'game.game_code',
          status: 'bet.status',
          roundId: 'bet.round_id',
        }),
      )
      .select([
        sql<string>`bet.integration || ':' || bet.round_id || ':' || bet.part`.as('id'),
        'bet.part',
        'bet.placed_at as placedAt',
        'bet.settled_at as settledAt',
        'vendor.name as vendorName',
        'game.name as gameName',
        'game.vassalage',
        'game.game_code as gameCode',
        'bet.game_type as gameType',
        'bet.round_id as roundId',
        sql<string | null>`case when bet.slip is not null then slip_market(bet.slip, ${language}) end`.as('market'),
        sql<string | null>`case when bet.slip is not null then slip_selection(bet.slip, ${language}) end`.as('selection'),
        sql<string | null>`case when bet.slip is not null then slip_odds(bet.slip) end`.as('odds'),
        'bet.stake_minor as stakeMinor',
        'bet.valid_bet_minor as validBetMinor',
        'bet.payout_minor as payoutMinor',
        sql<bigint>`bet.payout_minor - bet.stake_minor`.as('netMinor'),
        'bet.currency',
        sql<string>`case when bet.campaign_id is null then 'player' else 'campaign' end`.as('paidBy'),
        'bet.status',
        sql<number | null>`case when bet.status = 'settled' and bet.integration = any(${fairIntegrations}::text[]) then bet.node_id end`.as(
          'verifyNodeId',
        ),
      ]),
});
