interface Entry<Value> {
  value: Promise<Value>;
  untilMs: number;
}

/** Values that many ask for, each made once for its key and good for a while; of too many, those longest unasked go first. */
export class Kept<Value> {
  readonly #most: number;
  readonly #keptMs: number;
  readonly #entries = new Map<string, Entry<Value>>();

  constructor({ most, keptMs }: { most: number; keptMs: number }) {
    this.#most = most;
    this.#keptMs = keptMs;
  }

  /** What cannot be made is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.#entries.get(key);
    this.#entries.delete(key);
    const entry = found && found.untilMs > performance.now() ? found : this.#begin(key, make);
    this.#entries.set(key, entry);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#most && oldest !== undefined) this.#entries.delete(oldest);
    return entry.value;
  }

  drop(key: string) {
    this.#entries.delete(key);
  }

  #begin(key: string, make: () => Promise<Value>): Entry<Value> {
    const value = make();
    value.catch(() => this.drop(key));
    return { value, untilMs: performance.now() + this.#keptMs };
  }
}
