import { randomBytes } from 'node:crypto';
import { redeemReward } from '@site/api/points';
import { dayOf } from '@site/rules/period';
import { sql } from 'kysely';
import { retryConflicts } from '../database/retryConflicts.ts';
import { accept, handle } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { requirePaymentPassword } from '../security/requirePaymentPassword.ts';
import { vipLevelOf } from '../vip/vipLevelOf.ts';
import { postPoints } from './postPoints.ts';
import { orderAsSent } from './orderAsSent.ts';

/**
 * Asks for a reward: its points and its stock are taken at once, and an operator decides. The same request is taken once.
 *
 * Source: MEM-11, docs/domain.md DR-5.2, DR-5.3.
 */
export default handle(redeemReward, async ({ input, member, merchant, language, address, now, services }) => {
  const { db, brands } = services;
  const { quantity, paymentPassword, transferId: id } = input;
  const { id: accountId } = member;
  const rewardId = /^[1-9]\d{0,8}$/.test(input.rewardId) ? Number(input.rewardId) : 0;
  await requirePaymentPassword(services, { accountId, paymentPassword, address, now });
  const brand = await brands.of(merchant);
  const order = await retryConflicts(() =>
    db.transaction().execute(async (tx) => {
      // Two requests of a member wait for each other here, so that the limit for each member holds.
      await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
      const orders = tx.selectFrom('reward_order').where('account_id', '=', accountId);
      const known = await orders.where('id', '=', id).selectAll().executeTakeFirst();
      const reward = await tx
        .selectFrom('reward')
        .where('id', '=', rewardId)
        .where('merchant', '=', merchant)
        .selectAll()
        .executeTakeFirst();
      if (known && (known.reward_id !== rewardId || known.quantity !== quantity)) throw new RefusalError('duplicateMismatch');
      if (!reward || (!reward.is_open && !known)) throw new RefusalError('notFound', { field: 'rewardId', rule: 'known' });
      if (known) return { ...known, words: reward.words };
      if ((await vipLevelOf(tx, accountId)) < reward.min_vip) throw new RefusalError('forbidden');
      const { taken } = await orders
        .where('reward_id', '=', rewardId)
        .where('status', '<>', 'rejected')
        .select(sql<number>`coalesce(sum(quantity), 0)::integer`.as('taken'))
        .executeTakeFirstOrThrow();
      if (reward.per_member > 0 && taken + quantity > reward.per_member)
        throw new RefusalError('outOfStock', { field: 'quantity', rule: 'perMember' });
      const points = reward.points * BigInt(quantity);
      const cause = { reward: rewardId, quantity };
      await postPoints(tx, { accountId, kind: 'REDEEM', points: -points, idempotencyKey: `redeem:${id}`, cause, now });
      const stocked = await tx
        .updateTable('reward')
        .set({ stock: sql`stock - ${quantity}` })
        .where('id', '=', rewardId)
        .where('stock', '>=', quantity)
        .executeTakeFirst();
      if (stocked.numUpdatedRows === 0n) throw new RefusalError('outOfStock');
      const made = await tx
        .insertInto('reward_order')
        .values({
          account_id: accountId,
          id,
          reward_id: rewardId,
          quantity,
          points,
          reference: referenceOf(now, brand.brand.zone),
          applied_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { ...made, words: reward.words };
    }),
  );
  return accept(orderAsSent(order, { currency: member.currency, language, brand }));
});

/** Returns a reference such as P-261120-4F7A1C. */
const referenceOf = (now: Date, zone: string) =>
  `P-${dayOf(now, zone).slice(2).replaceAll('-', '')}-${randomBytes(3).toString('hex').toUpperCase()}`;
