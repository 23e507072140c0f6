import { addDays, dayOf, periodAround, startOfDay } from '@site/rules/period';
import { sql, type Transaction } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import type { Schema } from '../database/schema.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { DUE_AT_MINUTES, payBills } from '../jobs/settleContracts.ts';
import { type Decision, defineQueue, type QueueItem } from '../operator/defineQueue.ts';
import type { Services } from '../services.ts';
import { type ContractRow, readContracts } from './contractRows.ts';
import { lockContracts } from './planOffer.ts';

/**
 * Dividends that wait for an operator: `approve` shares all bills of one period end together, so that each agent's part comes out of what it
 * receives, and lets the takers collect; `reject` denies them. Both sides of each are told. The item names the taker of the highest bill.
 *
 * Source: OPR-02, docs/domain.md DR-11.3, DR-11.6.
 */
export const dividendQueue = defineQueue({ kind: 'dividend', list, decide });

async function list({ db }: Services, { merchant, limit }: { merchant: string; limit: number }): Promise<QueueItem[]> {
  const { rows } = await sql<{
    to: string;
    currency: string;
    at: Date;
    bills: number;
    amount: bigint;
    accountId: number;
    username: string;
  }>`
    select b.period_to as "to", a.currency, min(b.at) as at, count(*)::integer as bills,
      sum(b.gross_minor) filter (where not exists (
        select from contract above join contract_bill own on own.contract_id = above.id and own.period_to = b.period_to
        where above.taker_id = c.giver_id and above.kind = c.kind
      ))::bigint as amount,
      (array_agg(a.id order by b.gross_minor desc))[1] as "accountId", (array_agg(a.username order by b.gross_minor desc))[1] as username
    from contract_bill b join contract c on c.id = b.contract_id join account a on a.id = c.taker_id
    where b.status = 'UNAPPROVED' and a.merchant = ${merchant}
    group by b.period_to, a.currency order by b.period_to, a.currency limit ${limit}`.execute(db);
  return rows.map(({ to, currency, at, bills, amount, accountId, username }) => ({
    id: `${to} ${currency}`,
    accountId,
    username,
    at,
    amountMinor: amount,
    currency,
    facts: [
      { label: 'reference', text: to },
      { label: 'quantity', text: String(bills) },
    ],
    uploads: [],
    decisions: ['approve', 'reject'],
  }));
}

async function decide({ db, ledger, bus, brands }: Services, { id, decision, merchant, now }: Decision) {
  if (decision !== 'approve' && decision !== 'reject') return 'invalidInput';
  const [, to, currency] = /^(\d{4}-\d{2}-\d{2}) ([A-Z]{3,4})$/.exec(id) ?? [];
  if (to === undefined || currency === undefined) return 'notFound';
  const { zone } = (await brands.of(merchant)).brand;
  const paid = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      await lockContracts(tx);
      const bills = await tx
        .selectFrom('contract_bill as b')
        .innerJoin('contract as c', 'c.id', 'b.contract_id')
        .innerJoin('account as a', 'a.id', 'c.taker_id')
        .where('a.merchant', '=', merchant)
        .where('a.currency', '=', currency)
        .where('c.kind', '=', 'DIVIDEND')
        .where('b.period_to', '=', to)
        .where('b.status', 'in', ['UNAPPROVED', 'NOT_REACHED'])
        .select(['b.contract_id', 'b.status', 'b.starts_at', 'b.period_from', 'b.gross_minor'])
        .forUpdate('b')
        .execute();
      if (!bills.some(({ status }) => status === 'UNAPPROVED')) return undefined;
      const contracts = new Map(
        (await readContracts(tx, { ids: bills.map(({ contract_id }) => contract_id) })).map((contract) => [contract.id, contract]),
      );
      const decided = bills.flatMap(({ contract_id, ...bill }) => {
        const contract = contracts.get(contract_id);
        return contract ? [{ contract, ...bill }] : [];
      });
      const told: number[] = [];
      for (const { contract, status, period_from: from, gross_minor: amountMinor } of decided)
        if (status === 'UNAPPROVED') told.push(...(await tell(tx, contract, { decision, from, to, amountMinor, now })));
      if (decision === 'reject') {
        await tx
          .updateTable('contract_bill')
          .set({ status: 'DENIED' })
          .where('period_to', '=', to)
          .where('status', '=', 'UNAPPROVED')
          .where('contract_id', 'in', [...contracts.keys()])
          .execute();
        return told;
      }
      const payable = decided.map(({ contract, starts_at: startsAt, gross_minor: grossMinor }) => {
        const { id: contractId, giverId, takerId, period } = contract;
        return { contractId, giverId, takerId, currency, startsAt, period: to, grossMinor, collectUntil: nextIssue(period, now, zone) };
      });
      told.push(...(await payBills(tx, ledger, 'DIVIDEND', payable)));
      return told;
    }),
  );
  if (!paid) return 'conflict';
  if (paid.length > 0) bus.publish(paid);
  return undefined;
}

/** Returns when the period that is under way is issued: dividends are collected until then. Source: docs/domain.md DR-0.4, DR-11.6. */
function nextIssue(period: ContractRow['period'], now: Date, zone: string): Date {
  const next = addDays(periodAround(dayOf(now, zone), period).to, 1);
  return new Date(startOfDay(next, zone).getTime() + DUE_AT_MINUTES.DIVIDEND * 60_000);
}

interface Told {
  decision: 'approve' | 'reject';
  from: string;
  to: string;
  amountMinor: bigint;
  now: Date;
}

async function tell(
  tx: Transaction<Schema>,
  { id, giverId, takerId, taker, currency }: ContractRow,
  { decision, from, to, amountMinor, now }: Told,
): Promise<number[]> {
  const sides = [takerId, giverId].filter((side) => side !== null);
  const values = { contract: `C-${id}`, taker, from, to, amount: { amountMinor: String(amountMinor), currency } };
  const kind = decision === 'approve' ? 'dividendApproved' : 'dividendDenied';
  for (const accountId of sides) await sendMessage(tx, { accountId, kind, values, now });
  return sides;
}
