import type { PromotionOffer } from '@site/api/content';
import { creditsIn } from '@site/rules/credits';
import { type Day, dayOf, periodAround } from '@site/rules/period';

interface Played {
  /** How many times the bonus has to be played. */
  multiple: number;
}

/**
 * Describes what a promotion gives. Amounts are in hundredths of a credit, since members have several currencies.
 *
 * Source: docs/domain.md DR-7.5.
 */
export type Offer = Played &
  (
    | { kind: 'match'; ratePpm: number; leastCents: number; mostCents: number; every: 'once' | 'day' }
    | { kind: 'cashback'; ratePpm: number; leastCents: number; mostCents: number; every: 'week' }
    | { kind: 'review'; mostCents: number; needsPictures: boolean; every: 'once' }
    | { kind: 'raffle'; leastCents: number; prizes: { cents: number; chancePpm: number }[]; every: 'day' }
  );

/** Converts hundredths of a credit to minor units of a currency. */
export const centsIn = (currency: string, cents: number): bigint => creditsIn(currency, BigInt(cents)) / 100n;

/** Bets are counted some seconds after they settle. */
const COUNTED_AFTER_MS = 5 * 60_000;

/** Returns the period of a promotion that can be claimed now: the day, the Monday of the week before, or nothing. */
export function claimedPeriod(offer: Offer, now: Date, zone: string): { period: string; from: Day; to: Day } {
  const today = dayOf(now, zone);
  if (offer.every === 'once') return { period: '', from: today, to: today };
  if (offer.every === 'day') return { period: today, from: today, to: today };
  const counted = dayOf(new Date(now.getTime() - COUNTED_AFTER_MS), zone);
  const { from } = periodAround(counted, 'W');
  const before = periodAround(dayOf(new Date(Date.parse(`${from}T00:00:00Z`) - 1), 'UTC'), 'W');
  return { period: before.from, ...before };
}

/** Returns what a promotion gives as a call tells it. */
export function describeOffer(offer: Offer, currency: string, seedHash: string | null): PromotionOffer {
  const minor = (cents: number) => String(centsIn(currency, cents));
  return {
    kind: offer.kind,
    every: offer.every,
    currency,
    ratePpm: 'ratePpm' in offer ? offer.ratePpm : null,
    leastMinor: 'leastCents' in offer ? minor(offer.leastCents) : null,
    mostMinor: minor('mostCents' in offer ? offer.mostCents : Math.max(...offer.prizes.map(({ cents }) => cents))),
    multiple: offer.multiple,
    needsPictures: offer.kind === 'review' && offer.needsPictures,
    prizes: offer.kind === 'raffle' ? offer.prizes.map(({ cents, chancePpm }) => ({ amountMinor: minor(cents), chancePpm })) : [],
    seedHash,
  };
}
