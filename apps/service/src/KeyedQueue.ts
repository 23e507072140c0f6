/** Runs work of the same key one after another, in the order it came. Work of different keys runs at once. */
export class KeyedQueue {
  readonly #last = new Map<number, Promise<unknown>>();

  async run<Result>(key: number, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const mine = before ? before.then(work, work) : work();
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
