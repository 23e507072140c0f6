import { teamBetting } from '@site/api/agent';
import { day as dayOfReport, gameType } from '@site/api/common';
import { sql } from 'kysely';
import { z } from 'zod';
import { accept, handle, refuse } from '../handle.ts';
import { readJson } from '../readJson.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { MOST_REPORT_DAYS, reportDays } from './reportDays.ts';
import { selectTeamDays, teamDayOf, teamFilter } from './selectTeamDays.ts';

/** What the report may be sorted by, each a whole number, in which form it travels in a cursor. */
export const teamBettingSorts = {
  day: sql<number>`(day - date '2000-01-01')`,
  bets: sql<number>`bets`,
  activeMembers: sql<number>`active_members`,
  stakeMinor: sql<bigint>`stake_minor`,
  validBetMinor: sql<bigint>`valid_bet_minor`,
  payoutMinor: sql<bigint>`payout_minor`,
  profitMinor: sql<bigint>`profit_minor`,
};

const sort = z.enum(Object.keys(teamBettingSorts) as (keyof typeof teamBettingSorts)[]);
/** The last row of a page: the value it was sorted by, its day and its kind of game. */
const cursor = z.tuple([z.string().regex(/^-?\d{1,18}$/), dayOfReport, z.union([gameType, z.literal('')])]);

/**
 * What the caller's own team has played, by day or by day and kind of game, newest first unless sorted, with sums over all rows.
 *
 * Refuses by name a range, filter, sort or cursor that makes no sense.
 *
 * Source: AGT-06, AGT-11; calls.md §2 ReportQuery.
 */
export default handle(teamBetting, async ({ input, member, services: { db } }) => {
  if (reportDays(input.from, input.to).length === 0)
    return refuse('invalidInput', { field: 'to', rule: `from 1 to ${MOST_REPORT_DAYS} days` });
  const filter = teamFilter.safeParse(readJson(input.filter ?? '{}'));
  if (!filter.success) return refuse('invalidInput', { field: 'filter', rule: 'known columns' });
  const isDescending = input.sort === undefined || input.sort.startsWith('-');
  const sortedBy = sort.safeParse(input.sort?.replace('-', '') ?? 'day');
  if (!sortedBy.success) return refuse('invalidInput', { field: 'sort', rule: Object.keys(teamBettingSorts).join(', ') });
  const after = input.cursor === undefined ? undefined : cursor.safeParse(readJson(Buffer.from(input.cursor, 'base64url').toString()));
  if (after?.success === false) return refuse('invalidInput', { field: 'cursor', rule: 'known' });

  const asOf = await countedAt(db);
  const range = { from: input.from, to: input.to, groupBy: input.groupBy, filter: filter.data };
  const teamDays = selectTeamDays(db, { ancestorId: member.id, currency: member.currency, ...range });
  const key = teamBettingSorts[sortedBy.data];
  const direction = isDescending ? 'desc' : 'asc';
  const rows = await teamDays
    .$if(after !== undefined, (all) => {
      const [value, day, kind] = after?.data ?? [];
      const beyond = sql.raw(isDescending ? '<' : '>');
      return all.where(sql<boolean>`(${key}, day, game_type) ${beyond} (${value}::bigint, ${day}::date, ${kind}::text)`);
    })
    .selectAll()
    .select(sql<string>`${key}::text`.as('sorted_by'))
    .orderBy(key, direction)
    .orderBy('day', direction)
    .orderBy('game_type', direction)
    .limit(input.limit + 1)
    .execute();
  const totals = await teamDays
    .select([
      sql<number>`count(*)::integer`.as('rows'),
      sql<number>`coalesce(sum(bets), 0)::integer`.as('bets'),
      sql<bigint>`coalesce(sum(stake_minor), 0)::bigint`.as('stake'),
      sql<bigint>`coalesce(sum(valid_bet_minor), 0)::bigint`.as('valid'),
      sql<bigint>`coalesce(sum(payout_minor), 0)::bigint`.as('payout'),
    ])
    .executeTakeFirstOrThrow();

  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return accept({
    rows: page.map(teamDayOf),
    next: last ? Buffer.from(JSON.stringify([last.sorted_by, last.day, last.game_type])).toString('base64url') : null,
    totals: {
      rows: totals.rows,
      bets: totals.bets,
      stakeMinor: String(totals.stake),
      validBetMinor: String(totals.valid),
      payoutMinor: String(totals.payout),
      profitMinor: String(totals.stake - totals.payout),
      currency: member.currency,
    },
    asOf: asOf.getTime(),
  });
});
