import { carriedLoss } from '@site/rules/contract';
import { addDays, type Day, dayOf, periodAround, startOfDay } from '@site/rules/period';
import { type ChainLink, shareChain } from '@site/rules/shareChain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ContractRow, readContracts } from '../contracts/contractRows.ts';
import { lockContracts } from '../contracts/planOffer.ts';
import { type Bill, readBill } from '../contracts/readResults.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { type Entry, house, type Ledger } from '../ledger/Ledger.ts';
import { lockWalletsOf } from '../ledger/lockWallets.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { lastDueDay } from './lastDueDay.ts';
import { guardFaults } from './realtimeSalary.ts';

/** Minutes after midnight in the brand's zone. Source: docs/domain.md DR-0.4. */
const DUE_AT_MINUTES = { DAILY: 2 * 60 + 5, DIVIDEND: 2 * 60 + 10 };
type SettledKind = keyof typeof DUE_AT_MINUTES;

interface SettlementServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

interface Due {
  contract: ContractRow;
  days: { from: Day; to: Day };
  /** Loss carried from the period before. */
  carriedMinor: bigint;
}

/**
 * Writes the bills of daily salary and of dividends for every period that has ended, in order, including missed ones. Daily salary is paid in
 * the transaction that writes its bills; dividends wait for an operator. Idempotent, safe to run concurrently and to be killed at any moment.
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
    for (const kind of ['DAILY', 'DIVIDEND'] as const) failures.push(...(await settleKind(services, { merchant, zone, kind, now })));
  if (failures.length > 0) throw new Error(`Contracts are not settled: ${failures.join(' ')}`);
}

async function settleKind(
  services: SettlementServices,
  { merchant, zone, kind, now }: { merchant: string; zone: string; kind: SettledKind; now: Date },
): Promise<string[]> {
  const until = addDays(lastDueDay(now, zone, DUE_AT_MINUTES[kind]), -1);
  const failures: string[] = [];
  const failed = new Set<number>();
  for (;;) {
    const open = (await readDue(services.db, { merchant, zone, kind, until })).filter(({ contract }) => !failed.has(contract.id));
    const [first] = open.map(({ days }) => days.to).toSorted();
    if (first === undefined) return failures;
    for (const chain of chainsOf(open.filter(({ days }) => days.to === first))) {
      const reason = await settleChain(services, { chain, zone, kind, now });
      if (reason === undefined) continue;
      failures.push(`${kind} of ${first}, contracts ${chain.map(({ contract }) => contract.id).join()}: ${reason}.`);
      for (const { contract } of chain) failed.add(contract.id);
    }
  }
}

/** Reads the next unsettled period of each contract, if it has ended by a day and the contract covers it as a whole. */
async function readDue(
  db: Kysely<Schema>,
  { merchant, zone, kind, until }: { merchant: string; zone: string; kind: SettledKind; until: Day },
): Promise<Due[]> {
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
    return [{ contract, days, carriedMinor }];
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
        const [{ days }] = chain as [Due, ...Due[]];
        const known = await tx
          .selectFrom('contract_bill')
          .where(
            'contract_id',
            'in',
            chain.map(({ contract }) => contract.id),
          )
          .where('period_to', '>=', days.to)
          .select('contract_id')
          .execute();
        // Another process was first.
        if (known.length > 0) return [];
        const faults =
          kind === 'DAILY'
            ? await guardFaults(
                tx,
                chain.map(({ contract }) => contract),
                startOfDay(days.from, zone),
              )
            : new Map<number, string>();
        const [fault] = faults.values();
        if (fault !== undefined) throw new Error(fault);
        const bills: ChainBill[] = [];
        for (const { contract, days: own, carriedMinor } of chain) {
          const { bill } = await readBill(tx, contract, { days: own, zone, carriedMinor });
          bills.push({ contract, bill, carriedMinor });
        }
        await writeBills(tx, bills, kind, now);
        return kind === 'DAILY' ? payBills(tx, ledger, kind, bills.map(asPayable)) : [];
      }),
    );
    if (paid.length > 0) bus.publish(paid);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

interface ChainBill {
  contract: ContractRow;
  bill: Bill;
  carriedMinor: bigint;
}

const writeBills = (tx: Transaction<Schema>, bills: readonly ChainBill[], kind: SettledKind, now: Date) =>
  tx
    .insertInto('contract_bill')
    .values(
      bills.map(({ contract, bill, carriedMinor }) => ({
        contract_id: contract.id,
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
      })),
    )
    .execute();

/** A written bill to be paid. */
export interface Payable {
  contractId: number;
  giverId: number | null;
  takerId: number;
  currency: string;
  from: Day;
  to: Day;
  grossMinor: bigint;
}

const asPayable = ({ contract, bill }: ChainBill): Payable => ({
  contractId: contract.id,
  giverId: contract.giverId,
  takerId: contract.takerId,
  currency: contract.currency,
  from: bill.from,
  to: bill.to,
  grossMinor: bill.payMinor,
});

/**
 * Pays written bills of one period end through the ledger, and records what each received. A giver without a bill pays those below out of its
 * wallet, as far as it goes. Returns the accounts whose balance has changed.
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
    const to = own[0]?.to ?? '';
    const head = own.find(({ giverId }) => giverId === null || outside.has(giverId))?.contractId ?? 0;
    const entries = [...shares].flatMap(([accountId, { netMinor: amountMinor }]): Entry[] => {
      const contract = own.find(({ takerId }) => takerId === accountId)?.contractId;
      const cause = { contract: contract ?? head, period: to };
      // A giver without a bill pays once for each chain below it.
      const idempotencyKey = contract === undefined ? `contract:below:${head}:${to}` : `contract:${contract}:${to}`;
      const entry = {
        accountId,
        counterId: house.salary,
        idempotencyKey,
        kind: kind === 'DAILY' ? ('SALARY_D' as const) : ('DIVIDEND' as const),
      };
      return amountMinor === 0n ? [] : [{ ...entry, currency, amountMinor, cause }];
    });
    const posted = await ledger.post(tx, entries);
    if (typeof posted === 'string') throw new Error(`the ledger answers ${posted}`);
    for (const { contractId, takerId, from, grossMinor } of own) {
      const { receivedMinor = 0n, netMinor = 0n } = shares.get(takerId) ?? {};
      await tx
        .updateTable('contract_bill')
        .set({ status: statusOf(grossMinor, receivedMinor), received_minor: receivedMinor, net_minor: netMinor })
        .where('contract_id', '=', contractId)
        .where('period_from', '=', from)
        .execute();
    }
    accountIds.push(...entries.map(({ accountId }) => accountId));
  }
  return accountIds;
}

function statusOf(grossMinor: bigint, receivedMinor: bigint) {
  if (grossMinor === 0n) return 'NOT_REACHED';
  if (receivedMinor === grossMinor) return 'ISSUED';
  return receivedMinor === 0n ? 'INSUFFICIENT' : 'PART_PAID';
}
