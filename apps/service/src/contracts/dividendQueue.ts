import { sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import { payBills } from '../jobs/settleContracts.ts';
import { type Decision, defineQueue, type QueueItem } from '../operator/defineQueue.ts';
import type { Services } from '../services.ts';
import { readContracts } from './contractRows.ts';
import { lockContracts } from './planOffer.ts';

/**
 * Dividends that wait for an operator: `approve` pays all bills of one period end together, so that each agent's part comes out of what it
 * receives; `reject` denies them. The item names the taker of the highest bill.
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

async function decide({ db, ledger, bus }: Services, { id, decision, merchant }: Decision) {
  if (decision !== 'approve' && decision !== 'reject') return 'invalidInput';
  const [, to, currency] = /^(\d{4}-\d{2}-\d{2}) ([A-Z]{3,4})$/.exec(id) ?? [];
  if (to === undefined || currency === undefined) return 'notFound';
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
        .select(['b.contract_id', 'b.status', 'b.period_from', 'b.gross_minor'])
        .forUpdate('b')
        .execute();
      if (!bills.some(({ status }) => status === 'UNAPPROVED')) return undefined;
      if (decision === 'reject') {
        const denied = tx
          .updateTable('contract_bill')
          .set({ status: 'DENIED' })
          .where('period_to', '=', to)
          .where('status', '=', 'UNAPPROVED');
        await denied
          .where(
            'contract_id',
            'in',
            bills.map(({ contract_id }) => contract_id),
          )
          .execute();
        return [];
      }
      const contracts = new Map(
        (await readContracts(tx, { ids: bills.map(({ contract_id }) => contract_id) })).map((contract) => [contract.id, contract]),
      );
      return payBills(
        tx,
        ledger,
        'DIVIDEND',
        bills.flatMap(({ contract_id, period_from, gross_minor }) => {
          const contract = contracts.get(contract_id);
          if (!contract) return [];
          const { giverId, takerId } = contract;
          return [{ contractId: contract_id, giverId, takerId, currency, from: period_from, to, grossMinor: gross_minor }];
        }),
      );
    }),
  );
  if (!paid) return 'conflict';
  if (paid.length > 0) bus.publish(paid);
  return undefined;
}
