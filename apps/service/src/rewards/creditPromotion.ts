import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import { creditMember } from '../requirements/creditMember.ts';
import type { Offer } from './Offer.ts';
import type { Earned } from './readEarned.ts';

interface Credited {
  accountId: number;
  promotionId: number;
  code: string;
  period: string;
  currency: string;
  offer: Offer;
  earned: Earned;
  now: Date;
}

/** Key of the credit of a promotion: it is paid once in a period. */
export const promotionKey = (promotionId: number, period: string): string => `promotion:${promotionId}:${period}`;

/** Returns what has to be played for a bonus before a withdrawal. Source: docs/domain.md DR-3.1. */
export const needOf = ({ multiple }: Offer, { baseMinor }: Earned): bigint => baseMinor * BigInt(multiple);

/** Credits the bonus of a promotion, with what has to be played for it. Source: MEM-10, docs/domain.md DR-3.1, DR-3.2. */
export async function creditPromotion(tx: Transaction<Schema>, ledger: Ledger, credited: Credited): Promise<void> {
  const { accountId, promotionId, code, period, currency, offer, earned, now } = credited;
  await creditMember(tx, {
    ledger,
    accountId,
    currency,
    kind: 'BONUS',
    amountMinor: earned.amountMinor,
    idempotencyKey: promotionKey(promotionId, period),
    house: 'house:PROMOTIONS',
    multiple: offer.multiple,
    counts: 'bonus',
    baseMinor: earned.baseMinor,
    cause: { promotion: code },
    now,
  });
}
