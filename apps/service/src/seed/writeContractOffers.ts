import { OFFER_LASTS_MS, type Tier } from '@site/rules/contract';
import { addDays, dayOf, startOfDay } from '@site/rules/period';
import type { Transaction } from 'kysely';
import { storeTiers } from '../contracts/contractRows.ts';
import type { Schema } from '../database/schema.ts';

const HOUR_MS = 60 * 60_000;
const salaryCategories = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'];

const tier = (minActive: number, validBet: number, ratePpm: number, loss = 0): Tier => ({
  minActive,
  minValidBetMinor: BigInt(validBet) * 100n,
  minLossMinor: BigInt(loss) * 100n,
  ratePpm,
});
/** The tiers by default. Source: docs/domain.md DR-11.8. */
const daily = [tier(3, 10_000, 1000), tier(5, 50_000, 2000), tier(10, 200_000, 3000), tier(20, 500_000, 4000), tier(50, 2_000_000, 5000)];
/** The hourly tier by default, and a part of it. */
const hourly = (ratePpm: number) => [tier(1, 500, ratePpm)];
const dividend = [
  tier(3, 50_000, 50_000, 1),
  tier(5, 200_000, 100_000, 2000),
  tier(10, 800_000, 150_000, 10_000),
  tier(20, 3_000_000, 200_000, 40_000),
  tier(50, 10_000_000, 250_000, 150_000),
];

interface Plan {
  kind: 'DAILY' | 'HOURLY' | 'REALTIME' | 'DIVIDEND';
  giver: string | null;
  taker: string;
  tiers: Tier[];
  period?: 'H' | 'M';
  status?: 'accepted' | 'new request' | 'rejected';
  /** The taker asks for its end. */
  isEndAsked?: true;
}

const plans: Plan[] = [
  { kind: 'DAILY', giver: null, taker: 'agent01', tiers: daily },
  { kind: 'DIVIDEND', giver: null, taker: 'agent01', tiers: dividend, period: 'H' },
  { kind: 'HOURLY', giver: null, taker: 'agent01', tiers: hourly(1000) },
  { kind: 'DAILY', giver: 'agent01', taker: 'agent11', tiers: daily.slice(0, 3) },
  { kind: 'HOURLY', giver: 'agent01', taker: 'agent11', tiers: hourly(500) },
  { kind: 'DIVIDEND', giver: 'agent01', taker: 'agent11', tiers: dividend.slice(0, 3), period: 'H' },
  { kind: 'DAILY', giver: 'agent01', taker: 'agent12', tiers: daily.slice(0, 2), isEndAsked: true },
  { kind: 'DIVIDEND', giver: 'agent01', taker: 'agent12', tiers: dividend.slice(0, 1), period: 'M', status: 'new request' },
  { kind: 'DAILY', giver: 'agent01', taker: 'agent14', tiers: daily.slice(0, 2), status: 'new request' },
  { kind: 'DAILY', giver: 'agent01', taker: 'agent16', tiers: daily.slice(0, 1), status: 'rejected' },
  { kind: 'DAILY', giver: 'agent01', taker: 'agent41', tiers: daily.slice(0, 2) },
  { kind: 'DAILY', giver: 'agent11', taker: 'agent111', tiers: daily.slice(0, 2) },
  { kind: 'REALTIME', giver: 'agent11', taker: 'player01', tiers: [tier(0, 0, 100)], status: 'new request' },
];

/**
 * Writes contracts of the first tree beside those of real-time salary: in force, and some that wait for an answer. Nothing was paid on them
 * before, so dividends begin today. Salaries have been earned for three days: the first run of their job settles them.
 */
export async function writeContractOffers(
  tx: Transaction<Schema>,
  { idOf, zone, now }: { idOf: (username: string) => number; zone: string; now: Date },
): Promise<void> {
  const today = startOfDay(dayOf(now, zone), zone);
  const earned = startOfDay(addDays(dayOf(now, zone), -3), zone);
  const offered = new Date(now.getTime() - HOUR_MS);
  await tx
    .insertInto('contract')
    .values(
      plans.map(({ kind, giver, taker, tiers, period = 'D', status = 'accepted', isEndAsked }) => ({
        kind,
        giver_id: giver === null ? null : idOf(giver),
        taker_id: idOf(taker),
        period,
        rate_ppm: Math.max(...tiers.map(({ ratePpm }) => ratePpm)),
        tiers: storeTiers(tiers),
        categories: salaryCategories,
        mode: tiers[0]?.minActive === 0 ? ('FIXED' as const) : ('TIERED' as const),
        carry: kind === 'DIVIDEND' ? ('MONTH' as const) : null,
        status,
        valid_from: kind === 'DIVIDEND' ? today : earned,
        accepted_at: status !== 'accepted' ? null : kind === 'DIVIDEND' ? today : earned,
        ended_at: null,
        offered_at: status === 'accepted' ? null : offered,
        expires_at: status === 'accepted' ? null : new Date(offered.getTime() + OFFER_LASTS_MS),
        end_asked_by: isEndAsked ? idOf(taker) : null,
        transfer_id: null,
        body_hash: null,
      })),
    )
    .execute();
}
