/** The queue for the database. */
export interface DatabaseQueue {
  /** Requests that wait for a connection. */
  waiting: number;
  /** Requests that have been given one since the start. */
  served: number;
}

/** Longest wait for a connection at which calls are still let in. */
const MOST_WAIT_MS = 1000;
/** A wait that is longer for less than this is a moment's, not an overload. */
const PATIENCE_MS = 1000;
/** An overload is over once waits have been short for this long. */
const CALM_MS = 2000;
/** The pace of the database is measured over at least this long. */
const WINDOW_MS = 200;

/** How long a caller who is turned away is asked to stay away. */
export const RETRY_AFTER_S = 1;

/**
 * Tells when more is asked than the database can do. Then calls are refused at once: queued, they would all be answered, but each later
 * than its caller waits.
 */
export class Overload {
  readonly #queue: DatabaseQueue;
  #windowFromMs = 0;
  #servedBefore = 0;
  #perMs = Number.POSITIVE_INFINITY;
  #longSinceMs: number | undefined;
  #shortSinceMs = 0;
  #isOver = false;
  readonly #queuesBefore: { waiting: number }[] = [];

  constructor(queue: DatabaseQueue) {
    this.#queue = queue;
  }

  /** Counts those in another queue too, who will wait for a connection after it. */
  include(queue: { waiting: number }): void {
    this.#queuesBefore.push(queue);
  }

  /** Returns whether a call that arrives at `nowMs` is refused. */
  refuses(nowMs: number): boolean {
    const isLong = this.#waitMs(nowMs) > MOST_WAIT_MS;
    if (isLong) this.#longSinceMs ??= nowMs;
    else {
      if (this.#longSinceMs !== undefined) this.#shortSinceMs = nowMs;
      this.#longSinceMs = undefined;
    }
    if (this.#longSinceMs !== undefined && nowMs - this.#longSinceMs >= PATIENCE_MS) this.#isOver = true;
    if (this.#longSinceMs === undefined && nowMs - this.#shortSinceMs >= CALM_MS) this.#isOver = false;
    return this.#isOver && isLong;
  }

  /** How long the last in the queue will wait, at the pace of the last moments. */
  #waitMs(nowMs: number): number {
    const { served } = this.#queue;
    const waiting = this.#queuesBefore.reduce((sum, queue) => sum + queue.waiting, this.#queue.waiting);
    const windowMs = nowMs - this.#windowFromMs;
    if (windowMs >= WINDOW_MS) {
      this.#perMs = (served - this.#servedBefore) / windowMs;
      this.#servedBefore = served;
      this.#windowFromMs = nowMs;
    }
    return waiting === 0 ? 0 : waiting / this.#perMs;
  }
}
