import { pack } from '../tables/cards.ts';
import { paysOf, rankHand } from './rankHand.ts';

const CARDS = pack.length;
const HAND = 5;

/**
 * Returns the exact return of perfect play: for each of the 2,598,960 hands the best of the 32 ways to hold.
 *
 * For each set of up to five cards, the payouts of all hands that contain it are summed once. The payouts of the hands that contain the held
 * cards and none of the discarded ones follow by inclusion and exclusion.
 */
export function computeReturn(): number {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(choose(CARDS, size)));
  eachHand((places) => {
    const hand = rankHand(places.flatMap((place) => pack[place] ?? []));
    const paid = hand ? paysOf[hand] : 0;
    if (paid > 0) for (let mask = 0; mask < 32; mask += 1) addTo(sums, subsetOf(places, mask), paid);
  });

  const draws = Array.from({ length: HAND + 1 }, (_, held) => choose(CARDS - HAND, HAND - held));
  const inHand = new Float64Array(32);
  let total = 0;
  eachHand((places) => {
    for (let mask = 0; mask < 32; mask += 1) {
      const subset = subsetOf(places, mask);
      inHand[mask] = sums[subset.length]?.[indexOf(subset)] ?? 0;
    }
    let best = 0;
    for (let held = 0; held < 32; held += 1) {
      const thrown = 31 & ~held;
      let paid = 0;
      // All subsets of what is thrown away.
      for (let part = thrown; ; part = (part - 1) & thrown) {
        const value = inHand[held | part] ?? 0;
        paid += bitsOf(part) % 2 === 0 ? value : -value;
        if (part === 0) break;
      }
      best = Math.max(best, paid / (draws[bitsOf(held)] ?? 1));
    }
    total += best;
  });
  return total / choose(CARDS, HAND);
}

function eachHand(visit: (places: readonly number[]) => void): void {
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1)
        for (let d = c + 1; d < CARDS; d += 1) for (let e = d + 1; e < CARDS; e += 1) visit([a, b, c, d, e]);
}

function subsetOf(places: readonly number[], mask: number): number[] {
  return places.filter((_, index) => mask & (1 << index));
}

function addTo(sums: readonly Float64Array[], subset: readonly number[], paid: number): void {
  const bySize = sums[subset.length];
  const index = indexOf(subset);
  if (bySize) bySize[index] = (bySize[index] ?? 0) + paid;
}

/** Returns the number of an ascending set among the sets of its size. */
function indexOf(subset: readonly number[]): number {
  return subset.reduce((index, place, size) => index + choose(place, size + 1), 0);
}

const chosen = Array.from({ length: CARDS + 1 }, (_, count) => Array.from({ length: HAND + 1 }, (__, size) => binomial(count, size)));

function choose(count: number, size: number): number {
  return chosen[count]?.[size] ?? 0;
}

function binomial(count: number, size: number): number {
  let ways = 1;
  for (let index = 0; index < size; index += 1) ways = (ways * (count - index)) / (index + 1);
  return ways;
}

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}
