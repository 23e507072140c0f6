import { teamBetting } from '@site/api/agent';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { accept, handle, refuse } from '../handle.ts';
import { readJson } from '../readJson.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { MOST_REPORT_DAYS, reportDays } from './reportDays.ts';
import { selectTeamDays, teamDayOf, teamFilter } from './selectTeamDays.ts';

/** What the report may be sorted by, and the type of its value in a cursor. */
export const teamBettingSorts = {
  day: { key: sql`day`, type: sql`date` },
  bets: { key: sql`bets`, type: sql`integer` },
  activeMembers: { key: sql`active_members`, type: sql`integer` },
  stakeMinor: { key: sql`stake_minor`, type: sql`bigint` },
  validBetMinor: { key: sql`valid_bet_minor`, type: sql`bigint` },
  payoutMinor: { key: sql`payout_minor`, type: sql`bigint` },
  profitMinor: { key: sql`profit_minor`, type: sql`bigint` },
} satisfies Record<string, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }>;

const sort = z.enum(Object.keys(teamBettingSorts) as (keyof typeof teamBettingSorts)[]);
/** The last row of a page: the value it was sorted by, its day and its kind of game. */
const cursor = z.tuple([z.string().max(40), z.iso.date(), z.string().max(20)]);

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

  const range = { from: input.from, to: input.to, groupBy: input.groupBy, filter: filter.data };
  const teamDays = selectTeamDays(db, { ancestorId: member.id, currency: member.currency, ...range });
  const { key, type } = teamBettingSorts[sortedBy.data];
  const direction = isDescending ? 'desc' : 'asc';
  const rows = await teamDays
    .$if(after !== undefined, (all) => {
      const [value, day, gameType] = after?.data ?? [];
      const beyond = sql.raw(isDescending ? '<' : '>');
      return all.where(sql<boolean>`(${key}, day, game_type) ${beyond} (${value}::${type}, ${day}::date, ${gameType}::text)`);
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
    asOf: (await countedAt(db)).getTime(),
  });
});
