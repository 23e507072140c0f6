const MOST = 10_000;

/** Who has used up a limit that the database keeps, and until when: a flood of theirs then costs nobody else anything. */
export class TurnedAway {
  readonly #untilMs = new Map<string, number>();

  /** The whole seconds that they have still to wait, if any. `nowMs` never goes back. */
  waitOf(key: string, nowMs: number): number | undefined {
    const untilMs = this.#untilMs.get(key);
    if (untilMs === undefined) return undefined;
    if (untilMs > nowMs) return Math.ceil((untilMs - nowMs) / 1000);
    this.#untilMs.delete(key);
    return undefined;
  }

  add(key: string, waitS: number, nowMs: number): void {
    // The database knows them all the same.
    if (this.#untilMs.size >= MOST) this.#untilMs.clear();
    this.#untilMs.set(key, nowMs + waitS * 1000);
  }
}
