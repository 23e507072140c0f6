import type { PromotionStatus } from '@site/api/content';
import { statusAfter } from '@site/rules/promotion';
import type { Transaction } from 'kysely';
import type { PromotionTerms } from '../content/readPromotions.ts';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { creditPromotion, needOf } from './creditPromotion.ts';
import { startPart } from './startPart.ts';

interface Asked {
  ledger: Ledger;
  accountId: number;
  currency: string;
  zone: string;
  version?: number;
  now: Date;
}

/**
 * Claims the bonus of a promotion that needs no review, in the caller's transaction.
 *
 * Throws a refusal: alreadyClaimed, conflict.
 *
 * Source: MEM-10, docs/domain.md DR-7.1, DR-7.5.
 */
export async function claimOf(
  tx: Transaction<Schema>,
  promotion: PromotionTerms,
  { ledger, accountId, currency, zone, version, now }: Asked,
): Promise<{ status: PromotionStatus; amountMinor: string; needMinor: string; currency: string }> {
  const { number: promotionId, id: code } = promotion;
  const { offer, period, earned } = await startPart(tx, promotion, { accountId, currency, zone, version, now });
  const status = statusAfter('claim', 'claim');
  if (status !== 'claimed' || offer.kind === 'review' || offer.kind === 'raffle') throw new RefusalError('conflict');
  await creditPromotion(tx, ledger, { accountId, promotionId, code, period, currency, offer, earned, now });
  await tx
    .updateTable('promotion_member')
    .set({ status, amount_minor: earned.amountMinor, ended_at: now })
    .where('account_id', '=', accountId)
    .where('promotion_id', '=', promotionId)
    .where('period', '=', period)
    .execute();
  return { status, amountMinor: String(earned.amountMinor), needMinor: String(needOf(offer, earned)), currency };
}
