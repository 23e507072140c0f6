import type { DrawOutcome } from '../wire.ts';

/** A number as it is drawn before everybody's eyes. */
export interface Reveal {
  /** Prize of the number, 0 for the special one; 0 for balls. */
  tier: number;
  /** Place within its prize. */
  place: number;
  number: string;
}

/** Returns the numbers of a draw in the order in which they are shown: small prizes first, the special one last; balls as they came. */
export function revealOrder({ result, order }: DrawOutcome): Reveal[] {
  if ('balls' in result) return order.map((ball, place) => ({ tier: 0, place, number: String(ball).padStart(2, '0') }));
  return result
    .flatMap((numbers, tier) => numbers.map((number, place) => ({ tier, place, number })))
    .toSorted((one, other) => other.tier - one.tier || one.place - other.place);
}

/** Returns the times at which numbers are shown, in milliseconds since the draw began. The last one takes longer than the others. */
export function revealTimes(count: number, runMs: number): number[] {
  const step = (runMs * 0.94) / (count + 1);
  return Array.from({ length: count }, (_, index) => step * (index === count - 1 ? count + 1 : index + 1));
}
