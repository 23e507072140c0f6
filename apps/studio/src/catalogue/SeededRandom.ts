import { scatter } from '../art/geometry.ts';

/** A seeded pseudorandom generator, with the same sequence on every run. */
export class SeededRandom {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = scatter(seed);
  }

  /** Returns an integer from 0 to `end`, exclusive. */
  below(end: number) {
    return Math.floor(this.#next() * end);
  }

  /** Sorts by rank, lowest first. Ranks that differ by less than `play` may change places. */
  ranked<Item>(items: readonly Item[], rankOf: (item: Item) => number, play = 1): Item[] {
    return items
      .map((item) => ({ item, rank: rankOf(item) + this.#next() * play }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
  }

  shuffled<Item>(items: readonly Item[]) {
    return this.ranked(items, () => 0);
  }
}
