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

  /** `nowMs` never goes back. */
  take(nowMs: number): Turn {
    const { perSecond, patienceMs } = this.#pace;
    this.#turnedAway = Math.max(0, this.#turnedAway - ((nowMs - this.#atMs) / 1000) * perSecond);
    this.#atMs = nowMs;
    const turnMs = Math.max(nowMs, this.#nextMs);
    if (turnMs - nowMs <= patienceMs) {
      this.#nextMs = turnMs + 1000 / perSecond;
      return { waitMs: turnMs - nowMs };
    }
    this.#turnedAway += 1;
    return { retryAfterS: Math.ceil(this.#turnedAway / perSecond) };
  }
}
