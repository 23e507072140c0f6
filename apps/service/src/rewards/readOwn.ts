import type { PromotionStatus } from '@site/api/content';
import { statusAfter } from '@site/rules/promotion';
import type { Kysely, Selectable } from 'kysely';
import type { PromotionTerms } from '../content/readPromotions.ts';
import type { Schema } from '../database/schema.ts';
import { claimedPeriod, type Offer } from './Offer.ts';
import { type Earned, readEarned } from './readEarned.ts';

type Row = Selectable<Schema['promotion_member']>;

/** A promotion as it stands for one member. */
export interface OwnPart {
  status: PromotionStatus;
  period: string;
  /** Of the current period. */
  row: Row | undefined;
  /** The bonus that can be claimed now; undefined for none. */
  earned: Earned | undefined;
  /** The offer as the member has accepted it, otherwise the current one. */
  offer: Offer;
}

interface Asked {
  accountId: number;
  currency: string;
  zone: string;
  now: Date;
}

/**
 * Reads how promotions stand for a member, by their numbers; those without an offer are left out. `isLocking` locks the rows of the member.
 *
 * Source: MEM-10, docs/domain.md DR-7.1.
 */
export async function readOwn(
  db: Kysely<Schema>,
  promotions: readonly PromotionTerms[],
  { accountId, currency, zone, now }: Asked,
  isLocking = false,
): Promise<Map<number, OwnPart>> {
  const offered = promotions.flatMap(({ number, offer, status }) => (offer ? [{ number, offer, status }] : []));
  if (offered.length === 0) return new Map();
  const query = db
    .selectFrom('promotion_member')
    .where('account_id', '=', accountId)
    .where(
      'promotion_id',
      'in',
      offered.map(({ number }) => number),
    )
    .selectAll();
  const rows = await (isLocking ? query.forUpdate() : query).execute();
  const parts = new Map<number, OwnPart>();
  for (const { number, offer: current, status: running } of offered) {
    const { period } = claimedPeriod(current, now, zone);
    const row = rows.find((one) => one.promotion_id === number && one.period === period);
    const offer = row?.terms.offer ?? current;
    const isOpen = running !== 'coming soon' && running !== 'close';
    const begun = row?.status ?? startOf(running, offer);
    const earned =
      isOpen && begun === 'process' ? await readEarned(db, offer, { accountId, currency, zone, now, joinedAt: row?.joined_at }) : undefined;
    const reached = earned ? (statusAfter(begun, 'reach') ?? begun) : begun;
    parts.set(number, { status: running === 'close' ? (statusAfter(reached, 'end') ?? reached) : reached, period, row, earned, offer });
  }
  return parts;
}

/** Returns the status before the member has done anything: a share of a deposit is joined first, all else counts by itself. */
function startOf(running: PromotionStatus, { kind }: Offer): PromotionStatus {
  if (running === 'coming soon') return running;
  return kind === 'match' ? 'join' : 'process';
}
