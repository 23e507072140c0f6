import { gameType } from '@site/api/common';
import type { teamBettingRow } from '@site/api/agent';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';

export const teamFilter = z.strictObject({ gameType: gameType.optional() });

export interface TeamRange {
  ancestorId: number;
  currency: string;
  from: string;
  to: string;
  groupBy: 'day' | 'category';
  filter: z.infer<typeof teamFilter>;
}

/** A row of `selectTeamDays`. */
export interface TeamDayRow {
  day: string;
  /** Empty where a row stands for all kinds. */
  game_type: string;
  bets: number;
  active_members: number;
  stake_minor: bigint;
  valid_bet_minor: bigint;
  payout_minor: bigint;
  profit_minor: bigint;
}

type TeamDays = SelectQueryBuilder<Schema & { row: TeamDayRow }, 'row', object>;

/** One row for each day, or for each day and kind of game: what the team of an account has played, from the roll-ups alone. */
export function selectTeamDays(db: Kysely<Schema>, { ancestorId, currency, from, to, groupBy, filter }: TeamRange): TeamDays {
  const ofTeam = db
    .selectFrom('team_day')
    .where('ancestor_id', '=', ancestorId)
    .where('currency', '=', currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .$if(filter.gameType !== undefined, (all) => all.where('game_type', '=', filter.gameType ?? ''));
  const activeOfKind = sql<number>`sum(active_members)::integer`;
  const activeOfDay = sql<number>`coalesce((
    select members from team_active_day active where active.ancestor_id = ${ancestorId} and active.day = team_day.day), 0)`;
  const isByDay = groupBy === 'day';
  const grouped = ofTeam
    .groupBy(isByDay ? ['day'] : ['day', 'game_type'])
    .select([
      'day',
      (isByDay ? sql<string>`''` : sql<string>`game_type`).as('game_type'),
      sql<number>`sum(bets)::integer`.as('bets'),
      (isByDay && !filter.gameType ? activeOfDay : activeOfKind).as('active_members'),
      sql<bigint>`sum(stake_minor)::bigint`.as('stake_minor'),
      sql<bigint>`sum(valid_bet_minor)::bigint`.as('valid_bet_minor'),
      sql<bigint>`sum(payout_minor)::bigint`.as('payout_minor'),
      sql<bigint>`sum(stake_minor - payout_minor)::bigint`.as('profit_minor'),
    ]);
  return db.selectFrom(grouped.as('row'));
}

/** The row as it travels. */
export const teamDayOf = (row: TeamDayRow): z.infer<typeof teamBettingRow> => ({
  id: row.game_type ? `${row.day} ${row.game_type}` : row.day,
  day: row.day,
  gameType: row.game_type ? gameType.parse(row.game_type) : null,
  bets: row.bets,
  activeMembers: row.active_members,
  stakeMinor: String(row.stake_minor),
  validBetMinor: String(row.valid_bet_minor),
  payoutMinor: String(row.payout_minor),
  profitMinor: String(row.profit_minor),
});
