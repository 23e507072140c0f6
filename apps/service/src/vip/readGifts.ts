import type { VipGift } from '@site/api/vip';
import { creditsIn } from '@site/rules/credits';
import { dayOf } from '@site/rules/period';
import { termsOf } from '@site/rules/vip';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

interface Asked {
  accountId: number;
  currency: string;
  zone: string;
  now: Date;
}

/**
 * Reads the gifts of a member: that of each level ever reached, this month's, and in the month of the birthday that of the year, the last two at the
 * present level. Claimed ones say when.
 *
 * Source: MEM-12, docs/domain.md DR-4.2.
 */
export async function readGifts(db: Kysely<Schema>, { accountId, currency, zone, now }: Asked): Promise<VipGift[]> {
  const standing = await db.selectFrom('vip_standing').where('account_id', '=', accountId).select(['level', 'peak']).executeTakeFirst();
  const { level, peak } = standing ?? { level: 0, peak: 0 };
  const profile = await db.selectFrom('account_profile').where('account_id', '=', accountId).select('birthday').executeTakeFirst();
  const claims = await db
    .selectFrom('vip_claim')
    .where('account_id', '=', accountId)
    .select(['kind', 'period', 'level', 'amount_minor', 'claimed_at'])
    .execute();
  const gift = (kind: VipGift['kind'], period: string, of: number, credits: bigint): VipGift => {
    const claim = claims.find((known) => known.kind === kind && known.period === period);
    return {
      kind,
      period,
      level: claim?.level ?? of,
      amountMinor: String(claim?.amount_minor ?? creditsIn(currency, credits)),
      claimedAt: claim?.claimed_at.getTime() ?? null,
    };
  };
  const today = dayOf(now, zone);
  const gifts = Array.from({ length: peak }, (_, index) => gift('level', String(index + 1), index + 1, termsOf(index + 1).levelGift));
  if (level > 0) gifts.push(gift('month', today.slice(0, 7), level, termsOf(level).monthGift));
  if (level > 0 && profile?.birthday?.slice(5, 7) === today.slice(5, 7))
    gifts.push(gift('birthday', today.slice(0, 4), level, termsOf(level).birthdayGift));
  return gifts;
}
