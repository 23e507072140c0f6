import type { TeamOverviewValue } from '@site/api/agent';
import type { GameType } from '@site/api/common';
import { addDays, type Day, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { countActive } from './countActive.ts';
import { toldCategories } from './toldCategories.ts';
import { toldDays } from './toldDays.ts';

export interface TeamPeriod {
  agentId: number;
  currency: string;
  zone: string;
  days: Day[];
  /** The same number of days, directly before `days`. */
  daysBefore: Day[];
}

type Figures = Pick<TeamOverviewValue, 'figures' | 'members' | 'validBetBefore' | 'byCategory'>;
type ByDay = Map<Day, bigint>;

/** The figure of a day, and whether it may be shown. */
interface Cell {
  day: Day;
  amount: bigint;
  isTold: boolean;
}

/**
 * Reads a team's figures by day and in total, for the period and for the period before it. What its members staked, won and deposited is left out
 * on days on which fewer than five were active.
 *
 * Source: AGT-03, docs/domain.md DR-10.6.
 */
export async function readTeamFigures(db: Kysely<Schema>, period: TeamPeriod): Promise<Figures> {
  const { days, daysBefore } = period;
  const played = await readPlayed(db, period);
  const activeByDay = await readActiveByDay(db, period);
  const deposits = await readDeposits(db, period);
  const income = await readIncome(db, period);
  const created = await readCreated(db, period);
  const { members, active, activeBefore } = await readHeads(db, period);

  const figure = (byDay: ByDay) => ({
    value: String(sumOver(byDay, days)),
    before: String(sumOver(byDay, daysBefore)),
    series: seriesOf(byDay, days),
  });
  const told = (cells: Cell[]) => ({
    value: toldSum(cells, days),
    before: toldSum(cells, daysBefore),
    series: toldSeries(cells, days),
  });
  const playedOf = (column: 'bets' | 'valid' | 'profit') =>
    played.map((row): Cell => ({ day: row.day, isTold: row.isTold, amount: row[column] }));
  const validBet = told(playedOf('valid'));
  return {
    figures: {
      deposits: told(deposits),
      bets: told(playedOf('bets')),
      validBet,
      profit: told(playedOf('profit')),
      // A member who plays on two days is one active member.
      activeMembers: { value: String(active), before: String(activeBefore), series: seriesOf(activeByDay, days) },
      newMembers: figure(created),
      income: figure(income),
    },
    members,
    validBetBefore: toldSeries(playedOf('valid'), daysBefore),
    byCategory: validBet.value === null ? [] : await readCategories(db, period),
  };
}

interface Played extends Omit<Cell, 'amount'> {
  bets: bigint;
  valid: bigint;
  profit: bigint;
}

/** Returns the days of the period and of the one before it. */
const toldPeriod = (period: TeamPeriod) => {
  const [from, to] = spanOf(period);
  return { ...period, from, to };
};

async function readPlayed(db: Kysely<Schema>, period: TeamPeriod): Promise<Played[]> {
  const [from, to] = spanOf(period);
  const { rows } = await sql<Played>`
    /* prepared: team.played */
    select day, day in (${toldDays(period.agentId, toldPeriod(period))}) as "isTold",
      sum(bets)::bigint as bets, sum(valid_bet_minor)::bigint as valid, sum(stake_minor - payout_minor)::bigint as profit
    from team_day
    where ancestor_id = ${period.agentId} and currency = ${period.currency} and day between ${from}::date and ${to}::date
    group by day`.execute(db);
  return rows;
}

interface Category {
  /** Null for what is not told by category. */
  gameType: GameType | null;
  kinds: number;
  valid: bigint;
  profit: bigint;
  profitBefore: bigint | null;
}

/** Reads the figures by category. Those of a day that are not told by category share the last row; days that are not told are in none. */
async function readCategories(db: Kysely<Schema>, period: TeamPeriod): Promise<TeamOverviewValue['byCategory']> {
  const [from, to] = spanOf(period);
  const { agentId, currency, days } = period;
  const { rows } = await sql<Category>`
    /* prepared: team.categories */
    with cell as materialized (
      select day < ${days[0]}::date as is_before, game_type, (day, game_type) in (${toldCategories(agentId, toldPeriod(period))}) as is_told,
        valid_bet_minor as valid, stake_minor - payout_minor as profit
      from team_day
      where ancestor_id = ${agentId} and currency = ${currency} and day between ${from}::date and ${to}::date
        and day in (${toldDays(agentId, toldPeriod(period))})
    )
    select case when is_told then game_type end as "gameType", count(distinct game_type) filter (where not is_before)::integer as kinds,
      coalesce(sum(valid) filter (where not is_before), 0)::bigint as valid, coalesce(sum(profit) filter (where not is_before), 0)::bigint as profit,
      case when is_told then coalesce(sum(profit) filter (where is_before), 0)::bigint end as "profitBefore"
    from cell
    group by is_told, case when is_told then game_type end
    having bool_or(not is_before)
    order by is_told desc, valid desc`.execute(db);
  return rows.map(({ gameType, kinds, valid, profit, profitBefore }) => ({
    gameType,
    kinds,
    validBetMinor: String(valid),
    profitMinor: String(profit),
    profitBeforeMinor: profitBefore === null ? null : String(profitBefore),
  }));
}

async function readActiveByDay(db: Kysely<Schema>, period: TeamPeriod): Promise<ByDay> {
  const rows = await db
    .selectFrom('team_active_day')
    .where('ancestor_id', '=', period.agentId)
    .where('currency', '=', period.currency)
    .where('day', '>=', period.days[0] ?? '')
    .where('day', '<=', period.days.at(-1) ?? '')
    .select(['day', 'members'])
    .execute();
  return new Map(rows.map(({ day, members }) => [day, BigInt(members)]));
}

/** Reads the team's deposits, told on the days on which enough played. */
async function readDeposits(db: Kysely<Schema>, period: TeamPeriod): Promise<Cell[]> {
  const [from, to] = spanOf(period);
  const { rows } = await sql<Cell>`
    /* prepared: team.deposits */
    select day, sum(amount_minor)::bigint as amount, day in (${toldDays(period.agentId, toldPeriod(period))}) as "isTold"
    from team_money_day
    where ancestor_id = ${period.agentId} and currency = ${period.currency} and kind = 'DEPOSIT' and day between ${from}::date and ${to}::date
    group by day`.execute(db);
  return rows;
}

/** Reads the agent's own income. */
async function readIncome(db: Kysely<Schema>, period: TeamPeriod): Promise<ByDay> {
  const [from, to] = spanOf(period);
  const income = await db
    .selectFrom('member_money_day')
    .where('account_id', '=', period.agentId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', ['SALARY_D', 'SALARY_H', 'SALARY_RT', 'DIVIDEND'])
    .where('currency', '=', period.currency)
    .select(['day', 'amount_minor as amount'])
    .execute();
  return sumByDay(income);
}

async function readCreated(db: Kysely<Schema>, { agentId, zone, days, daysBefore }: TeamPeriod): Promise<ByDay> {
  const { rows } = await sql<{ day: Day; amount: bigint }>`
    /* prepared: team.created */
    select (a.created_at at time zone ${zone})::date as day, count(*) as amount
    from account_tree tree join account a on a.id = tree.descendant_id
    where tree.ancestor_id = ${agentId} and tree.depth > 0
      and a.created_at >= ${startOfDay(daysBefore[0] ?? '', zone)} and a.created_at < ${startOfDay(addDays(days.at(-1) ?? '', 1), zone)}
    group by 1`.execute(db);
  return sumByDay(rows);
}

interface Heads {
  members: number;
  active: number;
  activeBefore: number;
}

/** Counts the members of the team, and those who played in the currency in the period and in the one before. */
async function readHeads(db: Kysely<Schema>, { agentId, currency, days, daysBefore }: TeamPeriod): Promise<Heads> {
  const { members } = await db
    .selectFrom('account_tree')
    .where('ancestor_id', '=', agentId)
    .where('depth', '>', 0)
    .select(sql<number>`count(*)::integer`.as('members'))
    .executeTakeFirstOrThrow();
  const activeIn = async ([from = '', ...rest]: Day[]) =>
    (await countActive(db, { headIds: [agentId], currency, from, to: rest.at(-1) ?? from })).get(agentId) ?? 0;
  return { members, active: await activeIn(days), activeBefore: await activeIn(daysBefore) };
}

const spanOf = ({ days, daysBefore }: TeamPeriod) => [daysBefore[0] ?? '', days.at(-1) ?? ''] as const;

function sumByDay(rows: { day: Day; amount: bigint }[]): ByDay {
  const sums: ByDay = new Map();
  for (const { day, amount } of rows) sums.set(day, (sums.get(day) ?? 0n) + amount);
  return sums;
}

const sumOver = (byDay: ByDay, days: Day[]) => days.reduce((sum, day) => sum + (byDay.get(day) ?? 0n), 0n);

const seriesOf = (byDay: ByDay, days: Day[]) => days.map((day) => String(byDay.get(day) ?? 0n));

/** Returns the sum of the days that are told; null where none of them is. */
function toldSum(cells: Cell[], days: Day[]): string | null {
  const within = cells.filter(({ day }) => days.includes(day));
  const told = within.filter(({ isTold }) => isTold);
  if (within.length > 0 && told.length === 0) return null;
  return String(told.reduce((sum, { amount }) => sum + amount, 0n));
}

/** Returns the figure of each day; null for one that is not told. */
function toldSeries(cells: Cell[], days: Day[]): (string | null)[] {
  const byDay = new Map(cells.map((cell) => [cell.day, cell]));
  return days.map((day) => {
    const { amount, isTold } = byDay.get(day) ?? { amount: 0n, isTold: true };
    return isTold ? String(amount) : null;
  });
}
