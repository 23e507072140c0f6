import type { GameType } from '@site/api/common';
import { activeFromMinor, carriedLoss, grossOf, lastPeriod, netResult, reachedTier } from '@site/rules/contract';
import { addDays, type Day, dayOf, periodAround, startOfDay } from '@site/rules/period';
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
 * Returns what terms pay for each whole period in the days, before the downline's part: read from the roll-ups. A dividend carries its losses
 * from the first of these periods on. Hourly salary has no bills, because the roll-ups count by day.
 *
 * Source: AGT-18, docs/domain.md DR-11.1, DR-11.2, DR-11.7.
 */
export async function readBills(
  db: Kysely<Schema>,
  terms: Terms,
  { from, to, zone }: { from: Day; to: Day; zone: string },
): Promise<Bill[]> {
  if (terms.kind === 'HOURLY') return [];
  const period = terms.kind === 'DIVIDEND' ? terms.period : 'D';
  const bills: Bill[] = [];
  let carriedMinor = 0n;
  for (let days = periodAround(from, period); days.to <= to; days = periodAround(addDays(days.to, 1), period)) {
    if (days.from < from) continue;
    const { bill, lossMinor } = await readBill(db, terms, { days, zone, carriedMinor });
    carriedMinor = lossMinor;
    bills.push(bill);
  }
  return bills;
}

/** Reads one period with a loss that is carried into it, and returns the loss that it carries on. */
export async function readBill(
  db: Kysely<Schema>,
  terms: Terms,
  { days, zone, carriedMinor }: { days: { from: Day; to: Day }; zone: string; carriedMinor: bigint },
) {
  const { kind, takerId, currency, categories, tiers, carry } = terms;
  const played = await db
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
  const counted = played.filter(({ game_type }) => categories.includes(game_type as GameType));
  const validBetMinor = salaryTurnover(counted.map(({ game_type, valid }) => ({ gameType: game_type as GameType, validBetMinor: valid })));
  const profitMinor = counted.reduce((sum, { profit }) => sum + profit, 0n);
  const activeMinor = activeFromMinor(kind, terms.period, currency);
  const active = validBetMinor === 0n ? 0 : await countActive(db, { takerId, currency, days, activeMinor });
  const ownNetMinor = kind === 'DIVIDEND' ? await readNet(db, { takerId, currency, days, zone }) : undefined;
  const netMinor = ownNetMinor === undefined ? undefined : ownNetMinor + carriedMinor;
  const figures = { active, validBetMinor, ...(netMinor !== undefined && { netMinor }) };
  const reached = reachedTier(tiers, figures, activeMinor);
  const payMinor = reached === null ? 0n : grossOf(kind, tiers[reached]?.ratePpm ?? 0, figures, currency);
  const lossMinor = ownNetMinor === undefined ? 0n : carriedLoss(carry ?? 'MONTH', ownNetMinor, carriedMinor, addDays(days.to, 1));
  return { bill: { ...days, active, validBetMinor, profitMinor, payMinor, reached, ownNetMinor, netMinor } satisfies Bill, lossMinor };
}

interface TeamDays {
  takerId: number;
  currency: string;
  days: { from: Day; to: Day };
}

/** Counts the members of a team whose own valid bets reach the amount. Source: docs/domain.md DR-11. */
async function countActive(
  db: Kysely<Schema>,
  { takerId, currency, days, activeMinor }: TeamDays & { activeMinor: bigint },
): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    with team as materialized (select descendant_id as account_id from account_tree where ancestor_id = ${takerId}),
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
async function readNet(db: Kysely<Schema>, { takerId, currency, days, zone }: TeamDays & { zone: string }): Promise<bigint> {
  const { rows: vendors } = await sql<{ gross: bigint }>`
    with team as materialized (select descendant_id as account_id from account_tree where ancestor_id = ${takerId}),
    played as materialized (
      select b.node_id, b.integration, sum(b.stake_minor - b.payout_minor)::bigint as gross from bet b
      where b.account_id in (select account_id from team) and b.status = 'settled' and b.currency = ${currency}
        and b.settled_at >= ${startOfDay(days.from, zone)} and b.settled_at < ${startOfDay(addDays(days.to, 1), zone)}
      group by 1, 2
    )
    select sum(p.gross)::bigint as gross from played p left join game g on g.node_id = p.node_id group by coalesce(g.vassalage, p.integration)`.execute(
    db,
  );
  const paid = await db
    .selectFrom('team_money_day')
    .where('ancestor_id', '=', takerId)
    .where('currency', '=', currency)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where('kind', 'in', paidKinds)
    .select(sql<bigint>`coalesce(sum(amount_minor), 0)::bigint`.as('amount'))
    .executeTakeFirstOrThrow();
  return netResult({ grossByVendor: vendors.map(({ gross }) => gross), paidMinor: paid.amount });
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
  if (kind === 'HOURLY' || status !== 'accepted') return undefined;
  const period = kind === 'DIVIDEND' ? contract.period : 'D';
  const last = lastPeriod(period, dayOf(endedAt !== null && endedAt < now ? endedAt : now, zone));
  if (startOfDay(last.from, zone) < validFrom) return undefined;
  const bills = await readBills(db, contract, { from: firstDayOf(contract, last.from, zone), to: last.to, zone });
  return carry === null ? bills.at(-1) : bills.findLast(({ to }) => to === last.to);
}

/** Returns the day from which losses can be carried into a period, not before the contract began. */
function firstDayOf({ kind, carry, period, validFrom }: ContractRow, from: Day, zone: string): Day {
  if (kind !== 'DIVIDEND' || carry === 'NONE' || carry === null) return from;
  const began = dayOf(validFrom, zone);
  const wanted = carry === 'FOREVER' ? began : carry === 'PREVIOUS' ? lastPeriod(period, from).from : `${from.slice(0, 8)}01`;
  return wanted < began ? began : wanted > from ? from : wanted;
}
