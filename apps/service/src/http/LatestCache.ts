import { LRUCache } from 'lru-cache';
import { PromiseCache } from './PromiseCache.ts';

interface Limits {
  /** Maximum number of entries; the least recently used are evicted first. */
  max: number;
  /** Time for which a value is fresh, in milliseconds. */
  ttlMs: number;
  /** Time for which `peek` returns it, in milliseconds. */
  shownMs: number;
}

/** Cache of what another server answers. Requests for a key share one question; a page that must not wait takes the latest answer. */
export class LatestCache<Value extends object> {
  readonly #fresh: PromiseCache<Value>;
  readonly #latest: LRUCache<string, Value>;

  constructor({ max, ttlMs, shownMs }: Limits) {
    this.#fresh = new PromiseCache({ max, ttlMs });
    this.#latest = new LRUCache({ max, ttl: shownMs });
  }

  /** Returns a fresh value. Rejects when `make` does. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    return this.#fresh.get(key, async () => {
      const value = await make();
      this.#latest.set(key, value);
      return value;
    });
  }

  /** Returns the latest value at once, undefined when there is none, and renews it behind the caller. */
  peek(key: string, make: () => Promise<Value>): Value | undefined {
    this.get(key, make).catch(() => {});
    return this.#latest.get(key);
  }
}
