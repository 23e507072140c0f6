import { transferUpline } from '@site/api/transfer';
import { accept, handle, refuse } from '../http/handle.ts';
import { sendMoney } from './sendMoney.ts';

/** Sends money to the member's own upline. Source: MEM-05, docs/domain.md DR-10.4. */
export default handle(transferUpline, async ({ input, member, address, now, services }) => {
  const { upline_id: receiverId } = await services.db
    .selectFrom('account')
    .where('id', '=', member.id)
    .select('upline_id')
    .executeTakeFirstOrThrow();
  if (receiverId === null) return refuse('notFound');
  const amountMinor = BigInt(input.amountMinor);
  return accept(await sendMoney(services, { ...input, member, kind: 'UP_TRANSFER', receiverId, amountMinor, address, now }));
});
