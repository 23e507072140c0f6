import { billDetail } from '@site/api/contracts';
import { accept, handle } from '../http/handle.ts';
import { readBillId } from './billId.ts';
import { ownContract } from './ownContract.ts';
import { readBillDetail } from './readBillDetail.ts';

/** Shows what a bill was counted from, to both sides of its contract. Source: AGT-07, AGT-11, AGT-18. */
export default handle(billDetail, async ({ input, member, services }) => {
  const { contractId, startsAt } = readBillId(input.id);
  return accept(await readBillDetail(services, await ownContract(services.db, member, contractId), startsAt));
});
