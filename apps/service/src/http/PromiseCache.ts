import { LRUCache } from 'lru-cache';

interface Limits {
  /** Maximum number of entries; the least recently used are evicted first. */
  max: number;
  /** Lifetime of an entry in milliseconds. @default unlimited */
  ttlMs?: number;
}

/** Cache of promises: concurrent requests for a key share one. A rejected promise is removed. */
export class PromiseCache<Value> {
  readonly #entries: LRUCache<string, Promise<Value>>;

  constructor({ max, ttlMs = 0 }: Limits) {
    this.#entries = new LRUCache({ max, ttl: ttlMs });
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known) return known;
    const value = make();
    this.#entries.set(key, value);
    value.catch(() => {
      if (this.#entries.peek(key) === value) this.#entries.delete(key);
    });
    return value;
  }

  delete(key: string) {
    this.#entries.delete(key);
  }
}
