import type { GameType } from '@site/api/common';
import { creditsIn } from '@site/rules/credits';
import { SLICE_MS } from '@site/rules/period';
import { paySlice } from '@site/rules/salary';
import { salaryTurnover } from '@site/rules/salaryTurnover';
import { type ChainLink, shareChain } from '@site/rules/shareChain';
import { type Kysely, sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { type Entry, house, type Ledger } from '../ledger/Ledger.ts';
import type { Bus } from '../push/Bus.ts';
import { applyRollups } from '../rollup/applyRollups.ts';

/** The most a contract pays in a day. Source: DR-11.8. */
export const REALTIME_DAY_CAP_CREDITS = 2000n;
/** How long after it has closed a slice is settled. Source: DR-11.9. */
export const SETTLED_AFTER_MS = 60_000;

interface SalaryServices {
  db: Kysely<Schema>;
  ledger: Ledger;
  bus: Bus;
}

/**
 * Settles every slice of real-time salary that closed a minute ago or more, in its order, those that were missed included. Safe to
 * run twice, at once, and to be killed at any moment: a slice is paid in the transaction that moves the mark past it.
 *
 * Source: DR-11.3, DR-11.8, DR-11.9.
 */
export async function settleRealtimeSalary(services: SalaryServices, now: Date): Promise<void> {
  const closedBefore = new Date(Math.floor((now.getTime() - SETTLED_AFTER_MS) / SLICE_MS) * SLICE_MS);
  await applyRollups(services.db);
  while (await settleNext(services, closedBefore));
}

/** Settles the oldest slice in which anything was played. False where there is none before `closedBefore`. */
async function settleNext({ db, ledger, bus }: SalaryServices, closedBefore: Date): Promise<boolean> {
  const paid = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
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
      const accountIds = next ? await settleSlice(tx, ledger, next.slice_start) : undefined;
      const settledUntil = next ? new Date(next.slice_start.getTime() + SLICE_MS) : closedBefore;
      await tx.updateTable('rollup_mark').set({ at: settledUntil }).where('name', '=', 'salary').execute();
      return accountIds;
    }),
  );
  if (paid?.length) bus.publish(paid);
  return paid !== undefined;
}

interface DueContract {
  contractId: number;
  giverId: number | null;
  takerId: number;
  ratePpm: number;
  currency: string;
  /** By kind of game, of those that the contract counts. */
  validBets: { gameType: GameType; validBetMinor: string }[];
  carryPpm: bigint;
  paidMinor: bigint;
}

/** Pays one slice of every contract with a turnover in it, and answers whose balance has moved. */
async function settleSlice(tx: Transaction<Schema>, ledger: Ledger, sliceStart: Date): Promise<number[]> {
  const due = (await dueContracts(tx, sliceStart)).map(earn);
  const wallets = await lockedWallets(tx, due);
  const nets = shareChain(due, (takerId) => wallets.get(takerId) ?? 0n);
  const slice = sliceStart.toISOString();
  const entries = due.flatMap(({ contractId, takerId, currency }): Entry[] => {
    const amountMinor = nets.get(takerId) ?? 0n;
    const idempotencyKey = `salary:${contractId}:${slice}`;
    const cause = { contract: contractId, slice };
    return amountMinor === 0n
      ? []
      : [{ accountId: takerId, counterId: house.salary, idempotencyKey, kind: 'SALARY_RT', currency, amountMinor, cause }];
  });
  const posted = await ledger.post(tx, entries);
  if (typeof posted === 'string') throw new Error(`Slice ${slice} cannot be paid: ${posted}.`);

  const transferOf = new Map(entries.map(({ accountId }, index) => [accountId, posted[index]?.transferId ?? null]));
  await sql`
    insert into salary_slice (contract_id, slice_start, valid_bet_minor, gross_minor, amount_minor, carry_ppm, transfer_id)
    select s.contract_id, ${sliceStart}, s.valid, s.gross, s.amount, s.carry, s.transfer_id from unnest(
      ${due.map(({ contractId }) => contractId)}::integer[], ${due.map(({ validBetMinor }) => validBetMinor)}::bigint[],
      ${due.map(({ grossMinor }) => grossMinor)}::bigint[], ${due.map(({ takerId }) => nets.get(takerId) ?? 0n)}::bigint[],
      ${due.map(({ carryPpm }) => carryPpm)}::bigint[], ${due.map(({ takerId }) => transferOf.get(takerId) ?? null)}::uuid[]
    ) as s (contract_id, valid, gross, amount, carry, transfer_id)`.execute(tx);
  return entries.map(({ accountId }) => accountId);
}

/** What a contract has earned in its slice, before what it gives on. */
function earn(contract: DueContract) {
  const { contractId, giverId, takerId, ratePpm, currency, carryPpm, paidMinor, validBets } = contract;
  const validBetMinor = salaryTurnover(
    validBets.map(({ gameType, validBetMinor: digits }) => ({ gameType, validBetMinor: BigInt(digits) })),
  );
  const capMinor = creditsIn(currency, REALTIME_DAY_CAP_CREDITS);
  const paid = paySlice({ validBetMinor, ratePpm, carryPpm, paidMinor, capMinor });
  return { contractId, giverId, takerId, currency, validBetMinor, grossMinor: paid.amountMinor, carryPpm: paid.carryPpm };
}

/** The contracts with a turnover in the slice, uplines before their downlines, each with what its day has paid and carried so far. */
async function dueContracts(tx: Transaction<Schema>, sliceStart: Date): Promise<DueContract[]> {
  const { rows } = await sql<DueContract>`
    select c.id as "contractId", c.giver_id as "giverId", c.taker_id as "takerId", c.rate_ppm as "ratePpm", a.currency,
      jsonb_agg(jsonb_build_object('gameType', s.game_type, 'validBetMinor', s.valid_bet_minor::text)) as "validBets",
      coalesce(day.carry, 0)::bigint as "carryPpm", coalesce(day.paid, 0)::bigint as "paidMinor"
    from team_slice s
    join contract c on c.taker_id = s.ancestor_id and c.kind = 'REALTIME' and c.status = 'accepted'
      and c.valid_from <= s.slice_start and (c.ended_at is null or c.ended_at > s.slice_start) and s.game_type = any(c.categories)
    join account a on a.id = c.taker_id and a.currency = s.currency
    join brand on brand.merchant = a.merchant
    left join lateral (
      select sum(p.gross_minor) as paid, (array_agg(p.carry_ppm order by p.slice_start desc))[1] as carry
      from salary_slice p
      where p.contract_id = c.id and p.slice_start < s.slice_start
        and p.slice_start >= date_trunc('day', s.slice_start at time zone (brand.config ->> 'zone')) at time zone (brand.config ->> 'zone')
    ) day on true
    where s.slice_start = ${sliceStart}
    group by c.id, a.currency, day.carry, day.paid
    order by c.id`.execute(tx);
  return rows;
}

/** The wallets of those who have to give more than they earn; they may have to add to it. */
async function lockedWallets(tx: Transaction<Schema>, links: readonly ChainLink[]): Promise<Map<number, bigint>> {
  const given = Map.groupBy(links, ({ giverId }) => giverId);
  const short = links
    .filter(({ takerId, grossMinor }) => (given.get(takerId) ?? []).reduce((sum, below) => sum + below.grossMinor, 0n) > grossMinor)
    .map(({ takerId }) => takerId);
  if (short.length === 0) return new Map();
  const rows = await tx
    .selectFrom('wallet')
    .where('account_id', 'in', short)
    .select(['account_id', 'balance_minor'])
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.balance_minor]));
}
