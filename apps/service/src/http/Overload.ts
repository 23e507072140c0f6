import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A queue of requests, or those being answered. */
export interface Line {
  /** Number of waiting requests. */
  waiting: number;
  /** Number of requests served since the start. */
  served: number;
}

/** Delay of the event loop. */
export interface LoopDelay {
  /** Current delay of a new request in milliseconds, when it has lasted for some time. */
  readonly delayMs: number;
}

/**
 * Maximum wait at which requests are still accepted. Callers use a limited number of connections: if more waited here, the queue would grow
 * at the callers, where nobody sees it.
 */
const MAX_WAIT_MS = 400;
/** A longer wait counts as an overload only after this time, so that a crowd which arrives at once is served. */
const PATIENCE_MS = 200;
/** An overload ends after waits were short for this time. */
const CALM_MS = 2000;
/** Time over which the pace of a long queue is measured. */
const WINDOW_MS = 200;
/** Number of windows whose best counts as the pace of a queue: in the others it may stand still for a statement. */
const WINDOWS_KEPT = 15;
/** Fewer requests in a queue are never too many, and their pace says nothing: no more are served than arrive. */
const MIN_QUEUED = 100;
/** With fewer requests at work, the event loop is held up by something else: a long task, or a machine that stood still. */
const MIN_AT_WORK = 16;
/** Retry-After of a rejected request. */
export const RETRY_AFTER_S = 1;

/**
 * Detects overload. Requests are then refused at once: queued, all would be answered, but each later than its caller waits.
 *
 * The estimated wait of a new request is the length of a queue at its best recent pace, or the delay of the event loop while many requests
 * are at work. This works on either engine, wherever the queue is: for a database connection, for other requests of the same player, or for
 * the process itself.
 */
export class Overload {
  readonly #lines: PacedLine[];
  readonly #loop: LoopDelay;
  /** Requests that are being answered and belong to no other queue. */
  readonly atWork: Line = { waiting: 0, served: 0 };
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
    const isLong = this.#waitMs(nowMs) > MAX_WAIT_MS;
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
    return Math.max(this.#loopWaitMs, ...this.#lines.map((line) => line.waitMs(nowMs)));
  }

  get #loopWaitMs(): number {
    const atWork = Math.max(this.atWork.waiting, ...this.#lines.map((line) => line.waiting));
    return atWork < MIN_AT_WORK ? 0 : this.#loop.delayMs;
  }
}

class PacedLine {
  readonly #line: Line;
  /** Start of the window, and the number served until then. */
  #window = { fromMs: 0, served: 0 };
  /** Pace of the last windows, the newest last. */
  #perMs: number[] = [];

  constructor(line: Line) {
    this.#line = line;
  }

  get waiting(): number {
    return this.#line.waiting;
  }

  /** Estimates the wait of the last request in the queue: 0 while the queue is short, or its pace unknown. */
  waitMs(nowMs: number): number {
    if (this.waiting < MIN_QUEUED) {
      this.#startWindow(nowMs);
      return 0;
    }
    const windowMs = nowMs - this.#window.fromMs;
    if (windowMs >= WINDOW_MS) {
      this.#perMs = [...this.#perMs, (this.#line.served - this.#window.served) / windowMs].slice(-WINDOWS_KEPT);
      this.#startWindow(nowMs);
    }
    return this.#perMs.length === 0 ? 0 : this.waiting / Math.max(...this.#perMs);
  }

  #startWindow(fromMs: number): void {
    this.#window = { fromMs, served: this.#line.served };
  }
}

const RESOLUTION_MS = 10;
/** Interval at which the delay is read. */
const READ_MS = 500;
/** A delay in a single interval is a statement of the embedded engine, or a garbage collection. */
const READS_ON_END = 3;

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
    latest = [...latest, Math.max(0, lengthMs - RESOLUTION_MS)].slice(-READS_ON_END);
    delays.reset();
  }, READ_MS).unref();
  return {
    get delayMs() {
      return latest.length < READS_ON_END ? 0 : Math.min(...latest);
    },
  };
});

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
