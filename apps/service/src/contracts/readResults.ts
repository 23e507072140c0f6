import type { GameType } from '@site/api/common';
import { activeFromMinor, carriedLoss, grossOf, lastPeriod, netResult, reachedTier, vendorFee } from '@site/rules/contract';
import { addDays, type Day, dayOf, periodAround, startOfDay, startOfHour } from '@site/rules/period';
import { salaryTurnover } from '@site/rules/salaryTurnover';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { ContractRow, Results } from './contractRows.ts';

type Terms = Pick<ContractRow, 'kind' | 'period' | 'tiers' | 'categories' | 'carry' | 'takerId' | 'currency'>;

export interface Bill extends Results {
  from: Day;
  to: Day;
  /** Net result of the period alone, and after carried losses; undefined for salaries. */
  ownNetMinor: bigint | undefined;
  netMinor: bigint | undefined;
}

/**
 * Returns what terms pay for each whole period in the days, before the downline's part: read from the roll-ups, for hours from the bets. The hours of a
 * day share a bill without a tier, and a day without play has none. A dividend carries its losses from the first of these periods on. A period with an
 * untold day is left out, and nothing is carried from or over it.
 *
 * Source: AGT-18, docs/domain.md DR-11.1, DR-11.2, DR-11.7.
 */
export async function readBills(
  db: Kysely<Schema>,
  terms: Terms,
  { from, to, zone, untold = [] }: { from: Day; to: Day; zone: string; untold?: readonly Day[] },
): Promise<Bill[]> {
  const isTold = (days: { from: Day; to: Day }) => !untold.some((day) => days.from <= day && day <= days.to);
  if (terms.kind === 'HOURLY') return (await readHourBills(db, terms, { days: { from, to }, zone })).filter(isTold);
  const period = terms.kind === 'DIVIDEND' ? terms.period : 'D';
  const bills: Bill[] = [];
  let carriedMinor = 0n;
  for (let days = periodAround(from, period); days.to <= to; days = periodAround(addDays(days.to, 1), period)) {
    if (days.from < from) continue;
    if (!isTold(days)) {
      carriedMinor = 0n;
      continue;
    }
    const { bill, lossMinor } = await readBill(db, terms, { days, zone, carriedMinor });
    carriedMinor = lossMinor;
    bills.push(bill);
  }
  return bills;
}

/** A period, and the hour of its day that an hourly salary is for. */
interface Span {
  days: { from: Day; to: Day };
  hour?: Date | undefined;
  zone: string;
}

/** Reads one period with a loss that is carried into it, and returns the loss that it carries on. */
export async function readBill(db: Kysely<Schema>, terms: Terms, { days, hour, zone, carriedMinor }: Span & { carriedMinor: bigint }) {
  const { kind, takerId, currency, tiers, carry } = terms;
  const played = hour ? await playedInHour(db, { takerId, currency, hour }) : await playedInDays(db, { takerId, currency, days });
  const { validBetMinor, profitMinor } = countedOf(terms, played);
  const activeMinor = activeFromMinor(kind, terms.period, currency);
  const active =
    validBetMinor === 0n
      ? 0
      : hour
        ? await countActiveInHour(db, { takerId, currency, hour, activeMinor })
        : await countActive(db, { takerId, currency, days, zone, activeMinor });
  const ownNetMinor = kind === 'DIVIDEND' ? await readNet(db, { takerId, currency, days, zone }) : undefined;
  const netMinor = ownNetMinor === undefined ? undefined : ownNetMinor + carriedMinor;
  const figures = { active, validBetMinor, ...(netMinor !== undefined && { netMinor }) };
  const reached = reachedTier(tiers, figures, activeMinor);
  const payMinor = reached === null ? 0n : grossOf(kind, tiers[reached]?.ratePpm ?? 0, figures, currency);
  const lossMinor = ownNetMinor === undefined ? 0n : carriedLoss(carry ?? 'MONTH', ownNetMinor, carriedMinor, addDays(days.to, 1));
  return { bill: { ...days, active, validBetMinor, profitMinor, payMinor, reached, ownNetMinor, netMinor } satisfies Bill, lossMinor };
}

interface Played {
  game_type: string;
  valid: bigint;
  profit: bigint;
}

/** Returns what of a team's play counts by the terms. */
function countedOf({ categories }: Terms, played: readonly Played[]) {
  const counted = played.filter(({ game_type }) => categories.includes(game_type as GameType));
  const validBets = counted.map(({ game_type, valid }) => ({ gameType: game_type as GameType, validBetMinor: valid }));
  return { validBetMinor: salaryTurnover(validBets), profitMinor: counted.reduce((sum, { profit }) => sum + profit, 0n) };
}

/**
 * Returns what hourly terms pay on each day with play, for all its hours: the day is the smallest part of a figure that is told. The roll-ups count hours
 * for contracts in force alone, so the bets themselves are counted, each where its member belonged when it was settled.
 *
 * Source: AGT-18, docs/domain.md DR-10.2, DR-10.6, DR-11.8.
 */
