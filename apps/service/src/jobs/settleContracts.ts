import { carriedLoss } from '@site/rules/contract';
import { addDays, type Day, dayOf, HOUR_MS, periodAround, startOfDay } from '@site/rules/period';
import { type ChainLink, shareChain } from '@site/rules/shareChain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { expireBills } from '../contracts/expireBills.ts';
import { type ContractRow, readContracts } from '../contracts/contractRows.ts';
import { lockContracts } from '../contracts/planOffer.ts';
import { type Bill, readBill } from '../contracts/readResults.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { type Entry, house, type Ledger } from '../ledger/Ledger.ts';
import { lockWalletsOf } from '../ledger/lockWallets.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { countedAt } from '../rollup/countedAt.ts';
import { lastDueDay } from './lastDueDay.ts';
import { reasonOf } from './reasonOf.ts';
import { guardFaults } from './realtimeSalary.ts';

/** Minutes after midnight in the brand's zone. Source: docs/domain.md DR-0.4. */
export const DUE_AT_MINUTES = { DAILY: 2 * 60 + 5, DIVIDEND: 2 * 60 + 10 };
/** Delay of an hourly salary after the end of its hour. Source: docs/domain.md DR-0.4. */
const HOUR_DUE_AFTER_MS = 5 * 60_000;
const kinds = ['DAILY', 'HOURLY', 'DIVIDEND'] as const;
type SettledKind = (typeof kinds)[number];

interface SettlementServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

interface Due {
  contract: ContractRow;
  days: { from: Day; to: Day };
  /** The hour, for hourly salary. */
  hour?: Date | undefined;
  startsAt: Date;
  endsAt: Date;
  /** Loss carried from the period before. */
  carriedMinor: bigint;
}

/**
 * Writes the bills of daily salary, hourly salary and dividends for every period that has ended and is counted, in order, including missed
 * ones; an hour in which a team did not play has none. Salary is paid in the transaction that writes its bills; dividends wait for an
 * operator. Idempotent, safe to run concurrently and to be killed at any moment.
 *
 * A chain of contracts that cannot be settled does not stop the others, and is retried at each run. The promise rejects with its reason once
 * all others are settled.
 *
 * Source: AGT-09, docs/domain.md DR-11.1 to DR-11.3, DR-11.6, DR-11.7.
 */
export async function settleContracts(services: SettlementServices, now: Date): Promise<void> {
  const { db } = services;
  await applyRollups(db);
  const brands = await db
    .selectFrom('brand')
    .select(['merchant', sql<string>`config ->> 'zone'`.as('zone')])
    .execute();
  const failures: string[] = [];
  for (const { merchant, zone } of brands)
    for (const kind of kinds) failures.push(...(await settleKind(services, { merchant, zone, kind, now })));
  await expireBills(services, now);
  if (failures.length > 0) throw new Error(`Contracts are not settled: ${failures.join(' ')}`);
}

async function settleKind(
  services: SettlementServices,
  { merchant, zone, kind, now }: { merchant: string; zone: string; kind: SettledKind; now: Date },
): Promise<string[]> {
  const counted = await countedAt(services.db);
  const failures: string[] = [];
  const failed = new Set<number>();
  for (;;) {
    const due =
      kind === 'HOURLY'
        ? await readDueHours(services.db, { merchant, zone, now })
        : await readDue(services.db, { merchant, zone, kind, now });
    const open = due.filter(({ contract, endsAt }) => !failed.has(contract.id) && endsAt <= counted);
    const first = Math.min(...open.map(({ endsAt }) => endsAt.getTime()));
    if (open.length === 0) return failures;
    for (const chain of chainsOf(open.filter(({ endsAt }) => endsAt.getTime() === first))) {
      const reason = await settleChain(services, { chain, zone, kind, now });
      if (reason === undefined) continue;
      failures.push(
        `${kind} until ${new Date(first).toISOString()}, contracts ${chain.map(({ contract }) => contract.id).join()}: ${reason}.`,
      );
      for (const { contract } of chain) failed.add(contract.id);
    }
  }
}

