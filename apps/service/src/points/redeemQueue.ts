import { sql } from 'kysely';
import { wordsIn } from '../content/wordsIn.ts';
import { retryConflicts } from '../database/retryConflicts.ts';
import { sendMessage } from '../inbox/sendMessage.ts';
import { defineQueue } from '../operator/defineQueue.ts';
import { postPoints } from './postPoints.ts';

/** Rewards that members have asked for. A rejected one returns its points and its stock. Source: MEM-11, OPR-02, docs/domain.md DR-5.3. */
export const redeemQueue = defineQueue({
  kind: 'redeem',
  async list({ db }, { merchant, limit }) {
    const rows = await db
      .selectFrom('reward_order as o')
      .innerJoin('account as a', 'a.id', 'o.account_id')
      .innerJoin('reward as r', 'r.id', 'o.reward_id')
      .where('a.merchant', '=', merchant)
      .where('o.status', '=', 'processing')
      .selectAll('o')
      .select(['a.username', 'r.words', 'r.stock'])
      .orderBy('o.applied_at')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: `${row.account_id}:${row.id}`,
      accountId: row.account_id,
      username: row.username,
      at: row.applied_at,
      facts: [
        { label: 'reference', text: row.reference },
        { label: 'reward', text: wordsIn(row.words, 'EN', undefined)['name'] ?? '' },
        { label: 'quantity', text: String(row.quantity) },
        { label: 'points', text: String(row.points) },
        { label: 'stock', text: String(row.stock) },
      ],
      uploads: [],
      decisions: ['approve', 'reject'],
    }));
  },
  async decide({ db, bus, brands }, { id, decision, reason, operatorId, merchant, now }) {
    const [, account, orderId] = /^(\d{1,9}):([\da-f-]{36})$/.exec(id) ?? [];
    if (!account || !orderId) return 'notFound';
    if (decision !== 'approve' && decision !== 'reject') return 'invalidInput';
    const accountId = Number(account);
    const brand = await brands.find(merchant);
    const refusal = await retryConflicts(() =>
      db.transaction().execute(async (tx) => {
        const order = await tx
          .selectFrom('reward_order as o')
          .innerJoin('account as a', 'a.id', 'o.account_id')
          .innerJoin('reward as r', 'r.id', 'o.reward_id')
          .where('o.account_id', '=', accountId)
          .where('o.id', '=', orderId)
          .where('a.merchant', '=', merchant)
          .selectAll('o')
          .select(['r.words', 'a.language'])
          .forUpdate('o')
          .executeTakeFirst();
        if (!order) return 'notFound';
        if (order.status !== 'processing') return 'conflict';
        const isRejected = decision === 'reject';
        await tx
          .updateTable('reward_order')
          .set({ status: isRejected ? 'rejected' : 'approved', remark: reason, decided_at: now, decided_by: operatorId })
          .where('account_id', '=', accountId)
          .where('id', '=', orderId)
          .execute();
        const reward = wordsIn(order.words, order.language, brand)['name'] ?? '';
        if (isRejected) {
          const cause = { reward: order.reward_id, quantity: order.quantity };
          await postPoints(tx, { accountId, kind: 'RETURN', points: order.points, idempotencyKey: `return:${orderId}`, cause, now });
          await tx
            .updateTable('reward')
            .set({ stock: sql`stock + ${order.quantity}` })
            .where('id', '=', order.reward_id)
            .execute();
        }
        await sendMessage(
          tx,
          isRejected
            ? { accountId, kind: 'redeemRejected', values: { reward, reason }, now }
            : { accountId, kind: 'redeemApproved', values: { reward }, now },
        );
        return undefined;
      }),
    );
    if (!refusal) bus.publish([accountId]);
    return refusal;
  },
});