async function readHourBills(
  db: Kysely<Schema>,
  terms: Terms,
  { days, zone }: { days: { from: Day; to: Day }; zone: string },
): Promise<Bill[]> {
  const { kind, takerId, currency, tiers, period } = terms;
  const activeMinor = activeFromMinor(kind, period, currency);
  const { rows } = await sql<Played & { hour: Date; active: number; active_in_day: number }>`
    with team as materialized (
      select descendant_id as account_id, since, until from belonging where ancestor_id = ${takerId}
    ),
    played as materialized (
      select b.account_id, b.game_type, sum(b.valid_bet_minor) as valid, sum(b.stake_minor - b.payout_minor) as profit,
        date_bin('1 hour', b.settled_at, (b.settled_at at time zone ${zone})::date::timestamp at time zone ${zone}) as hour
      from bet b join team t on t.account_id = b.account_id and b.settled_at >= t.since and b.settled_at < t.until
      where b.status = 'settled' and b.currency = ${currency}
        and b.settled_at >= ${startOfDay(days.from, zone)} and b.settled_at < ${startOfDay(addDays(days.to, 1), zone)}
      group by 1, 2, 5
    ),
    reached as (
      select hour, (hour at time zone ${zone})::date as day, account_id from played group by hour, account_id having sum(valid) >= ${activeMinor}::bigint
    ),
    active as (select hour, count(*)::integer as active from reached group by hour),
    active_in_day as (select day, count(distinct account_id)::integer as active_in_day from reached group by day)
    select hour, game_type, sum(valid)::bigint as valid, sum(profit)::bigint as profit, coalesce(max(active), 0) as active,
      coalesce(max(active_in_day), 0) as active_in_day
    from played left join active using (hour) left join active_in_day on active_in_day.day = (hour at time zone ${zone})::date
    group by hour, game_type order by hour`.execute(db);
  const hours = [...Map.groupBy(rows, ({ hour }) => hour.getTime())].map(([at, played]) => {
    const { validBetMinor, profitMinor } = countedOf(terms, played);
    const figures = { active: validBetMinor === 0n ? 0 : (played[0]?.active ?? 0), validBetMinor };
    const reached = reachedTier(tiers, figures, activeMinor);
    const payMinor = reached === null ? 0n : grossOf(kind, tiers[reached]?.ratePpm ?? 0, figures, currency);
    return { day: dayOf(new Date(at), zone), activeInDay: played[0]?.active_in_day ?? 0, validBetMinor, profitMinor, payMinor };
  });
  return [...Map.groupBy(hours, ({ day }) => day)].map(([day, ofDay]): Bill => {
    const sumOf = (name: 'validBetMinor' | 'profitMinor' | 'payMinor') => ofDay.reduce((sum, hour) => sum + hour[name], 0n);
    const validBetMinor = sumOf('validBetMinor');
    return {
      from: day,
      to: day,
      active: validBetMinor === 0n ? 0 : (ofDay[0]?.activeInDay ?? 0),
      validBetMinor,
      profitMinor: sumOf('profitMinor'),
      payMinor: sumOf('payMinor'),
      reached: null,
      ownNetMinor: undefined,
      netMinor: undefined,
    };
  });
}

interface TeamDays {
  takerId: number;
  currency: string;
  days: { from: Day; to: Day };
}

export const playedInDays = (db: Kysely<Schema>, { takerId, currency, days }: TeamDays) =>
  db
    .selectFrom('team_day')
    .where('ancestor_id', '=', takerId)
    .where('currency', '=', currency)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .groupBy('game_type')
    .select('game_type')
    .select(sql<bigint>`sum(valid_bet_minor)::bigint`.as('valid'))
    .select(sql<bigint>`sum(stake_minor - payout_minor)::bigint`.as('profit'))
    .execute();

interface TeamHour {
  takerId: number;
  currency: string;
  hour: Date;
}

export const playedInHour = (db: Kysely<Schema>, { takerId, currency, hour }: TeamHour) =>
  db
    .selectFrom('team_hour')
    .where('ancestor_id', '=', takerId)
    .where('currency', '=', currency)
    .where('hour_start', '=', hour)
    .groupBy('game_type')
    .select('game_type')
    .select(sql<bigint>`sum(valid_bet_minor)::bigint`.as('valid'))
    .select(sql<bigint>`sum(profit_minor)::bigint`.as('profit'))
    .execute();

async function countActiveInHour(
  db: Kysely<Schema>,
  { takerId, currency, hour, activeMinor }: TeamHour & { activeMinor: bigint },
): Promise<number> {
  const active = await db
    .selectFrom('team_hour')
    .where('ancestor_id', '=', takerId)
    .where('currency', '=', currency)
    .where('hour_start', '=', hour)
    .groupBy('account_id')
    .having(sql<boolean>`sum(valid_bet_minor) >= ${activeMinor}::bigint`)
    .select('account_id')
    .execute();
  return active.length;
}

/**
 * Counts the members of a team whose own valid bets reach the amount: those who belonged to it when the period began, and those who have
 * registered since.
 *
 * Source: docs/domain.md DR-10.2, DR-11.
 */