/** Reads the next unsettled period of each contract, if it has ended by a day and the contract covers it as a whole. */
async function readDue(
  db: Kysely<Schema>,
  { merchant, zone, kind, now }: { merchant: string; zone: string; kind: keyof typeof DUE_AT_MINUTES; now: Date },
): Promise<Due[]> {
  const until = addDays(lastDueDay(now, zone, DUE_AT_MINUTES[kind]), -1);
  const { rows } = await sql<{ id: number; to: Day | null; ownNet: bigint | null; carried: bigint | null }>`
    select c.id, last.period_to as "to", last.own_net_minor as "ownNet", last.carried_minor as "carried"
    from contract c
    join account a on a.id = c.taker_id and a.merchant = ${merchant}
    left join lateral (
      select b.period_to, b.own_net_minor, b.carried_minor from contract_bill b where b.contract_id = c.id order by b.period_from desc limit 1
    ) last on true
    where c.kind = ${kind} and c.status = 'accepted' and (c.ended_at is null or last.period_to is null
      or (last.period_to + 1) < (c.ended_at at time zone ${zone})::date)`.execute(db);
  const known = new Map(rows.map((row) => [row.id, row]));
  const contracts = rows.length === 0 ? [] : await readContracts(db, { ids: rows.map(({ id }) => id) });
  return contracts.flatMap((contract): Due[] => {
    const last = known.get(contract.id);
    const period = kind === 'DIVIDEND' ? contract.period : 'D';
    const began = dayOf(contract.validFrom, zone);
    let days = periodAround(last?.to ? addDays(last.to, 1) : began, period);
    if (startOfDay(days.from, zone) < contract.validFrom) days = periodAround(addDays(days.to, 1), period);
    const end = startOfDay(addDays(days.to, 1), zone);
    if (days.to > until || (contract.endedAt !== null && contract.endedAt < end)) return [];
    const carriedMinor =
      last?.to && last.ownNet !== null ? carriedLoss(contract.carry ?? 'MONTH', last.ownNet, last.carried ?? 0n, days.from) : 0n;
    return [{ contract, days, carriedMinor, startsAt: startOfDay(days.from, zone), endsAt: end }];
  });
}

/** Reads the next unsettled hour with play of each contract, if it has ended and the contract covers it as a whole. */
async function readDueHours(db: Kysely<Schema>, { merchant, zone, now }: { merchant: string; zone: string; now: Date }): Promise<Due[]> {
  const { rows } = await sql<{ id: number; hour: Date }>`
    select c.id, next.hour
    from contract c
    join account a on a.id = c.taker_id and a.merchant = ${merchant}
    cross join lateral (
      select min(h.hour_start) as hour from team_hour h
      where h.ancestor_id = c.taker_id and h.currency = a.currency and h.hour_start >= c.valid_from
        and h.hour_start > coalesce((select max(b.starts_at) from contract_bill b where b.contract_id = c.id), '-infinity')
    ) next
    where c.kind = 'HOURLY' and c.status = 'accepted' and next.hour + interval '1 hour' <= ${new Date(now.getTime() - HOUR_DUE_AFTER_MS)}
      and (c.ended_at is null or next.hour + interval '1 hour' <= c.ended_at)`.execute(db);
  const hours = new Map(rows.map(({ id, hour }) => [id, hour]));
  const contracts = rows.length === 0 ? [] : await readContracts(db, { ids: rows.map(({ id }) => id) });
  return contracts.flatMap((contract): Due[] => {
    const hour = hours.get(contract.id);
    if (!hour) return [];
    const day = dayOf(hour, zone);
    return [{ contract, days: { from: day, to: day }, hour, startsAt: hour, endsAt: new Date(hour.getTime() + HOUR_MS), carriedMinor: 0n }];
  });
}

function chainsOf(due: readonly Due[]): Due[][] {
  const byTaker = new Map(due.map((each) => [each.contract.takerId, each]));
  const headOf = (each: Due): Due => {
    const { giverId } = each.contract;
    const giver = giverId === null ? undefined : byTaker.get(giverId);
    return giver ? headOf(giver) : each;
  };
  return [...Map.groupBy(due, headOf).values()];
}

async function settleChain(
  { db, ledger, bus }: SettlementServices,
  { chain, zone, kind, now }: { chain: readonly Due[]; zone: string; kind: SettledKind; now: Date },
): Promise<string | undefined> {
  try {
    const paid = await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        await lockContracts(tx);
        const { rows: known } = await sql`
          select from contract_bill where (contract_id, starts_at) in (
            select * from unnest(${chain.map(({ contract }) => contract.id)}::integer[], ${chain.map((due) => due.startsAt)}::timestamptz[])
          )`.execute(tx);
        // Another process was first.
        if (known.length > 0) return [];
        const faults =
          kind === 'DIVIDEND'
            ? new Map<number, string>()
            : await guardFaults(
                tx,
                chain.map(({ contract }) => contract),
                startsOf(chain),
              );
        const [fault] = faults.values();
        if (fault !== undefined) throw new Error(fault);
        const bills: ChainBill[] = [];
        for (const { contract, days, hour, startsAt: from, carriedMinor } of chain) {
          const { bill } = await readBill(tx, contract, { days, hour, zone, carriedMinor });
          bills.push({ contract, bill, carriedMinor, startsAt: from });
        }
        await writeBills(tx, bills, kind, now);
        return kind === 'DIVIDEND' ? [] : payBills(tx, ledger, kind, bills.map(asPayable(kind)));
      }),
    );
    if (paid.length > 0) bus.publish(paid);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

const startsOf = ([first]: readonly Due[]) => first?.startsAt ?? new Date(0);

interface ChainBill {
  contract: ContractRow;
  bill: Bill;
  carriedMinor: bigint;
  startsAt: Date;
}

