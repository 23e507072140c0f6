import type { RefusalDetails } from '@site/api/refusals';
import type { FailureCode } from './load';

/** Says of a failed call whether it has moved money: a refusal has moved none; without an answer nobody knows yet. */
export type Moved = 'none' | 'unknown';

interface FailedReply {
  ok: false;
  code: FailureCode;
  details: RefusalDetails;
  moved?: Moved;
}

/** Failures after which money may have moved. */
const isOpen: ReadonlySet<FailureCode> = new Set(['networkAbnormal', 'unavailable', 'vendorDown']);

/** Adds to a failed reply whether money has moved, and a reference: that of the log, otherwise the id of the transfer. Source: ERR-10. */
export const ofMoney = <R extends { ok: true } | FailedReply>(reply: R, transferId: string): R =>
  reply.ok ? reply : { ...reply, moved: isOpen.has(reply.code) ? 'unknown' : 'none', details: { reference: transferId, ...reply.details } };

/** A call that moves money, made again under the same id until it succeeds or its content changes: a repeated press moves nothing twice. Source: ERR-10. */
export class MoneyCall {
  #content = '';
  #transferId = '';

  async make<R extends { ok: true } | FailedReply>(content: string, call: (transferId: string) => Promise<R>): Promise<R> {
    if (this.#content !== content) {
      this.#content = content;
      this.#transferId = crypto.randomUUID();
    }
    const reply = await call(this.#transferId);
    if (reply.ok) this.#content = '';
    return ofMoney(reply, this.#transferId);
  }
}
