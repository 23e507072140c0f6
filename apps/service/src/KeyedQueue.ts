/** Runs work of the same key one after another, in the order it came. Work of different keys runs at once. */
export class KeyedQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  /** Number of works that wait for those of the same key. */
  waiting = 0;

  async run<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const mine = before ? this.#after(before, work) : work();
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }

  async #after<Result>(before: Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
    this.waiting += 1;
    await before.catch(() => undefined);
    this.waiting -= 1;
    return work();
  }
}
