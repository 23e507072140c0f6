import { scatter } from '../art/geometry.ts';

/** Chance that falls the same way on every run. */
export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = scatter(seed);
  }

  /** A whole number from 0 up to, but without, `end`. */
  below(end: number) {
    return Math.floor(this.#next() * end);
  }

  /** By rank, lowest first; ranks closer than `play` may change places. */
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
