import { claimPromotion } from '@site/api/rewards';
import { readPromotions } from '../content/readPromotions.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { claimOf } from './claimOf.ts';
import { once } from './once.ts';

/** Claims the bonus of a promotion, once. Source: MEM-10, docs/domain.md DR-7.1. */
export default handle(claimPromotion, async ({ input: { id, version, transferId }, member, merchant, language, now, services }) => {
  const { db, brands, bus, ledger } = services;
  const [promotions, { brand }] = await Promise.all([readPromotions(services, { merchant, language, now }), brands.of(merchant)]);
  const promotion = promotions.find((one) => one.id === id);
  if (!promotion?.offer) return refuse('notFound', { field: 'id', rule: 'known' });
  const { id: accountId, currency } = member;
  const reply = await once(db, { accountId, transferId, body: { call: 'claim', id, version }, now }, (tx) =>
    claimOf(tx, promotion, { ledger, accountId, currency, zone: brand.zone, version, now }),
  );
  bus.publish([accountId]);
  return accept(reply);
});