const writeBills = (tx: Transaction<Schema>, bills: readonly ChainBill[], kind: SettledKind, now: Date) =>
  tx
    .insertInto('contract_bill')
    .values(
      bills.map(({ contract, bill, carriedMinor, startsAt }) => ({
        contract_id: contract.id,
        starts_at: startsAt,
        period_from: bill.from,
        period_to: bill.to,
        status: bill.payMinor === 0n ? ('NOT_REACHED' as const) : kind === 'DIVIDEND' ? ('UNAPPROVED' as const) : ('ISSUED' as const),
        active_members: bill.active,
        valid_bet_minor: bill.validBetMinor,
        own_net_minor: bill.ownNetMinor ?? null,
        carried_minor: carriedMinor,
        tier: bill.reached,
        gross_minor: bill.payMinor,
        received_minor: 0n,
        net_minor: 0n,
        at: now,
        collect_until: null,
        collected_at: null,
      })),
    )
    .execute();

/** A written bill to be paid. */
export interface Payable {
  contractId: number;
  giverId: number | null;
  takerId: number;
  currency: string;
  startsAt: Date;
  /** Names the period in the keys of its transfers: its last day, or its hour. */
  period: string;
  grossMinor: bigint;
  /** Set when the taker has to collect what stays with it. */
  collectUntil?: Date;
}

const asPayable =
  (kind: SettledKind) =>
  ({ contract, bill, startsAt }: ChainBill): Payable => ({
    contractId: contract.id,
    giverId: contract.giverId,
    takerId: contract.takerId,
    currency: contract.currency,
    startsAt,
    period: kind === 'HOURLY' ? startsAt.toISOString() : bill.to,
    grossMinor: bill.payMinor,
  });

const entryKinds = { DAILY: 'SALARY_D', HOURLY: 'SALARY_H', DIVIDEND: 'DIVIDEND' } as const;

/**
 * Pays written bills of one period end through the ledger, and records what each received. A giver without a bill pays those below out of its
 * wallet, as far as it goes. What has to be collected is not paid yet; what the wallet of its taker adds to it is taken at once.
 * Returns the accounts whose balance has changed.
 *
 * Source: docs/domain.md DR-11.3, DR-11.6.
 */
export async function payBills(tx: Transaction<Schema>, ledger: Ledger, kind: SettledKind, bills: readonly Payable[]): Promise<number[]> {
  const accountIds: number[] = [];
  for (const [currency, own] of Map.groupBy(bills, (bill) => bill.currency)) {
    const takers = new Set(own.map(({ takerId }) => takerId));
    const outside = new Set(own.flatMap(({ giverId }) => (giverId === null || takers.has(giverId) ? [] : [giverId])));
    const links: ChainLink[] = [
      ...[...outside].map((takerId) => ({ takerId, giverId: null, grossMinor: 0n })),
      ...own.map(({ takerId, giverId, grossMinor }) => ({ takerId, giverId, grossMinor })),
    ];
    const wallets = await lockWalletsOf(
      tx,
      links.map(({ takerId }) => takerId),
      [currency],
    );
    const balances = new Map(wallets.map((wallet) => [wallet.accountId, wallet.balanceMinor]));
    const shares = shareChain(links, (takerId) => balances.get(takerId) ?? 0n);
    const period = own[0]?.period ?? '';
    const head = own.find(({ giverId }) => giverId === null || outside.has(giverId))?.contractId ?? 0;
    const entries = [...shares].flatMap(([accountId, { netMinor: amountMinor }]): Entry[] => {
      const bill = own.find(({ takerId }) => takerId === accountId);
      const contract = bill?.contractId;
      const cause = { contract: contract ?? head, period };
      // A giver without a bill pays once for each chain below it.
      const idempotencyKey = contract === undefined ? `contract:below:${head}:${period}` : billKey(contract, period);
      const entry = { accountId, counterId: house.salary, idempotencyKey, kind: entryKinds[kind] };
      return amountMinor === 0n || (bill?.collectUntil && amountMinor > 0n) ? [] : [{ ...entry, currency, amountMinor, cause }];
    });
    const posted = await ledger.post(tx, entries);
    if (typeof posted === 'string') throw new Error(`the ledger answers ${posted}`);
    for (const { contractId, takerId, startsAt, grossMinor, collectUntil } of own) {
      const { receivedMinor = 0n, netMinor = 0n } = shares.get(takerId) ?? {};
      const paid = { received_minor: receivedMinor, net_minor: netMinor };
      await tx
        .updateTable('contract_bill')
        .set(
          collectUntil && netMinor > 0n
            ? { ...paid, status: 'UNCOLLECTED', collect_until: collectUntil }
            : { ...paid, status: paidStatus(grossMinor, receivedMinor) },
        )
        .where('contract_id', '=', contractId)
        .where('starts_at', '=', startsAt)
        .execute();
    }
    accountIds.push(...entries.map(({ accountId }) => accountId));
  }
  return accountIds;
}

/** Returns the key under which a bill moves money, once. */
export const billKey = (contractId: number, period: string): string => `contract:${contractId}:${period}`;

/** Returns the state of a bill that has been paid out. Source: docs/domain.md DR-11.6. */
export function paidStatus(grossMinor: bigint, receivedMinor: bigint) {
  if (grossMinor === 0n) return 'NOT_REACHED';
  if (receivedMinor === grossMinor) return 'ISSUED';
  return receivedMinor === 0n ? 'INSUFFICIENT' : 'PART_PAID';
}
