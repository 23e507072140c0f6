interface Pace {
  perSecond: number;
  /** How long somebody is left waiting for their turn, in milliseconds, before they are asked to come back instead. */
  patienceMs: number;
}

/** Either a turn, so many milliseconds from now, or the whole seconds after which to come back. */
export type Turn = { waitMs: number } | { retryAfterS: number };

/**
 * Lets calls in one by one at a steady pace, and asks those whose turn is far off to come back, spread over the time that it takes to
 * let them in: work such as hashing passwords must not take the processor from the money that moves.
 */
export class Admission {
  readonly #pace: Pace;
  #nextMs = 0;
  #turnedAway = 0;
  #atMs = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** Takes a turn, unless it is further off than `patienceMs`. `nowMs` never goes back. */
  take(nowMs: number, patienceMs = this.#pace.patienceMs): Turn {
    const turnMs = Math.max(nowMs, this.#nextMs);
    if (turnMs - nowMs > patienceMs) return { retryAfterS: this.#turnAway(nowMs) };
    this.#nextMs = turnMs + 1000 / this.#pace.perSecond;
    return { waitMs: turnMs - nowMs };
  }

  /** Returns the whole seconds after which to come back where a turn is too far off, else undefined. Takes no turn. */
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
