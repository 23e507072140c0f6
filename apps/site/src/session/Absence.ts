import { makeAutoObservable } from 'mobx';

const IDLE_MS = 30 * 60_000;
const WARNED_BEFORE_MS = 2 * 60_000;

/** How long nobody has been at the page. Source: SES-20. */
export class Absence {
  /** Known once it has to be said: when the session ends, in milliseconds since 1970. */
  endsAtMs: number | undefined = undefined;
  private seenMs = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  private readonly onEnd: () => void;

  constructor(onEnd: () => void) {
    this.onEnd = onEnd;
    makeAutoObservable<this, 'onEnd' | 'seenMs' | 'timer'>(this, { onEnd: false, seenMs: false, timer: false }, { autoBind: true });
  }

  /** Returns how to stop. */
  start(): () => void {
    this.stay();
    return () => clearTimeout(this.timer);
  }

  /** Somebody moves or writes. Once it is asked whether they are there, only an answer counts. */
  note() {
    if (this.endsAtMs === undefined) this.seenMs = Date.now();
  }

  /** Somebody answers, or is known to be there from elsewhere. */
  stay() {
    this.seenMs = Date.now();
    this.look();
  }

  /** Asks the clock each time: while a machine sleeps no timer runs. */
  private look() {
    clearTimeout(this.timer);
    const endsAtMs = this.seenMs + IDLE_MS;
    const leftMs = endsAtMs - Date.now();
    if (leftMs <= 0) return this.onEnd();
    this.endsAtMs = leftMs <= WARNED_BEFORE_MS ? endsAtMs : undefined;
    this.timer = setTimeout(() => this.look(), this.endsAtMs ? leftMs : leftMs - WARNED_BEFORE_MS);
  }
}
