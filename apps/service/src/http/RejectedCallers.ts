const MAX_ENTRIES = 10_000;

/** Callers who exceeded a limit in the database, with the time of its end: further requests of theirs cost nothing. */
export class RejectedCallers {
  readonly #untilMs = new Map<string, number>();

  /** Returns the whole seconds still to wait, if any. `nowMs` must not decrease. */
  waitOf(key: string, nowMs: number): number | undefined {
    const untilMs = this.#untilMs.get(key);
    if (untilMs === undefined) return undefined;
    if (untilMs > nowMs) return Math.ceil((untilMs - nowMs) / 1000);
    this.#untilMs.delete(key);
    return undefined;
  }

  add(key: string, waitS: number, nowMs: number): void {
    // The database still enforces the limits.
    if (this.#untilMs.size >= MAX_ENTRIES) this.#untilMs.clear();
    this.#untilMs.set(key, nowMs + waitS * 1000);
  }
}
