import type { TeamOverviewValue } from '@site/api/agent';
import type { GameType } from '@site/api/common';
import { addDays, type Day, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { countActive } from './countActive.ts';
import { LEAST_NAMED } from './namedBranches.ts';
import { toldCells } from './toldCells.ts';

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
 * where fewer than five were active.
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

/** Selects the members who were active on the day of a row, in any game. */
const activeOn = (day: string, { agentId, currency }: TeamPeriod) => sql`coalesce((
  select members from team_active_day active
  where active.ancestor_id = ${agentId} and active.day = ${sql.ref(day)} and active.currency = ${currency}), 0)`;

async function readPlayed(db: Kysely<Schema>, period: TeamPeriod): Promise<Played[]> {
  const [from, to] = spanOf(period);
  const days = sql`
    select day::text as id, day, day < ${period.days[0]}::date as is_before, ${activeOn('team_day.day', period)} as "activeMembers",
      sum(bets)::bigint as bets, sum(valid_bet_minor)::bigint as valid, sum(stake_minor - payout_minor)::bigint as profit
    from team_day
    where ancestor_id = ${period.agentId} and currency = ${period.currency} and day between ${from}::date and ${to}::date
    group by day`;
  const { rows } = await sql<Played>`
    /* prepared: team.played */
    select day, bets, valid, profit, is_told as "isTold" from (${toldCells(days, sql`is_before`)}) cell`.execute(db);
  return rows;
}

interface Category {
  /** Null for the categories that are not told. */
  gameType: GameType | null;
  kinds: number;
  valid: bigint;
  profit: bigint;
  profitBefore: bigint | null;
}

/**
 * Reads the figures by category. Those of fewer than five active members share the last row. The days of a category tell of most how many were active;
 * its members are counted where no day had five and all days together have.
 */
async function readCategories(db: Kysely<Schema>, period: TeamPeriod): Promise<TeamOverviewValue['byCategory']> {
  const [from, to] = spanOf(period);
  const isBefore = sql`day < ${period.days[0]}::date`;
  const categories = sql`
    with kind as materialized (
      select game_type, ${isBefore} as is_before, max(active_members) as most, sum(active_members) as most_in_all,
        sum(valid_bet_minor)::bigint as valid, sum(stake_minor - payout_minor)::bigint as profit
      from team_day
      where ancestor_id = ${period.agentId} and currency = ${period.currency} and day between ${from}::date and ${to}::date
      group by 1, 2
    ),
    open as materialized (select game_type from kind where most < ${LEAST_NAMED} and most_in_all >= ${LEAST_NAMED}),
    team as materialized (
      select descendant_id as id from account_tree where ancestor_id = ${period.agentId} and exists (select from open)
    ),
    played as materialized (
      select account_id, game_type, ${isBefore} as is_before from member_day
      where account_id in (select id from team) and game_type in (select game_type from open)
        and currency = ${period.currency} and day between ${from}::date and ${to}::date
    ),
    counted as (select game_type, is_before, count(distinct account_id) as members from played group by 1, 2)
    select kind.game_type as id, kind.game_type, is_before, kind.valid, kind.profit,
      case when most >= ${LEAST_NAMED} then most when most_in_all < ${LEAST_NAMED} then most_in_all else coalesce(members, 0) end as "activeMembers"
    from kind left join counted using (game_type, is_before)`;
  const { rows } = await sql<Category>`
    /* prepared: team.categories */
    with cell as materialized (${toldCells(categories, sql`is_before`)}),
    told as (select * from cell where not is_before and is_told)
    select told.game_type as "gameType", 1 as kinds, told.valid, told.profit,
      case when past.id is null then 0 when past.is_told then past.profit end as "profitBefore", false as is_last
    from told left join cell past on past.is_before and past.id = told.id
    union all
    select null, count(*)::integer, sum(valid)::bigint, sum(profit)::bigint, null, true
    from cell where not is_before and not is_told having count(*) > 0
    order by is_last, valid desc`.execute(db);
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

/** Reads the team's deposits, told with the members who were active on the same day. */
async function readDeposits(db: Kysely<Schema>, period: TeamPeriod): Promise<Cell[]> {
  const [from, to] = spanOf(period);
  const days = sql`
    select day::text as id, day, day < ${period.days[0]}::date as is_before, ${activeOn('team_money_day.day', period)} as "activeMembers",
      sum(amount_minor)::bigint as amount
    from team_money_day
    where ancestor_id = ${period.agentId} and currency = ${period.currency} and kind = 'DEPOSIT' and day between ${from}::date and ${to}::date
    group by day`;
  const { rows } = await sql<Cell>`
    /* prepared: team.deposits */
    select day, amount, is_told as "isTold" from (${toldCells(days, sql`is_before`)}) cell`.execute(db);
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

/** Returns the sum of the days; null where none of them is told. */
function toldSum(cells: Cell[], days: Day[]): string | null {
  const within = cells.filter(({ day }) => days.includes(day));
  if (within.length > 0 && !within.some(({ isTold }) => isTold)) return null;
  return String(within.reduce((sum, { amount }) => sum + amount, 0n));
}

/** Returns the figure of each day; null for one that is not told. */
function toldSeries(cells: Cell[], days: Day[]): (string | null)[] {
  const byDay = new Map(cells.map((cell) => [cell.day, cell]));
  return days.map((day) => {
    const { amount, isTold } = byDay.get(day) ?? { amount: 0n, isTold: true };
    return isTold ? String(amount) : null;
  });
}
