import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A queue of requests. */
export interface Line {
  /** Number of waiting requests. */
  waiting: number;
  /** Number of requests served since the start. */
  served: number;
}

/** Delay of the event loop. */
export interface LoopDelay {
  /** Current delay for a new request in milliseconds, when it has lasted for some time. */
  readonly delayMs: number;
}

/**
 * Maximum wait at which requests are still accepted. Callers use a limited number of connections: if more waited here, the queue would grow
 * at the callers, where nobody sees it.
 */
const MOST_WAIT_MS = 500;
/** A longer wait counts as an overload only after this time. */
const PATIENCE_MS = 1000;
/** An overload ends after waits were short for this time. */
const CALM_MS = 2000;
/** Interval of measurements. */
const WINDOW_MS = 200;
/** Time constant of the moving average: a busy machine fluctuates. */
const MEMORY_MS = 1000;
/** Retry-After of a rejected request. */
export const RETRY_AFTER_S = 1;

/**
 * Detects overload. Requests are then refused at once: queued, all would be answered, but each later than its caller waits.
 *
 * The estimated wait of a new request is the queue's length at its recent rate, plus the delay of the event loop. This works on either
 * engine, wherever the queue is: for a database connection, for other requests of the same player, or for the process itself.
 */
export class Overload {
  readonly #lines: PacedLine[];
  readonly #loop: LoopDelay;
  #windowFromMs = 0;
  #longSinceMs: number | undefined;
  #shortSinceMs = 0;
  #isOver = false;

  constructor(line: Line, loop: LoopDelay = ownLoop()) {
    this.#lines = [new PacedLine(line)];
    this.#loop = loop;
  }

  /** Adds a queue. A request in several queues waits for the slowest. */
  include(line: Line): void {
    this.#lines.push(new PacedLine(line));
  }

  /** Returns true when a request that arrives at `nowMs` is refused. */
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

  /** Estimates the wait of a new request. */
  #waitMs(nowMs: number): number {
    const windowMs = nowMs - this.#windowFromMs;
    if (windowMs >= WINDOW_MS) {
      for (const line of this.#lines) line.measure(windowMs);
      this.#windowFromMs = nowMs;
    }
    return Math.max(...this.#lines.map((line) => line.waitMs)) + this.#loop.delayMs;
  }
}

class PacedLine {
  readonly #line: Line;
  #servedBefore = 0;
  #perMs = Number.POSITIVE_INFINITY;

  constructor(line: Line) {
    this.#line = line;
  }

  /** Estimated wait of the last request in the queue. */
  get waitMs(): number {
    const { waiting } = this.#line;
    return waiting === 0 ? 0 : waiting / this.#perMs;
  }

  /** Records the number served in the last window. */
  measure(windowMs: number): void {
    const { served } = this.#line;
    const perMs = (served - this.#servedBefore) / windowMs;
    const kept = Math.exp(-windowMs / MEMORY_MS);
    this.#perMs = Number.isFinite(this.#perMs) ? kept * this.#perMs + (1 - kept) * perMs : perMs;
    this.#servedBefore = served;
  }
}

const RESOLUTION_MS = 10;
/** A delay in a single window is a statement of the embedded engine, or a garbage collection. */
const WINDOWS_ON_END = 3;

/** Event loop delay of this process, measured from the first use. */
const ownLoop = once((): LoopDelay => {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let latest: number[] = [];
  setInterval(() => {
    const { count, mean, stddev } = delays;
    // A long task may end here before it is recorded.
    if (count === 0) return;
    // More requests arrive in a longer task: each task is weighted by its length.
    const lengthMs = (mean + stddev ** 2 / mean) / 1e6;
    latest = [...latest, Math.max(0, lengthMs - RESOLUTION_MS)].slice(-WINDOWS_ON_END);
    delays.reset();
  }, WINDOW_MS).unref();
  return {
    get delayMs() {
      return latest.length < WINDOWS_ON_END ? 0 : Math.min(...latest);
    },
  };
});

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