async function countActive(
  db: Kysely<Schema>,
  { takerId, currency, days, zone, activeMinor }: TeamDays & { zone: string; activeMinor: bigint },
): Promise<number> {
  const start = startOfDay(days.from, zone);
  const { rows } = await sql<{ active: number }>`
    with team as materialized (
      select distinct descendant_id as account_id from belonging where ancestor_id = ${takerId} and since <= ${start} and until > ${start}
    ),
    reached as materialized (
      select m.account_id from member_day m
      where m.account_id in (select account_id from team) and m.day between ${days.from}::date and ${days.to}::date and m.currency = ${currency}
      group by m.account_id having sum(m.valid_bet_minor) >= ${activeMinor}::bigint
    )
    select count(*)::integer as active from reached`.execute(db);
  return rows[0]?.active ?? 0;
}

const paidKinds = ['BONUS', 'MISSION', 'RED_ENVELOPE', 'REFERRAL', 'REBATE', 'POINT_CONVERT', 'SALARY_D', 'SALARY_H', 'SALARY_RT'];

/** Reads the net result of a team: by vendor from its bets, less what its members were paid. Source: docs/domain.md DR-11. */
async function readNet(db: Kysely<Schema>, asked: TeamDays & { zone: string }): Promise<bigint> {
  const { vendors, paidMinor } = await readNetParts(db, asked);
  return netResult({ grossByVendor: vendors.map(({ grossMinor }) => grossMinor), paidMinor });
}

/** Reads what the net result of a team is made of. A member counts from when it was moved into the team until it was moved away. */
export async function readNetParts(db: Kysely<Schema>, { takerId, currency, days, zone }: TeamDays & { zone: string }) {
  const { rows: vendors } = await sql<{ vendor: string; gross: bigint }>`
    with team as materialized (
      select descendant_id as account_id, since, until from belonging where ancestor_id = ${takerId}
    ),
    played as materialized (
      select b.node_id, b.integration, sum(b.stake_minor - b.payout_minor)::bigint as gross
      from bet b join team t on t.account_id = b.account_id and b.settled_at >= t.since and b.settled_at < t.until
      where b.status = 'settled' and b.currency = ${currency}
        and b.settled_at >= ${startOfDay(days.from, zone)} and b.settled_at < ${startOfDay(addDays(days.to, 1), zone)}
      group by 1, 2
    )
    select coalesce(g.vassalage, p.integration) as vendor, sum(p.gross)::bigint as gross
    from played p left join game g on g.node_id = p.node_id group by 1 order by 1`.execute(db);
  const paid = await db
    .selectFrom('team_money_day')
    .where('ancestor_id', '=', takerId)
    .where('currency', '=', currency)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where('kind', 'in', paidKinds)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow();
  return {
    vendors: vendors.map(({ vendor, gross: grossMinor }) => ({ vendor, grossMinor, feeMinor: vendorFee(grossMinor) })),
    paidMinor: paid.amount,
  };
}

/**
 * Returns the results of the last period that a contract covers as a whole, or undefined before there is one.
 *
 * Source: AGT-16, docs/domain.md DR-11.
 */
export async function readResults(
  db: Kysely<Schema>,
  contract: ContractRow,
  { now, zone }: { now: Date; zone: string },
): Promise<Results | undefined> {
  const { kind, endedAt, validFrom, status, carry } = contract;
  if (status !== 'accepted') return undefined;
  if (kind === 'HOURLY') return readLastHour(db, contract, { now, zone });
  const period = kind === 'DIVIDEND' ? contract.period : 'D';
  const last = lastPeriod(period, dayOf(endedAt !== null && endedAt < now ? endedAt : now, zone));
  if (startOfDay(last.from, zone) < validFrom) return undefined;
  const bills = await readBills(db, contract, { from: firstDayOf(contract, last.from, zone), to: last.to, zone });
  return carry === null ? bills.at(-1) : bills.findLast(({ to }) => to === last.to);
}

/** Returns the results of the last hour that a contract covers, or undefined before there is one. */
async function readLastHour(
  db: Kysely<Schema>,
  contract: ContractRow,
  { now, zone }: { now: Date; zone: string },
): Promise<Bill | undefined> {
  const { endedAt, validFrom } = contract;
  const end = startOfHour(endedAt !== null && endedAt < now ? endedAt : now, zone);
  const hour = startOfHour(new Date(end.getTime() - 1), zone);
  if (hour < validFrom) return undefined;
  const day = dayOf(hour, zone);
  return (await readBill(db, contract, { days: { from: day, to: day }, hour, zone, carriedMinor: 0n })).bill;
}

/** Returns the day from which losses can be carried into a period, not before the contract began. */
function firstDayOf({ kind, carry, period, validFrom }: ContractRow, from: Day, zone: string): Day {
  if (kind !== 'DIVIDEND' || carry === 'NONE' || carry === null) return from;
  const began = dayOf(validFrom, zone);
  const wanted = carry === 'FOREVER' ? began : carry === 'PREVIOUS' ? lastPeriod(period, from).from : `${from.slice(0, 8)}01`;
  return wanted < began ? began : wanted > from ? from : wanted;
}
