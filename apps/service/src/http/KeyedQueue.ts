/** Runs tasks of the same key one after another, in order. Tasks of different keys run concurrently. */
export class KeyedQueue {
  readonly #last = new Map<number, Promise<unknown>>();

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
    await before.catch(() => undefined);
    return work();
  }
}
