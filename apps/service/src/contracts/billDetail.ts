import { billDetail } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { logLook } from '../report/logLook.ts';
import { readBillId } from './billId.ts';
import { ownContract } from './ownContract.ts';
import { readBillDetail } from './readBillDetail.ts';

/**
 * Shows what a bill was counted from, to both sides of its contract, and records the look for the taker and for the takers of the bills below.
 *
 * Source: AGT-07, AGT-11, AGT-18, MEM-26.
 */
export default handle(billDetail, async ({ input, member, now, services }) => {
  const { contractId, startsAt } = readBillId(input.id);
  const bill = await readBillDetail(services, await ownContract(services.db, member, contractId), startsAt);
  const names = [bill.taker, ...bill.below.map(({ taker }) => taker)];
  await logLook(services.db, { what: 'billDetail', names, member, now });
  return accept(bill);
});
