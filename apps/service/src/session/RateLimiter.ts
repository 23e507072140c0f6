interface Pace {
  perSecond: number;
  /** Maximum wait for a turn in milliseconds, before a caller is asked to retry later. */
  patienceMs: number;
}

/** A turn after the given milliseconds, or the whole seconds after which to retry. */
export type Turn = { waitMs: number } | { retryAfterS: number };

/**
 * Rate limiter that admits calls one by one at a steady rate, and asks callers with a distant turn to retry, spread over time: work such as
 * hashing passwords must not starve payments.
 */
export class RateLimiter {
  readonly #pace: Pace;
  #nextMs = 0;
  #turnedAway = 0;
  #atMs = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Takes a turn, unless it is further away than `patienceMs`. `nowMs` must not decrease. */
  take(nowMs: number, patienceMs = this.#pace.patienceMs): Turn {
    const turnMs = Math.max(nowMs, this.#nextMs);
    if (turnMs - nowMs > patienceMs) return { retryAfterS: this.#turnAway(nowMs) };
    this.#nextMs = turnMs + 1000 / this.#pace.perSecond;
    return { waitMs: turnMs - nowMs };
  }

  /** Returns the whole seconds after which to retry when the next turn is too far away, otherwise undefined. Takes no turn. */
  retryAfterS(nowMs: number): number | undefined {
    return this.#nextMs - nowMs > this.#pace.patienceMs ? this.#turnAway(nowMs) : undefined;
  }

  #turnAway(nowMs: number): number {
    const { perSecond } = this.#pace;
    this.#turnedAway = Math.max(0, this.#turnedAway - ((nowMs - this.#atMs) / 1000) * perSecond) + 1;
    this.#atMs = nowMs;
    return Math.ceil(this.#turnedAway / perSecond);
  }
}
