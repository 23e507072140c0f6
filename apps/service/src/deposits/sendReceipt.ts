import { sendReceipt } from '@site/api/deposits';
import { accept, handle, refuse } from '../http/handle.ts';
import { claimUploads } from '../uploads/claimUploads.ts';
import { requestAsSent } from './requestAsSent.ts';

/** How long a receipt may come after the deposit has expired. */
const LATE_MS = 7 * 24 * 60 * 60_000;

/** Takes the receipt of a bank transfer, once; also a late one. Source: MEM-03, docs/domain.md DR-3.6. */
export default handle(sendReceipt, async ({ input: { id, uploads }, member, now, services: { db } }) => {
  const sent = await db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('deposit_request').where('account_id', '=', member.id).where('id', '=', id);
    const request = await own.selectAll().forUpdate().executeTakeFirst();
    if (!request) return 'notFound';
    const isLate = request.state === 'expired' && now.getTime() < request.expires_at.getTime() + LATE_MS;
    const waits = request.state === 'pending' || isLate;
    if (!waits || request.provider !== null || request.receipt_at !== null) return 'conflict';
    await claimUploads(tx, { accountId: member.id, uploadIds: uploads, use: 'receipt', now });
    return tx
      .updateTable('deposit_request')
      .set({ state: 'pending', ended_at: null, receipt_at: now, uploads })
      .where('account_id', '=', member.id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return typeof sent === 'string' ? refuse(sent) : accept(requestAsSent(sent));
});
