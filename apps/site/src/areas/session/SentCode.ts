import type { FailureCode } from '../../stores/load';
import { makeAutoObservable } from 'mobx';
import type { RefusalDetails } from '@site/api/refusals';
import type { Moved } from '../../stores/MoneyCall';
import type { PhoneAuthFault } from '@site/rules/phoneAuth';

export interface Failure {
  code: FailureCode;
  details: RefusalDetails;
  /** Of a call that moves money. */
  moved?: Moved;
}

/** Fault of sending a code, by the service or by the provider. */
export type SendFailure = Failure | { fault: PhoneAuthFault };

type Sent = { ok: true; value: { expiredMinutes: number } } | ({ ok: false } & SendFailure);

const MINUTE_MS = 60_000;
const AGAIN_AFTER_MS = 1000;

/** A sent code, with the waiting time until the next one. Source: REG-07. */
export class SentCode {
  /** Earliest next request, in milliseconds since 1970. */
  readyAtMs = 0;
  isSending = false;
  wasSent = false;
  failure: SendFailure | undefined = undefined;
  private askedAtMs = 0;

  constructor() {
    makeAutoObservable<this, 'askedAtMs'>(this, { askedAtMs: false }, { autoBind: true });
  }

  /**
   * Sends a code, unless a request is running, waiting, or was made less than a second ago. `countsTravel`: subtracts half of the response
   * time from the wait, which began when the service answered.
   */
  async ask(send: () => Promise<Sent>, { countsTravel = false } = {}): Promise<boolean> {
    const askedAtMs = Date.now();
    if (this.isSending || askedAtMs < this.readyAtMs || askedAtMs - this.askedAtMs < AGAIN_AFTER_MS) return false;
    this.askedAtMs = askedAtMs;
    this.begin();
    const reply = await send();
    const nowMs = Date.now();
    const travelMs = countsTravel ? (nowMs - askedAtMs) / 2 : 0;
    if (reply.ok) this.wait(nowMs - travelMs + (reply.value.expiredMinutes || 1) * MINUTE_MS);
    else this.fail(reply);
    return reply.ok;
  }

  dismiss() {
    this.failure = undefined;
  }

  private begin() {
    this.isSending = true;
    this.failure = undefined;
  }

  private wait(readyAtMs: number) {
    this.isSending = false;
    this.wasSent = true;
    this.readyAtMs = readyAtMs;
  }

  private fail(failure: SendFailure) {
    this.isSending = false;
    this.failure = failure;
    const retryAfterS = 'details' in failure && failure.details.retryAfterS;
    if (retryAfterS) this.readyAtMs = Date.now() + retryAfterS * 1000;
  }
}
