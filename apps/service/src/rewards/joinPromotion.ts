import { joinPromotion } from '@site/api/rewards';
import { statusAfter } from '@site/rules/promotion';
import { readPromotions } from '../content/readPromotions.ts';
import { accept, handle, refuse } from '../http/handle.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { once } from './once.ts';
import { readOwn } from './readOwn.ts';
import { requireActive } from './requireActive.ts';

/**
 * Joins a promotion, and keeps the terms that the member accepts by it. Joining again changes nothing.
 *
 * Source: MEM-10, docs/domain.md DR-7.1.
 */
export default handle(joinPromotion, async ({ input: { id, version, transferId }, member, merchant, language, now, services }) => {
  requireActive(member);
  const { db, brands } = services;
  const [promotions, { brand }] = await Promise.all([readPromotions(services, { merchant, language, now }), brands.of(merchant)]);
  const promotion = promotions.find((one) => one.id === id);
  if (!promotion?.offer) return refuse('notFound', { field: 'id', rule: 'known' });
  const { number, offer, words } = promotion;
  const asked = { accountId: member.id, currency: member.currency, zone: brand.zone, now };
  const reply = await once(db, { accountId: member.id, transferId, body: { call: 'join', id, version }, now }, async (tx) => {
    const part = (await readOwn(tx, [promotion], asked, true)).get(number);
    if (part?.row) return { status: part.status };
    const status = part && statusAfter(part.status, 'join');
    if (!part || status !== 'process' || version !== promotion.version) throw new RefusalError('conflict');
    await tx
      .insertInto('promotion_member')
      .values({
        account_id: member.id,
        promotion_id: number,
        period: part.period,
        status,
        version,
        terms: JSON.stringify({ offer, words }),
        joined_at: now,
        currency: member.currency,
      })
      // Two tabs that join at once have joined once.
      .onConflict((known) => known.doNothing())
      .execute();
    return { status };
  });
  return accept(reply);
});
