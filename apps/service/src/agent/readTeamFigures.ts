import type { TeamOverviewValue } from '@site/api/agent';
import type { GameType } from '@site/api/common';
import { addDays, type Day, startOfDay } from '@site/rules/period';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { countActive } from './countActive.ts';

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

/** Reads a team's figures by day and in total, for the period and for the period before it. */
export async function readTeamFigures(db: Kysely<Schema>, period: TeamPeriod): Promise<Figures> {
  const { days, daysBefore } = period;
  const played = await readPlayed(db, period);
  const activeByDay = await readActiveByDay(db, period);
  const money = await readMoney(db, period);
  const created = await readCreated(db, period);
  const betsByDay = sumByDay(played.map(({ day, bets }) => ({ day, amount: bets })));
  const validByDay = sumByDay(played.map(({ day, valid }) => ({ day, amount: valid })));
  const profitByDay = sumByDay(played.map(({ day, profit }) => ({ day, amount: profit })));
  const { members, active, activeBefore } = await readHeads(db, period);

  const figure = (byDay: ByDay) => ({
    value: String(sumOver(byDay, days)),
    before: String(sumOver(byDay, daysBefore)),
    series: seriesOf(byDay, days),
  });
  return {
    figures: {
      deposits: figure(money.deposits),
      bets: figure(betsByDay),
      validBet: figure(validByDay),
      profit: figure(profitByDay),
      // A member who plays on two days is one active member.
      activeMembers: { value: String(active), before: String(activeBefore), series: seriesOf(activeByDay, days) },
      newMembers: figure(created),
      income: figure(money.income),
    },
    members,
    validBetBefore: seriesOf(validByDay, daysBefore),
    byCategory: categoriesOf(played, period),
  };
}

interface Played {
  day: Day;
  gameType: GameType;
  bets: bigint;
  valid: bigint;
  profit: bigint;
}

async function readPlayed(db: Kysely<Schema>, period: TeamPeriod): Promise<Played[]> {
  const [from, to] = spanOf(period);
  const rows = await db
    .selectFrom('team_day')
    .where('ancestor_id', '=', period.agentId)
    .where('currency', '=', period.currency)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['day', 'game_type', 'bets', 'valid_bet_minor', 'stake_minor', 'payout_minor'])
    .execute();
  return rows.map((row) => ({
    day: row.day,
    gameType: row.game_type as GameType,
    bets: BigInt(row.bets),
    valid: row.valid_bet_minor,
    profit: row.stake_minor - row.payout_minor,
  }));
}

function categoriesOf(played: Played[], { days, daysBefore }: TeamPeriod): TeamOverviewValue['byCategory'] {
  const [inPeriod, before] = [new Set(days), new Set(daysBefore)];
  const total = (rows: Played[], of: Set<Day>, amount: 'valid' | 'profit') =>
    rows.reduce((sum, row) => (of.has(row.day) ? sum + row[amount] : sum), 0n);
  return [...Map.groupBy(played, ({ gameType }) => gameType)]
    .map(([gameType, rows]) => ({
      gameType,
      validBet: total(rows, inPeriod, 'valid'),
      profit: total(rows, inPeriod, 'profit'),
      profitBefore: total(rows, before, 'profit'),
    }))
    .toSorted((one, other) => Number(other.validBet - one.validBet))
    .map(({ gameType, validBet, profit, profitBefore }) => ({
      gameType,
      validBetMinor: String(validBet),
      profitMinor: String(profit),
      profitBeforeMinor: String(profitBefore),
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

/** Reads the team's deposits and the agent's own income. */
async function readMoney(db: Kysely<Schema>, period: TeamPeriod): Promise<{ deposits: ByDay; income: ByDay }> {
  const [from, to] = spanOf(period);
  const deposits = await db
    .selectFrom('team_money_day')
    .where('ancestor_id', '=', period.agentId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', '=', 'DEPOSIT')
    .where('currency', '=', period.currency)
    .select(['day', 'amount_minor as amount'])
    .execute();
  const income = await db
    .selectFrom('member_money_day')
    .where('account_id', '=', period.agentId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', ['SALARY_D', 'SALARY_H', 'SALARY_RT', 'DIVIDEND'])
    .where('currency', '=', period.currency)
    .select(['day', 'amount_minor as amount'])
    .execute();
  return { deposits: sumByDay(deposits), income: sumByDay(income) };
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
