import type { GameType } from '@site/api/common';
import { creditsIn } from '@site/rules/credits';
import { SLICE_MS } from '@site/rules/period';
import { payoutFault, type SalaryRate } from '@site/rules/payoutGuard';
import { dueOf, earnSlice } from '@site/rules/salary';
import { salaryTurnover } from '@site/rules/salaryTurnover';
import { shareChain } from '@site/rules/shareChain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inSavepoint } from '../database/inSavepoint.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { type Entry, house, type Ledger } from '../ledger/Ledger.ts';
import { lockWalletsOf } from '../ledger/lockWallets.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';
import { brandSettings } from '../system/brandSettings.ts';

/** Maximum pay of a contract in a day. Source: docs/domain.md DR-11.8. */
export const REALTIME_DAY_CAP_CREDITS = 2000n;
/** Delay of a settlement after the end of its slice. Source: docs/domain.md DR-11.9. */
export const SETTLED_AFTER_MS = 60_000;

interface SalaryServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Settles every slice of real-time salary that ended at least a minute ago, in order, including missed ones. Idempotent, safe to run
 * concurrently and to be killed at any moment: a slice is paid in the transaction that moves the mark past it.
 *
 * A taker that cannot give back what voided bets earned owes it, and pays it from later earnings. A chain of contracts that cannot be
 * settled for another reason, or that the payout guard stops, does not stop the others, and is retried at each run. The promise rejects
 * with its name once all others are paid.
 *
 * Source: OPR-06, docs/domain.md DR-2.5, DR-11.3, DR-11.4, DR-11.7, DR-11.8, DR-11.9.
 */
export async function settleRealtimeSalary(services: SalaryServices, now: Date): Promise<void> {
  const closedBefore = new Date(Math.floor((now.getTime() - SETTLED_AFTER_MS) / SLICE_MS) * SLICE_MS);
  await applyRollups(services.db);
  const failures = [...(await settleLeft(services)).failures];
  for (let settled = await settleNext(services, closedBefore); settled; settled = await settleNext(services, closedBefore))
    failures.push(...settled.failures);
  if (failures.length > 0) throw new Error(`Real-time salary is not settled: ${failures.join(' ')}`);
}

interface Settled {
  /** Accounts whose balance has changed. */
  accountIds: number[];
  failures: string[];
}

/** Retries failed settlements of past slices, under the last of them. */
async function settleLeft({ db, ledger, bus }: SalaryServices): Promise<Settled> {
  const settled = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const mark = await tx.selectFrom('rollup_mark').where('name', '=', 'salary').select('at').forUpdate().executeTakeFirstOrThrow();
      return settleSlice(tx, ledger, new Date(mark.at.getTime() - SLICE_MS));
    }),
  );
  if (settled.accountIds.length > 0) bus.publish(settled.accountIds);
  return settled;
}

/** Settles the oldest slice with turnover. Returns undefined when there is none before `closedBefore`. */
async function settleNext({ db, ledger, bus }: SalaryServices, closedBefore: Date): Promise<Settled | undefined> {
  const settled = await retryConflicts(() =>
    db.transaction().execute(async (tx): Promise<Settled | undefined> => {
      const mark = await tx.selectFrom('rollup_mark').where('name', '=', 'salary').select('at').forUpdate().executeTakeFirstOrThrow();
      if (mark.at >= closedBefore) return undefined;
      const next = await tx
        .selectFrom('team_slice')
        .where('slice_start', '>=', mark.at)
        .where('slice_start', '<', closedBefore)
        .select('slice_start')
        .orderBy('slice_start')
        .limit(1)
        .executeTakeFirst();
      const settlement = next ? await settleSlice(tx, ledger, next.slice_start) : undefined;
      const settledUntil = next ? new Date(next.slice_start.getTime() + SLICE_MS) : closedBefore;
      await tx.updateTable('rollup_mark').set({ at: settledUntil }).where('name', '=', 'salary').execute();
      return settlement;
    }),
  );
  if (settled?.accountIds.length) bus.publish(settled.accountIds);
  return settled;
}

/** Pays one slice of every contract with turnover: all together or, when that fails, chain by chain. */
async function settleSlice(tx: Transaction<Schema>, ledger: Ledger, sliceStart: Date): Promise<Settled> {
  const all = oneForEachTaker(await dueContracts(tx, sliceStart)).map(earn);
  if (all.length === 0) return { accountIds: [], failures: [] };
  const failureOf = (chain: readonly Due[], reason: string) =>
    `slice ${sliceStart.toISOString()}, contracts ${chain.map(({ contractId }) => contractId).join()}: ${reason}.`;
  const faults = await guardFaults(tx, all, sliceStart);
  const failures: string[] = [];
  const due: Due[] = [];
  for (const chain of chainsOf(all)) {
    const fault = chain.map(({ takerId }) => faults.get(takerId)).find((reason) => reason !== undefined);
    if (fault === undefined) due.push(...chain);
    else failures.push(failureOf(chain, fault));
  }
  if (due.length === 0) return { accountIds: [], failures };
  due.sort((one, other) => one.contractId - other.contractId);
  const settle = (contracts: readonly Due[]) => inSavepoint(tx, () => payContracts(tx, ledger, sliceStart, contracts));
  const first = await settle(due);
  if (first.ok) return { accountIds: first.value, failures };

  const settled: Settled = { accountIds: [], failures };
  for (const chain of chainsOf(due)) {
    const outcome = await settle(chain);
    if (outcome.ok) settled.accountIds.push(...outcome.value);
    else settled.failures.push(failureOf(chain, outcome.reason));
  }
  return settled;
}

