import type { Bet, Limits } from '../tables/bets.ts';

export const wheelSpots = ['one', 'two', 'five', 'moon', 'sun'] as const;
export type WheelSpot = (typeof wheelSpots)[number];

/** Segments of each kind, and the profit for 1 staked on it. Every bet returns 94 or 96 %. */
export const wheelKinds: Readonly<Record<WheelSpot, { segments: number; odds: number; most: bigint }>> = {
  one: { segments: 24, odds: 1, most: 5000n },
  two: { segments: 16, odds: 2, most: 2500n },
  five: { segments: 8, odds: 5, most: 1000n },
  moon: { segments: 1, odds: 46, most: 200n },
  sun: { segments: 1, odds: 46, most: 200n },
};

export const SEGMENTS = 50;

/** The segments clockwise from the top: no kind beside itself where another fits between. */
export const wheelSegments: readonly WheelSpot[] = layOut();

/** Lays the rarest kinds first, each spread evenly over the places that are left. */
function layOut(): WheelSpot[] {
  const segments: (WheelSpot | undefined)[] = Array.from({ length: SEGMENTS });
  for (const spot of wheelSpots.toReversed()) {
    const { segments: count } = wheelKinds[spot];
    const free = [...segments.keys()].filter((index) => segments[index] === undefined);
    for (let turn = 0; turn < count; turn += 1) {
      const place = free[Math.floor(((turn + (spot === 'moon' ? 0.5 : 0)) * free.length) / count)];
      if (place !== undefined) segments[place] = spot;
    }
  }
  return segments.map((spot) => spot ?? 'one');
}

/** Returns the segment on which the wheel stops: a number in [0, 1) times 50, rounded down. */
export const segmentOf = (number: number): number => Math.floor(number * SEGMENTS);

export const spotAt = (segment: number): WheelSpot => wheelSegments[segment] ?? 'one';

/** Returns the limits of a bet in smallest chips, or undefined for an unknown one. */
export function limitsOf(name: string): Limits | undefined {
  const spot = wheelSpots.find((known) => known === name);
  return spot && { least: 1n, most: wheelKinds[spot].most };
}

/** Returns the decimal odds of a place; undefined for an unknown one. */
export function oddsOf(name: string): number | undefined {
  const spot = wheelSpots.find((known) => known === name);
  return spot && wheelKinds[spot].odds + 1;
}

/** Returns what a bet pays when the wheel stops on a segment, its stake included. */
export function payOf({ spot, amountMinor }: Bet, segment: number): bigint {
  const hit = spotAt(segment);
  return spot === hit ? BigInt(amountMinor) * BigInt(wheelKinds[hit].odds + 1) : 0n;
}

/** Returns the exact return of a bet in parts per million. */
export function returnPpmOf(spot: WheelSpot): number {
  const { segments, odds } = wheelKinds[spot];
  return Math.round(((odds + 1) * segments * 1e6) / SEGMENTS);
}
