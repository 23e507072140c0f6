import type { OwnPromotion, PromotionValue } from '@site/api/content';
import { seedHash } from '@site/rules/fairStream';
import { dayOf } from '@site/rules/period';
import { wordsIn } from '../content/wordsIn.ts';
import { cardOf, type Promotion } from '../content/readPromotions.ts';
import type { Services } from '../services.ts';
import { needOf } from './creditPromotion.ts';
import { describeOffer } from './Offer.ts';
import { raffleSeed } from './raffleSeed.ts';
import { readOwn } from './readOwn.ts';

interface Reader {
  merchant: string;
  language: string;
  now: Date;
  /** Undefined for visitors. */
  member?: { id: number; currency: string } | undefined;
}

/** Returns a promotion with its terms, and how it stands for the member. Source: MEM-10, docs/domain.md DR-7.1, DR-8.4. */
export async function describePromotion(
  { db, brands }: Pick<Services, 'db' | 'brands'>,
  promotion: Promotion,
  { merchant, language, now, member }: Reader,
): Promise<PromotionValue> {
  const brand = await brands.of(merchant);
  const { zone, currency: brandCurrency } = brand.brand;
  const today = dayOf(now, zone);
  const currency = member?.currency ?? brandCurrency;
  const { number, content, version } = promotion;
  const part = member && (await readOwn(db, [promotion], { accountId: member.id, currency, zone, now })).get(number);
  const offer = part?.offer ?? promotion.offer;
  const isDrawn = member && offer?.kind === 'raffle' && promotion.status !== 'coming soon' && promotion.status !== 'close';
  const todaysHash = isDrawn ? await seedHash(await raffleSeed(db, number, today)) : null;
  const row = part?.row;
  return {
    ...cardOf(promotion),
    status: part?.status ?? promotion.status,
    content,
    version,
    offer: offer && describeOffer(offer, currency, todaysHash),
    own:
      member && part
        ? {
            claimable:
              part.status === 'claim' && part.earned
                ? { amountMinor: String(part.earned.amountMinor), needMinor: String(needOf(part.offer, part.earned)) }
                : null,
            creditedMinor: row?.ended_at && row.status !== 'rejected' && row.amount_minor !== null ? String(row.amount_minor) : null,
            accepted: row
              ? { version: row.version, at: row.joined_at.getTime(), content: wordsIn(row.terms.words, language, brand)['content'] ?? '' }
              : null,
            remark: row?.remark ?? null,
            reason: row?.reason ?? null,
            draw: offer?.kind === 'raffle' ? await lastDraw(db, { accountId: member.id, number, today }) : null,
          }
        : null,
  };
}

/** Reads a member's last draw of a raffle, with its seed once the day is over. */
async function lastDraw(
  db: Services['db'],
  { accountId, number, today }: { accountId: number; number: number; today: string },
): Promise<OwnPromotion['draw']> {
  const row = await db
    .selectFrom('promotion_member')
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', number)
    .where('draw', 'is not', null)
    .select(['period', 'draw', 'amount_minor', 'ended_at'])
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row?.draw || !row.ended_at) return null;
  const serverSeed = await raffleSeed(db, number, row.period);
  return {
    at: row.ended_at.getTime(),
    amountMinor: String(row.amount_minor ?? 0n),
    seedHash: await seedHash(serverSeed),
    ...row.draw,
    serverSeed: row.period < today ? serverSeed : null,
  };
}
