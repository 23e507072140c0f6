const MINUTE_MS = 60_000;
const MOST = 10_000;

interface Minute {
  count: number;
  untilMs: number;
}

/** How often each has come within a minute of their first time, as this process has seen it. */
export class MinuteCounts {
  readonly #max: number;
  /** Those that began first stand first. */
  readonly #minutes = new Map<string, Minute>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Counts once more. Answers the whole seconds to wait where that is more than `max`. `nowMs` never goes back. */
  take(key: string, nowMs: number): number | undefined {
    const found = this.#minutes.get(key);
    const minute = found && found.untilMs > nowMs ? found : this.#begin(key, nowMs);
    minute.count += 1;
    return minute.count > this.#max ? Math.ceil((minute.untilMs - nowMs) / 1000) : undefined;
  }

  /** Returns the whole seconds to wait where `max` are counted already, else undefined. Counts nothing. */
  waitOf(key: string, nowMs: number): number | undefined {
    const found = this.#minutes.get(key);
    return found && found.untilMs > nowMs && found.count >= this.#max ? Math.ceil((found.untilMs - nowMs) / 1000) : undefined;
  }

  #begin(key: string, nowMs: number): Minute {
    const minute = { count: 0, untilMs: nowMs + MINUTE_MS };
    this.#minutes.delete(key);
    this.#minutes.set(key, minute);
    const [oldest] = this.#minutes.keys();
    if (this.#minutes.size > MOST && oldest !== undefined) this.#minutes.delete(oldest);
    return minute;
  }
}
