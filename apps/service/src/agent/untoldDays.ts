import { type GameType, gameType } from '@site/api/common';
import type { Day } from '@site/rules/period';
import { salaryWeightMilli } from '@site/rules/salaryTurnover';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { toldBranches } from './toldBranches.ts';
import { toldCategories } from './toldCategories.ts';

interface Asked {
  agentId: number;
  /** A direct downline. */
  takerId: number;
  /** Game types whose valid bets are counted together, each with its weight. */
  categories: readonly GameType[];
  currency: string;
  zone: string;
  from: Day;
  to: Day;
}

/**
 * Reads the days on which the team of a direct downline has figures that an agent is not told, or one of the game types is not told. One without a team is
 * told where single direct downlines are.
 *
 * Source: docs/domain.md DR-10.6.
 */
export async function untoldDays(db: Kysely<Schema>, { agentId, takerId, categories, ...period }: Asked): Promise<Day[]> {
  const { currency, from, to } = period;
  const isAsked = (id: number) => sql`ancestor_id = ${id} and currency = ${currency} and day between ${from}::date and ${to}::date`;
  const { rows } = await sql<{ day: Day }>`
    select day from (select day from team_day where ${isAsked(takerId)} union select day from team_money_day where ${isAsked(takerId)}) counted
    where day not in (
      select day from (${toldBranches(agentId, period)}) told
      where branch_id = ${takerId}
        or branch_id = ${agentId} and not exists (select from account_tree where ancestor_id = ${takerId} and depth > 0))`.execute(db);
  const { rows: cells } = await sql<{ day: Day; gameType: GameType }>`
    select day, game_type as "gameType" from team_day
    where ${isAsked(agentId)} and (day, game_type) not in (${toldCategories(agentId, period)})`.execute(db);
  const asksAll = gameType.options.every((type) => categories.includes(type));
  // The sum of all game types is told without weights: beside it, different weights would tell its parts.
  const isHidden = (types: GameType[]) =>
    asksAll ? new Set(types.map((type) => salaryWeightMilli[type])).size > 1 : types.some((type) => categories.includes(type));
  const ofTypes = [...Map.groupBy(cells, ({ day }) => day)].filter(([, found]) => isHidden(found.map((cell) => cell.gameType)));
  return [...new Set([...rows.map(({ day }) => day), ...ofTypes.map(([day]) => day)])];
}
