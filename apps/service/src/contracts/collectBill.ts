import { collectBill } from '@site/api/contracts';
import { retryConflicts } from '../database/retryConflicts.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { billKey, paidStatus } from '../jobs/settleContracts.ts';
import { house } from '../ledger/Ledger.ts';
import { readBillId } from './billId.ts';
import { ownContract } from './ownContract.ts';
import { readBillDetail } from './readBillDetail.ts';

/**
 * Pays a dividend to its taker, once: a bill that has been collected answers as it is.
 *
 * Refuses: notFound for a bill of others; conflict for one that is not to be collected, or no longer.
 *
 * Source: AGT-09, docs/domain.md DR-11.6.
 */
export default handle(collectBill, async ({ input, member, now, services }) => {
  const { db, ledger, bus } = services;
  const { contractId, startsAt } = readBillId(input.id);
  const contract = await ownContract(db, member, contractId);
  if (contract.takerId !== member.id) throw new RefusalError('notFound', { field: 'id', rule: 'own' });
  const paid = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      const bill = await tx
        .selectFrom('contract_bill')
        .where('contract_id', '=', contractId)
        .where('starts_at', '=', startsAt)
        .selectAll()
        .forUpdate()
        .executeTakeFirst();
      if (!bill) throw new RefusalError('notFound', { field: 'id', rule: 'own' });
      if (bill.collected_at) return false;
      if (bill.status !== 'UNCOLLECTED' || (bill.collect_until ?? now) <= now)
        throw new RefusalError('conflict', { field: 'id', rule: bill.status });
      const posted = await ledger.post(tx, [
        {
          accountId: member.id,
          counterId: house.salary,
          idempotencyKey: billKey(contractId, bill.period_to),
          kind: 'DIVIDEND',
          currency: contract.currency,
          amountMinor: bill.net_minor,
          cause: { contract: contractId, period: bill.period_to },
        },
      ]);
      if (typeof posted === 'string') throw new Error(`The ledger answers ${posted}.`);
      await tx
        .updateTable('contract_bill')
        .set({ status: paidStatus(bill.gross_minor, bill.received_minor), collected_at: now })
        .where('contract_id', '=', contractId)
        .where('starts_at', '=', startsAt)
        .execute();
      return true;
    }),
  );
  if (paid) bus.publish([member.id]);
  return accept(await readBillDetail(services, contract, startsAt));
});
