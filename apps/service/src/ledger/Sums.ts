interface Sum {
  amounts: bigint[];
  /** The parts of the books that told of it. */
  parts: Set<number>;
}

/** Amounts summed over several slices of the books, by name. */
export class Sums {
  readonly #sums = new Map<string, Sum>();
  #names: string[] = [];

  /** Adds rows of one part of the books: `what`, and amounts. */
  add(part: number, rows: Record<string, unknown>[]): void {
    for (const { what, ...amounts } of rows) {
      this.#names = Object.keys(amounts);
      const more = Object.values(amounts).map((amount) => BigInt(String(amount)));
      const sum = this.#sums.get(String(what)) ?? { amounts: more.map(() => 0n), parts: new Set() };
      sum.amounts = sum.amounts.map((amount, index) => amount + (more[index] ?? 0n));
      this.#sums.set(String(what), sum);
      sum.parts.add(part);
    }
  }

  /** Returns how many sums there are, how many do not come to zero or, where all parts must tell of each, are not told of by all, and one of them. */
  judge(parts: number): { checked: bigint; broken: bigint; example: string | null } {
    const broken = [...this.#sums].filter(([, sum]) => sum.amounts.some((amount) => amount !== 0n) || sum.parts.size < parts);
    const names = broken.map(([what]) => what).toSorted();
    return { checked: BigInt(this.#sums.size), broken: BigInt(broken.length), example: names[0] ?? null };
  }

  /** Returns the sums as JSON, about so many at a time: those whose first word is the same stay together. */
  *slices(rows: number): Generator<{ gathered: string }> {
    let slice: object[] = [];
    let before: string | undefined;
    for (const [what, { amounts }] of [...this.#sums].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const word = what.split(' ', 1)[0];
      if (slice.length >= rows && word !== before) {
        yield { gathered: JSON.stringify(slice) };
        slice = [];
      }
      slice.push({ what, ...Object.fromEntries(amounts.map((amount, index) => [this.#names[index], String(amount)])) });
      before = word;
    }
    if (slice.length > 0) yield { gathered: JSON.stringify(slice) };
  }
}
