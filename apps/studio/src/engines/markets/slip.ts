import { creditsIn } from '@site/rules/credits';
import { combinations } from '../combinations.ts';
import { factorOf, type Fraction, partOf, times, WHOLE } from './legResult.ts';
import type { Prices } from './prices.ts';

/** Changes of a price that the player accepts between the press and the acceptance: anything, rise, or nothing. */
export type Consent = 'any' | 'better' | 'none';

export interface Leg {
  eventId: string;
  /** Id of the selection, as `selectionId` writes it. */
  selection: string;
  /** Decimal odds in thousandths. */
  oddsMilli: number;
}

/**
 * A bet on `legs`, in every combination of `size` of them: 1 for singles, all for a parlay, less for a system. Each combination is a line
 * with the stake.
 */
export interface Slip {
  legs: readonly Leg[];
  size: number;
  stakeMinor: bigint;
  consent: Consent;
}

export interface SlipFault {
  field: string;
  code: 'malformed' | 'legCount' | 'sizeOutOfRange' | 'unknownEvent' | 'sameEvent' | 'marketClosed' | 'stakeTooSmall' | 'payoutTooLarge';
}

export type SlipReading = { ok: true; slip: Slip } | { ok: false; faults: readonly SlipFault[] };

/** An event as the slip meets it. */
export interface OfferedEvent {
  isInPlay: boolean;
  isOpen: boolean;
  prices: Prices;
}

export interface SlipTerms {
  currency: string;
  findEvent: (eventId: string) => OfferedEvent | undefined;
}

const MAX_LEGS = 12;
/** Smallest stake of a line, and largest payout of a bet. Source: docs/domain.md DR-14. */
const LEAST_STAKE_CREDITS = 1n;
const MOST_PAYOUT_CREDITS = 50_000n;

/** Reads a slip from the wire: `{ legs: [{ eventId, selection, oddsMilli }], size, stakeMinor, consent }`. Returns faults by field. */
export function readSlip(input: unknown): SlipReading {
  const { legs, size, stakeMinor: stake, consent = 'better' } = recordOf(input);
  if (!Array.isArray(legs)) return { ok: false, faults: [{ field: 'legs', code: 'malformed' }] };
  if (legs.length === 0 || legs.length > MAX_LEGS) return { ok: false, faults: [{ field: 'legs', code: 'legCount' }] };
  const faults: SlipFault[] = [];
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1 || size > legs.length)
    faults.push({ field: 'size', code: 'sizeOutOfRange' });
  if (!isConsent(consent)) faults.push({ field: 'consent', code: 'malformed' });
  if (typeof stake !== 'string' || !/^\d{1,18}$/.test(stake)) faults.push({ field: 'stakeMinor', code: 'malformed' });
  const read = legs.flatMap((leg: unknown, index) => {
    const { eventId, selection, oddsMilli } = recordOf(leg);
    if (
      typeof eventId === 'string' &&
      typeof selection === 'string' &&
      typeof oddsMilli === 'number' &&
      Number.isInteger(oddsMilli) &&
      oddsMilli > 1000
    )
      return [{ eventId, selection, oddsMilli }];
    faults.push({ field: `legs.${index}`, code: 'malformed' });
    return [];
  });
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, slip: { legs: read, size: size as number, stakeMinor: BigInt(stake as string), consent: consent as Consent } };
}

/** Returns the number of lines: C(legs, size). */
export function lineCount({ legs, size }: Pick<Slip, 'legs' | 'size'>): number {
  return combinations(legs.length, size);
}

/** Returns the cost of a slip: its stake on every line. */
export function costMinorOf(slip: Slip): bigint {
  return slip.stakeMinor * BigInt(lineCount(slip));
}

/** Returns what a slip pays when every leg is won. */
export function mostPayoutMinor(slip: Slip): bigint {
  return payoutMinorOf(
    slip,
    slip.legs.map(({ oddsMilli }) => factorOf({ kind: 'won' }, oddsMilli)),
  );
}

/** Adds up the lines of a slip: each is the stake times the factors of its legs, rounded down once. */
export function payoutMinorOf(
  { size, stakeMinor }: Pick<Slip, 'size' | 'stakeMinor'>,
  factors: readonly Fraction[],
  after: Fraction = WHOLE,
): bigint {
  return linesOf(factors, size).reduce((sum, line) => sum + partOf(stakeMinor, line.reduce(times, after)), 0n);
}

/** Returns every choice of `size` items, in order. */
export function linesOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => linesOf(items.slice(index + 1), size - 1).map((rest) => [item].concat(rest)));
}

/** Returns the faults of a slip that no consent can cure, by field. */
export function slipFaults(slip: Slip, { currency, findEvent }: SlipTerms): SlipFault[] {
  const { legs, size, stakeMinor } = slip;
  const faults = legs.flatMap(({ eventId, selection }, index): SlipFault[] => {
    const event = findEvent(eventId);
    if (!event) return [{ field: `legs.${index}.eventId`, code: 'unknownEvent' }];
    if (size > 1 && legs.slice(0, index).some((earlier) => earlier.eventId === eventId))
      return [{ field: `legs.${index}.eventId`, code: 'sameEvent' }];
    return event.isOpen && event.prices.has(selection) ? [] : [{ field: `legs.${index}.selection`, code: 'marketClosed' }];
  });
  if (stakeMinor < creditsIn(currency, LEAST_STAKE_CREDITS)) faults.push({ field: 'stakeMinor', code: 'stakeTooSmall' });
  else if (mostPayoutMinor(slip) > creditsIn(currency, MOST_PAYOUT_CREDITS)) faults.push({ field: 'stakeMinor', code: 'payoutTooLarge' });
  return faults;
}

function isConsent(consent: unknown): consent is Consent {
  return consent === 'any' || consent === 'better' || consent === 'none';
}

function recordOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
