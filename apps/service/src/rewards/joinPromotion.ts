import { joinPromotion } from '@site/api/rewards';
import { readPromotions } from '../content/readPromotions.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { joinOf } from './joinOf.ts';
import { once } from './once.ts';

/**
 * Joins a promotion, and keeps the terms that the member accepts by it. Joining again changes nothing.
 *
 * Source: MEM-10, docs/domain.md DR-7.1.
 */
export default handle(joinPromotion, async ({ input: { id, version, transferId }, member, merchant, language, now, services }) => {
  const { db, brands } = services;
  const [promotions, { brand }] = await Promise.all([readPromotions(services, { merchant, language, now }), brands.of(merchant)]);
  const promotion = promotions.find((one) => one.id === id);
  if (!promotion?.offer) return refuse('notFound', { field: 'id', rule: 'known' });
  const asked = { accountId: member.id, currency: member.currency, zone: brand.zone, version, now };
  const reply = await once(db, { accountId: member.id, transferId, body: { call: 'join', id, version }, now }, async (tx) => ({
    status: await joinOf(tx, promotion, asked),
  }));
  return accept(reply);
});
