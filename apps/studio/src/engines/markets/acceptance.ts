import { type Consent, type Leg, readSlip, type Slip, type SlipFault, slipFaults, type SlipTerms } from './slip.ts';

/** Decision on a slip. */
export type Judgement =
  | { status: 'ACCEPTED'; slip: Slip }
  | { status: 'REJECTED'; faults: readonly SlipFault[] }
  /** A price moved against the consent: the slip with the prices of now, for the player to confirm. */
  | { status: 'OFFERED_AGAIN'; slip: Slip };

/** Delay of bets on events in play. Source: docs/domain.md DR-14. */
const IN_PLAY_DELAY_MS = 5000;

/** Judges a slip from the wire at the prices of now. Source: docs/domain.md DR-14. */
export function judgeSlip(input: unknown, terms: SlipTerms): Judgement {
  const reading = readSlip(input);
  if (!reading.ok) return { status: 'REJECTED', faults: reading.faults };
  const { slip } = reading;
  const legs = slip.legs.map((leg): Leg => ({ ...leg, oddsMilli: priceOf(leg, terms) }));
  const current = { ...slip, legs };
  const faults = slipFaults(current, terms);
  if (faults.length > 0) return { status: 'REJECTED', faults };
  const isAgreed = legs.every(({ oddsMilli }, index) => agrees(slip.consent, slip.legs[index]?.oddsMilli ?? 0, oddsMilli));
  return isAgreed ? { status: 'ACCEPTED', slip: current } : { status: 'OFFERED_AGAIN', slip: current };
}

/** Returns how long an acceptable slip waits before it is judged again, and for good: 5 s with an event in play. Source: docs/domain.md DR-14. */
export function delayMsOf({ legs }: Pick<Slip, 'legs'>, { findEvent }: SlipTerms): number {
  return legs.some(({ eventId }) => findEvent(eventId)?.isInPlay) ? IN_PLAY_DELAY_MS : 0;
}

function agrees(consent: Consent, seenMilli: number, currentMilli: number): boolean {
  switch (consent) {
    case 'any':
      return true;
    case 'better':
      return currentMilli >= seenMilli;
    case 'none':
      return currentMilli === seenMilli;
  }
}

function priceOf({ eventId, selection, oddsMilli }: Leg, { findEvent }: SlipTerms): number {
  return findEvent(eventId)?.prices.get(selection) ?? oddsMilli;
}
