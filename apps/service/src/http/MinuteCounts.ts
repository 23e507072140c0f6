const MINUTE_MS = 60_000;
const MAX_ENTRIES = 10_000;

interface Minute {
  count: number;
  untilMs: number;
}

/** Counts events by key in a minute from the first one, in this process. */
export class MinuteCounts {
  readonly #max: number;
  /** Ordered by the start of the minute. */
  readonly #minutes = new Map<string, Minute>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts an event. Returns the whole seconds to wait when it exceeds `max`. `nowMs` must not decrease. */
  take(key: string, nowMs: number): number | undefined {
    const found = this.#minutes.get(key);
    const minute = found && found.untilMs > nowMs ? found : this.#begin(key, nowMs);
    minute.count += 1;
    return minute.count > this.#max ? Math.ceil((minute.untilMs - nowMs) / 1000) : undefined;
  }

  /** Returns the whole seconds to wait when `max` is reached, otherwise undefined. Does not count. */
  waitOf(key: string, nowMs: number): number | undefined {
    const found = this.#minutes.get(key);
    return found && found.untilMs > nowMs && found.count >= this.#max ? Math.ceil((found.untilMs - nowMs) / 1000) : undefined;
  }

  #begin(key: string, nowMs: number): Minute {
    const minute = { count: 0, untilMs: nowMs + MINUTE_MS };
    this.#minutes.delete(key);
    this.#minutes.set(key, minute);
    const [oldest] = this.#minutes.keys();
    if (this.#minutes.size > MAX_ENTRIES && oldest !== undefined) this.#minutes.delete(oldest);
    return minute;
  }
}
