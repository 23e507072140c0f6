import { applyPromotion } from '@site/api/rewards';
import { statusAfter } from '@site/rules/promotion';
import { readPromotions } from '../content/readPromotions.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { claimUploads } from '../uploads/claimUploads.ts';
import { once } from './once.ts';
import { startPart } from './startPart.ts';

/** Applies for the bonus of a promotion, with a remark and pictures; an operator decides. Source: MEM-10, docs/domain.md DR-7.1. */
export default handle(applyPromotion, async ({ input, member, merchant, language, now, services }) => {
  const { id, version, remark, uploads = [], transferId } = input;
  const { db, brands } = services;
  const [promotions, { brand }] = await Promise.all([readPromotions(services, { merchant, language, now }), brands.of(merchant)]);
  const promotion = promotions.find((one) => one.id === id);
  if (!promotion?.offer) return refuse('notFound', { field: 'id', rule: 'known' });
  const { id: accountId, currency } = member;
  const body = { call: 'apply', id, version, remark, uploads };
  const reply = await once(db, { accountId, transferId, body, now }, async (tx) => {
    const { offer, period, earned } = await startPart(tx, promotion, { accountId, currency, zone: brand.zone, version, now });
    const status = statusAfter('claim', 'apply');
    if (status !== 'applying' || offer.kind !== 'review') throw new RefusalError('conflict');
    if (offer.needsPictures || uploads.length > 0) await claimUploads(tx, { accountId, uploadIds: uploads, use: 'activity', now });
    await tx
      .updateTable('promotion_member')
      .set({ status, amount_minor: earned.amountMinor, remark, uploads, applied_at: now })
      .where('account_id', '=', accountId)
      .where('promotion_id', '=', promotion.number)
      .where('period', '=', period)
      .execute();
    return { status };
  });
  return accept(reply);
});
