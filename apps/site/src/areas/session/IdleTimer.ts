import { makeAutoObservable } from 'mobx';

const IDLE_MS = 30 * 60_000;
const WARNED_BEFORE_MS = 2 * 60_000;

/** Idle timer of the session. Source: SES-20. */
export class IdleTimer {
  /** End of the session in milliseconds since 1970; set when the warning is due. */
  endsAtMs: number | undefined = undefined;
  private seenMs = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private readonly onEnd: () => void;

  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
    makeAutoObservable<this, 'onEnd' | 'seenMs' | 'timer'>(this, { onEnd: false, seenMs: false, timer: false }, { autoBind: true });
  }

  /** Starts the timer. Returns a function that stops it. */
  start(): () => void {
    this.stay();
    return () => clearTimeout(this.timer);
  }

  /** Records pointer or keyboard activity. During the warning, only an answer counts. */
  note() {
    if (this.endsAtMs === undefined) this.seenMs = Date.now();
  }

  /** Resets the timer after an answer, or after activity elsewhere. */
  stay() {
    this.seenMs = Date.now();
    this.look();
  }

  /** Reads the clock each time, because timers do not run while a machine sleeps. */
  private look() {
    clearTimeout(this.timer);
    const endsAtMs = this.seenMs + IDLE_MS;
    const leftMs = endsAtMs - Date.now();
    if (leftMs <= 0) return this.onEnd();
    this.endsAtMs = leftMs <= WARNED_BEFORE_MS ? endsAtMs : undefined;
    this.timer = setTimeout(() => this.look(), this.endsAtMs ? leftMs : leftMs - WARNED_BEFORE_MS);
  }
}
