import type { Transaction } from 'kysely';
import type { PromotionTerms } from '../content/readPromotions.ts';
import type { Schema } from '../database/schema.ts';
import { RefusalError } from '../http/RefusalError.ts';
import { type OwnPart, readOwn } from './readOwn.ts';

interface Started extends OwnPart {
  row: NonNullable<OwnPart['row']>;
  earned: NonNullable<OwnPart['earned']>;
}

interface Asked {
  accountId: number;
  currency: string;
  zone: string;
  /** Version of the terms that the member accepts, where it has not joined. */
  version: number | undefined;
  now: Date;
}

/**
 * Locks a member's part in a promotion that can be claimed now, and begins it where it needs no joining: the terms are kept with it. Requests
 * that come at the same time wait here.
 *
 * Throws a refusal: alreadyClaimed, conflict when it cannot be claimed or its terms have changed since they were read.
 */
export async function startPart(tx: Transaction<Schema>, promotion: PromotionTerms, { version, ...asked }: Asked): Promise<Started> {
  const { number, offer, words } = promotion;
  let part = (await readOwn(tx, [promotion], asked, true)).get(number);
  if (offer && part && !part.row && part.status === 'claim') {
    if (version !== undefined && version !== promotion.version) throw new RefusalError('conflict');
    await tx
      .insertInto('promotion_member')
      .values({
        account_id: asked.accountId,
        promotion_id: number,
        period: part.period,
        status: 'process',
        version: promotion.version,
        terms: JSON.stringify({ offer, words }),
        joined_at: asked.now,
        currency: asked.currency,
      })
      .onConflict((known) => known.doNothing())
      .execute();
    part = (await readOwn(tx, [promotion], asked, true)).get(number);
  }
  if (part && ['claimed', 'applying', 'issued', 'rejected'].includes(part.status)) throw new RefusalError('alreadyClaimed');
  if (!part?.row || !part.earned || part.status !== 'claim') throw new RefusalError('conflict');
  return { ...part, row: part.row, earned: part.earned };
}
