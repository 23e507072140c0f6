interface Pace {
  perSecond: number;
  /** How many may come at once after a quiet moment. */
  atOnce: number;
}

/**
 * Lets calls in at a steady pace and asks the others to come back, spread over the time that it takes to let them in: work such as
 * hashing passwords must not take the processor from the money that moves.
 */
export class Admission {
  readonly #pace: Pace;
  #free: number;
  #turnedAway = 0;
  #atMs = 0;

  constructor(pace: Pace) {
    this.#pace = pace;
    this.#free = pace.atOnce;
  }

  /** Lets one in, or answers the whole seconds after which to come back. `nowMs` never goes back. */
  take(nowMs: number): number | undefined {
    const { perSecond, atOnce } = this.#pace;
    const gained = ((nowMs - this.#atMs) / 1000) * perSecond;
    this.#free = Math.min(atOnce, this.#free + gained);
    this.#turnedAway = Math.max(0, this.#turnedAway - gained);
    this.#atMs = nowMs;
    if (this.#free >= 1) {
      this.#free -= 1;
      return undefined;
    }
    this.#turnedAway += 1;
    return Math.ceil(this.#turnedAway / perSecond);
  }
}
