import { type Consent, type Leg, readSlip, type Slip, type SlipFault, slipFaults, type SlipTerms } from './slip.ts';

/** Decision on a slip. A slip with an event in play waits, and is judged again. */
export type Judgement =
  | { status: 'ACCEPTED'; slip: Slip }
  | { status: 'PENDING'; slip: Slip; decideAt: Date }
  | { status: 'REJECTED'; faults: readonly SlipFault[] }
  /** A price moved against the consent: the slip with the prices of now, for the player to confirm. */
  | { status: 'OFFERED_AGAIN'; slip: Slip };

/** Delay of bets on events in play. Source: docs/domain.md DR-14. */
export const IN_PLAY_DELAY_MS = 5000;

/** Judges a slip from the wire at the prices of now. Source: docs/domain.md DR-14. */
export function placeSlip(input: unknown, terms: SlipTerms, now: Date): Judgement {
  const reading = readSlip(input);
  if (!reading.ok) return { status: 'REJECTED', faults: reading.faults };
  const judgement = judge(reading.slip, terms);
  const isInPlay = reading.slip.legs.some(({ eventId }) => terms.findEvent(eventId)?.isInPlay);
  if (judgement.status !== 'ACCEPTED' || !isInPlay) return judgement;
  return { status: 'PENDING', slip: reading.slip, decideAt: new Date(now.getTime() + IN_PLAY_DELAY_MS) };
}

/** Judges a pending slip once its delay is over; before that it stays as it is. */
export function decideSlip(pending: Extract<Judgement, { status: 'PENDING' }>, terms: SlipTerms, now: Date): Judgement {
  return now < pending.decideAt ? pending : judge(pending.slip, terms);
}

function judge(slip: Slip, terms: SlipTerms): Judgement {
  const legs = slip.legs.map((leg): Leg => ({ ...leg, oddsMilli: priceOf(leg, terms) }));
  const current = { ...slip, legs };
  const faults = slipFaults(current, terms);
  if (faults.length > 0) return { status: 'REJECTED', faults };
  const isAgreed = legs.every(({ oddsMilli }, index) => agrees(slip.consent, slip.legs[index]?.oddsMilli ?? 0, oddsMilli));
  return isAgreed ? { status: 'ACCEPTED', slip: current } : { status: 'OFFERED_AGAIN', slip: current };
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
