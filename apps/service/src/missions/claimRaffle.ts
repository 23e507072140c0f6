import { claimRaffle } from '@site/api/missions';
import { fairFloats, seedHash } from '@site/rules/fairStream';
import { drawPrize, statusAfter } from '@site/rules/promotion';
import { readPromotions } from '../content/readPromotions.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { creditPromotion } from '../rewards/creditPromotion.ts';
import { centsIn } from '../rewards/Offer.ts';
import { once } from '../rewards/once.ts';
import { raffleSeed } from '../rewards/raffleSeed.ts';
import { startPart } from '../rewards/startPart.ts';

/** A member draws once in a period, and each draw has a client seed of its own. */
const NONCE = 0;

/** Draws a prize of a raffle, once a day, by the fair stream. Source: MEM-10, docs/domain.md DR-8.4, DR-16. */
export default handle(claimRaffle, async ({ input: { promotionId, transferId }, member, merchant, language, now, services }) => {
  const { db, brands, bus, ledger } = services;
  const [promotions, { brand }] = await Promise.all([readPromotions(services, { merchant, language, now }), brands.of(merchant)]);
  const promotion = promotions.find((one) => one.id === promotionId);
  if (promotion?.offer?.kind !== 'raffle') return refuse('notFound', { field: 'promotionId', rule: 'known' });
  const { id: accountId, currency } = member;
  const { number, id: code } = promotion;
  const reply = await once(db, { accountId, transferId, body: { call: 'raffle', promotionId }, now }, async (tx) => {
    const { offer, period } = await startPart(tx, promotion, { accountId, currency, zone: brand.zone, version: undefined, now });
    const status = statusAfter('claim', 'claim');
    if (offer.kind !== 'raffle' || status !== 'claimed') throw new RefusalError('conflict');
    const serverSeed = await raffleSeed(tx, number, period);
    const draw = { clientSeed: transferId, nonce: NONCE };
    const [float = 0] = await fairFloats({ serverSeed, ...draw }, 1);
    const amountMinor = centsIn(currency, drawPrize(offer.prizes, float)?.cents ?? 0);
    if (amountMinor > 0n) {
      const earned = { amountMinor, baseMinor: amountMinor };
      await creditPromotion(tx, ledger, { accountId, promotionId: number, code, period, currency, offer, earned, now });
    }
    await tx
      .updateTable('promotion_member')
      .set({ status, amount_minor: amountMinor, ended_at: now, draw: JSON.stringify(draw) })
      .where('account_id', '=', accountId)
      .where('promotion_id', '=', number)
      .where('period', '=', period)
      .execute();
    const fair = { seedHash: await seedHash(serverSeed), ...draw };
    return { prize: amountMinor > 0n ? ('money' as const) : ('none' as const), amountMinor: String(amountMinor), currency, fair };
  });
  bus.publish([accountId]);
  return accept(reply);
});