/** Returns why takers must not be paid: the salaries of all their contracts in force exceed the caps or the budget of their brand. */
export async function guardFaults(
  tx: Transaction<Schema>,
  due: readonly { takerId: number }[],
  sliceStart: Date,
): Promise<Map<number, string>> {
  const brands = await tx.selectFrom('brand').select(['merchant', 'settings']).execute();
  // Read once for each brand: its settings are long, and its takers many.
  const settingsOf = new Map(brands.map(({ merchant, settings }) => [merchant, brandSettings.parse(settings)]));
  const { rows } = await sql<{ takerId: number; merchant: string; rates: SalaryRate[] }>`
    select c.taker_id as "takerId", a.merchant,
      jsonb_agg(jsonb_build_object('kind', c.kind, 'ratePpm', c.rate_ppm, 'categories', to_jsonb(c.categories))) as rates
    from contract c
    join account a on a.id = c.taker_id
    where c.taker_id = any(${due.map(({ takerId }) => takerId)}::integer[]) and c.kind in ('DAILY', 'HOURLY', 'REALTIME')
      and c.status = 'accepted' and c.valid_from <= ${sliceStart} and (c.ended_at is null or c.ended_at > ${sliceStart})
    group by c.taker_id, a.merchant`.execute(tx);
  return new Map(
    rows.flatMap(({ takerId, merchant, rates }) => {
      const settings = settingsOf.get(merchant);
      if (!settings) throw new Error(`There is no brand ${merchant}.`);
      const fault = payoutFault(rates, settings.contractCaps, settings.edgesPpm);
      return fault === undefined ? [] : [[takerId, fault]];
    }),
  );
}

/** Leaves the earliest contract of each taker: a replaced one that could not be settled comes before the one that replaces it. */
const oneForEachTaker = (contracts: readonly DueContract[]): DueContract[] =>
  [...Map.groupBy(contracts, ({ takerId }) => takerId).values()].flatMap(([earliest]) => earliest ?? []);

/** Groups contracts into chains that are connected by giver and taker. */
function chainsOf(contracts: readonly Due[]): Due[][] {
  const byTaker = new Map(contracts.map((contract) => [contract.takerId, contract]));
  const headOf = (contract: Due): Due => {
    const giver = contract.giverId === null ? undefined : byTaker.get(contract.giverId);
    return giver ? headOf(giver) : contract;
  };
  return [...Map.groupBy(contracts, headOf).values()];
}

async function payContracts(tx: Transaction<Schema>, ledger: Ledger, sliceStart: Date, contracts: readonly Due[]): Promise<number[]> {
  const balances = await lockBalances(tx, contracts);
  const shares = shareChain(contracts, (takerId) => balances.get(takerId) ?? 0n);
  const slice = sliceStart.toISOString();
  const entries = contracts.flatMap(({ contractId, takerId, currency }): Entry[] => {
    const amountMinor = shares.get(takerId)?.netMinor ?? 0n;
    const idempotencyKey = `salary:${contractId}:${slice}`;
    const cause = { contract: contractId, slice };
    return amountMinor === 0n
      ? []
      : [{ accountId: takerId, counterId: house.salary, idempotencyKey, kind: 'SALARY_RT', currency, amountMinor, cause }];
  });
  const posted = await ledger.post(tx, entries);
  if (typeof posted === 'string') throw new Error(`the ledger answers ${posted}`);

  const transferOf = new Map(entries.map(({ accountId }, index) => [accountId, posted[index]?.transferId ?? null]));
  const rows = contracts.map((contract) => {
    const { receivedMinor = 0n, netMinor = 0n } = shares.get(contract.takerId) ?? {};
    return { ...contract, netMinor, openMinor: contract.openMinor + contract.earnedMinor - receivedMinor };
  });
  await sql`
    insert into salary_slice (contract_id, slice_start, valid_bet_minor, gross_minor, amount_minor, carry_ppm, open_minor, transfer_id)
    select s.contract_id, ${sliceStart}, s.valid, s.gross, s.amount, s.carry, s.open, s.transfer_id from unnest(
      ${rows.map(({ contractId }) => contractId)}::integer[], ${rows.map(({ validBetMinor }) => validBetMinor)}::bigint[],
      ${rows.map(({ earnedMinor }) => earnedMinor)}::bigint[], ${rows.map(({ netMinor }) => netMinor)}::bigint[],
      ${rows.map(({ carryPpm }) => carryPpm)}::bigint[], ${rows.map(({ openMinor }) => openMinor)}::bigint[],
      ${rows.map(({ takerId }) => transferOf.get(takerId) ?? null)}::uuid[]
    ) as s (contract_id, valid, gross, amount, carry, open, transfer_id)`.execute(tx);
  return entries.map(({ accountId }) => accountId);
}

