import type { startExport } from '@site/api/records';
import type { ParsedOf } from '@site/api/call';
import { isAgent, isTrial } from '@site/rules/account';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { MOST_REPORT_DAYS, reportDays } from '../agent/reportDays.ts';
import { selectTeamDays, teamFilter } from '../agent/selectTeamDays.ts';
import { teamBettingSorts } from '../agent/teamBetting.ts';
import type { Schema } from '../database/schema.ts';
import type { Member } from '../handle.ts';
import { readJson } from '../readJson.ts';
import { type BetPlace, betSorts, readBetPage } from '../wallet/readBetPage.ts';
import { betFilter, selectBets } from '../wallet/selectBets.ts';
import { type Cell, csvLine } from './csvLine.ts';
import { decimalOf } from './decimalOf.ts';

export type ExportQuery = ParsedOf<typeof startExport>['query'];

interface Asked {
  member: Member;
  zone: string;
  query: ExportQuery;
}

interface CsvReport {
  /** What is wrong with the request, or undefined. */
  fault(asked: Asked): { code: 'notFound' | 'needsRealAccount' } | { code: 'invalidInput'; field: string; rule: string } | undefined;
  columns: string[];
  /** The rows, a slice at a time. */
  slices(db: Kysely<Schema>, asked: Asked): AsyncGenerator<string>;
}

const ROWS_AT_A_TIME = 2000;

/** The reports that can be taken away as CSV. */
export const csvReports: Record<ParsedOf<typeof startExport>['report'], CsvReport> = {
  bets: {
    fault: ({ member, query }) => (isTrial(member) ? { code: 'needsRealAccount' } : faultOfQuery(query, betFilter, Object.keys(betSorts))),
    columns: ['placedAt', 'vendor', 'game', 'gameType', 'roundId', 'stake', 'validBet', 'payout', 'net', 'currency', 'status'],
    slices: betSlices,
  },
  teamBetting: {
    fault: ({ member, query }) => (isAgent(member) ? faultOfQuery(query, teamFilter, Object.keys(teamBettingSorts)) : { code: 'notFound' }),
    columns: ['day', 'gameType', 'bets', 'activeMembers', 'stake', 'validBet', 'payout', 'profit', 'currency'],
    slices: teamSlices,
  },
};

const invalid = (field: string, rule: string) => ({ code: 'invalidInput', field, rule }) as const;

function faultOfQuery({ from, to, filter = '{}', sort = '' }: ExportQuery, filters: z.ZodType, sorts: string[]) {
  if (reportDays(from, to).length === 0) return invalid('query.to', `from 1 to ${MOST_REPORT_DAYS} days`);
  if (!filters.safeParse(readJson(filter)).success) return invalid('query.filter', 'known columns');
  if (sort && !sorts.includes(sort.replace('-', ''))) return invalid('query.sort', sorts.join(', '));
  return undefined;
}

const figure = (value: bigint | number): Cell => ({ figure: String(value) });
const amount = (minor: bigint, currency: string): Cell => ({ figure: decimalOf(minor, currency) });

async function* betSlices(db: Kysely<Schema>, { member, zone, query }: Asked): AsyncGenerator<string> {
  const filter = betFilter.parse(readJson(query.filter ?? '{}'));
  const bets = selectBets(db, { accountId: member.id, from: query.from, to: query.to, zone, filter });
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const order = { sortedBy: sortedBy(query, betSorts, 'placedAt'), isDescending: isDescending(query), limit: ROWS_AT_A_TIME };
  const read = (after?: BetPlace) => readBetPage(bets, { ...order, after });

  for (let rows = await read(); rows.length > 0; rows = rows.length < ROWS_AT_A_TIME ? [] : await read(rows.at(-1)))
    yield rows
      .map((row) =>
        csvLine([
          clock.format(row.placed_at),
          row.vendor_name,
          row.game_name,
          row.game_type,
          row.round_id,
          amount(row.stake_minor, row.currency),
          amount(row.valid_bet_minor, row.currency),
          amount(row.payout_minor, row.currency),
          amount(row.payout_minor - row.stake_minor, row.currency),
          row.currency,
          row.status,
        ]),
      )
      .join('');
}

/** At most a row for each kind of game of each of 92 days, so the report is one slice. */
async function* teamSlices(db: Kysely<Schema>, { member, query }: Asked): AsyncGenerator<string> {
  const { id: ancestorId, currency } = member;
  const filter = teamFilter.parse(readJson(query.filter ?? '{}'));
  const key = teamBettingSorts[sortedBy(query, teamBettingSorts, 'day')];
  const direction = isDescending(query) ? 'desc' : 'asc';
  const rows = await selectTeamDays(db, { ancestorId, currency, from: query.from, to: query.to, groupBy: query.groupBy, filter })
    .selectAll()
    .orderBy(key, direction)
    .orderBy('day', direction)
    .orderBy('game_type', direction)
    .limit(ROWS_AT_A_TIME)
    .execute();
  yield rows
    .map((row) =>
      csvLine([
        row.day,
        row.game_type,
        figure(row.bets),
        figure(row.active_members),
        amount(row.stake_minor, currency),
        amount(row.valid_bet_minor, currency),
        amount(row.payout_minor, currency),
        amount(row.profit_minor, currency),
        currency,
      ]),
    )
    .join('');
}

const isDescending = ({ sort }: ExportQuery) => sort === undefined || sort.startsWith('-');

function sortedBy<Sorts extends object>({ sort }: ExportQuery, sorts: Sorts, usual: keyof Sorts): keyof Sorts {
  const column = sort?.replace('-', '') ?? '';
  return column in sorts ? (column as keyof Sorts) : usual;
}
