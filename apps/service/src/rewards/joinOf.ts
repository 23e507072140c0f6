import type { PromotionStatus } from '@site/api/content';
import { statusAfter } from '@site/rules/promotion';
import type { Transaction } from 'kysely';
import type { PromotionTerms } from '../content/readPromotions.ts';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { readOwn } from './readOwn.ts';

interface Asked {
  accountId: number;
  currency: string;
  zone: string;
  /** Version of the terms that the member accepts. */
  version: number;
  now: Date;
}

/**
 * Joins a member to a promotion in the caller's transaction, with the terms that are accepted by it. Joining again changes nothing.
 *
 * Throws a refusal: conflict when it cannot be joined or its terms have changed since they were read.
 *
 * Source: MEM-10, docs/domain.md DR-7.1.
 */
export async function joinOf(tx: Transaction<Schema>, promotion: PromotionTerms, { version, ...asked }: Asked): Promise<PromotionStatus> {
  const { number, offer, words } = promotion;
  const part = (await readOwn(tx, [promotion], asked, true)).get(number);
  if (part?.row) return part.status;
  const status = part && statusAfter(part.status, 'join');
  if (!offer || !part || status !== 'process' || version !== promotion.version) throw new RefusalError('conflict');
  await tx
    .insertInto('promotion_member')
    .values({
      account_id: asked.accountId,
      promotion_id: number,
      period: part.period,
      status,
      version,
      terms: JSON.stringify({ offer, words }),
      joined_at: asked.now,
      currency: asked.currency,
    })
    // Two tabs that join at once have joined once.
    .onConflict((known) => known.doNothing())
    .execute();
  return status;
}