interface DueContract {
  contractId: number;
  giverId: number | null;
  takerId: number;
  ratePpm: number;
  currency: string;
  /** Valid bets by game type that the contract counts: of this slice, and of earlier ones that could not be settled. */
  validBets: { gameType: GameType; validBetMinor: string }[];
  /** Turnover and salary of the day's earlier slices. */
  dayTurnoverMinor: bigint;
  dayEarnedMinor: bigint;
  openMinor: bigint;
}

type Due = ReturnType<typeof earn>;

/** Computes the earnings of a contract in its slice, and the amount due on it before its own payments. */
function earn({ contractId, giverId, takerId, ratePpm, currency, validBets, dayTurnoverMinor, dayEarnedMinor, openMinor }: DueContract) {
  const validBetMinor = salaryTurnover(
    validBets.map(({ gameType, validBetMinor: digits }) => ({ gameType, validBetMinor: BigInt(digits) })),
  );
  const { amountMinor: earnedMinor, carryPpm } = earnSlice({
    turnoverMinor: dayTurnoverMinor + validBetMinor,
    ratePpm,
    earnedMinor: dayEarnedMinor,
    capMinor: creditsIn(currency, REALTIME_DAY_CAP_CREDITS),
  });
  return {
    contractId,
    giverId,
    takerId,
    currency,
    validBetMinor,
    earnedMinor,
    carryPpm,
    openMinor,
    grossMinor: dueOf(earnedMinor, openMinor),
  };
}

/**
 * Reads the contracts with unsettled turnover, uplines before their downlines. The contracts are read first: joined in one go, the last
 * slice of a contract would be looked for once for each slice of its team.
 */
async function dueContracts(tx: Transaction<Schema>, sliceStart: Date): Promise<DueContract[]> {
  const { rows } = await sql<DueContract>`
    with running as materialized (
      select c.*, a.currency, brand.config ->> 'zone' as zone,
        coalesce(last.slice_start, '-infinity') as settled_until, coalesce(last.open_minor, 0) as open_minor
      from contract c
      join account a on a.id = c.taker_id
      join brand on brand.merchant = a.merchant
      left join lateral (
        select p.slice_start, p.open_minor from salary_slice p where p.contract_id = c.id order by p.slice_start desc limit 1
      ) last on true
      where c.kind = 'REALTIME' and c.status = 'accepted'
    )
    select c.id as "contractId", c.giver_id as "giverId", c.taker_id as "takerId", c.rate_ppm as "ratePpm", c.currency,
      team.valid_bets as "validBets", coalesce(day.turnover, 0)::bigint as "dayTurnoverMinor", coalesce(day.earned, 0)::bigint as "dayEarnedMinor",
      c.open_minor as "openMinor"
    from running c
    cross join lateral (
      select jsonb_agg(jsonb_build_object('gameType', s.game_type, 'validBetMinor', s.valid_bet_minor::text)) as valid_bets
      from team_slice s
      where s.ancestor_id = c.taker_id and s.slice_start > c.settled_until and s.slice_start <= ${sliceStart}
        and s.slice_start >= c.valid_from and (c.ended_at is null or s.slice_start < c.ended_at)
        and s.game_type = any(c.categories) and s.currency = c.currency
    ) team
    cross join lateral (
      select sum(p.valid_bet_minor) as turnover, sum(p.gross_minor) as earned
      from salary_slice p
      where p.contract_id = c.id and p.slice_start < ${sliceStart}
        and p.slice_start >= date_trunc('day', ${sliceStart}::timestamptz at time zone c.zone) at time zone c.zone
    ) day
    where team.valid_bets is not null
    order by c.id`.execute(tx);
  return rows;
}

/** Locks and returns the balances of the takers in the currency they are paid in: one may have to add to what it gives, or to give back. */
async function lockBalances(tx: Transaction<Schema>, contracts: readonly Due[]): Promise<Map<number, bigint>> {
  const paidIn = new Map(contracts.map(({ takerId, currency }) => [takerId, currency]));
  const wallets = await lockWalletsOf(tx, [...paidIn.keys()], [...new Set(paidIn.values())]);
  const ofTakers = wallets.filter(({ accountId, currency }) => currency === paidIn.get(accountId));
  return new Map(ofTakers.map(({ accountId, balanceMinor }) => [accountId, balanceMinor]));
}
