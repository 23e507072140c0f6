import { transferDownline } from '@site/api/transfer';
import { sql } from 'kysely';
import { accept, handle, refuse } from '../http/handle.ts';
import { sendMoney } from './sendMoney.ts';

/** Sends money of an agent to a direct or indirect downline. Source: MEM-05, docs/domain.md DR-10.4. */
export default handle(transferDownline, async ({ input, member, address, now, services }) => {
  const receiver = await services.db
    .selectFrom('account')
    .innerJoin('account_tree', 'descendant_id', 'account.id')
    .where('ancestor_id', '=', member.id)
    .where('depth', '>', 0)
    .where('merchant', '=', member.merchant)
    .where(sql<boolean>`lower(username) = lower(${input.to})`)
    .where('role', '=', 'member')
    .where('type', '<>', 4)
    .select('account.id')
    .executeTakeFirst();
  if (!receiver) return refuse('notFound', { field: 'to', rule: 'downline' });
  const amountMinor = BigInt(input.amountMinor);
  return accept(await sendMoney(services, { ...input, member, kind: 'DOWN_TRANSFER', receiverId: receiver.id, amountMinor, address, now }));
});
