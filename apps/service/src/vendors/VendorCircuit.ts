import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { NotSent } from './NotSent.ts';
import { VendorRefusal } from './VendorRefusal.ts';

/** Failures in a row after which a vendor counts as down. */
const FAILURES = 5;
/** Time after which a call tries again whether the vendor is up. */
const TRIED_AFTER_MS = 5000;
/** Unanswered calls, above which others are refused. At 3 seconds each, a vendor that is this busy helps nobody. */
const AT_ONCE = 256;

interface Terms {
  /** Time limit of a call. */
  limitMs: number;
  /** Called when the vendor goes down, and when it is up again. */
  onChange: (isDown: boolean) => void;
}

/**
 * Keeps a vendor's trouble to itself: calls have a time limit, and while the vendor is down they fail at once, except for one every five
 * seconds that tries whether it is up.
 *
 * Source: VEN-05.
 */
export class VendorCircuit {
  readonly #breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof VendorRefusal)),
    { breaker: new ConsecutiveBreaker(FAILURES), halfOpenAfter: TRIED_AFTER_MS },
  );
  readonly #policy;

  constructor({ limitMs, onChange }: Terms) {
    let isDown = false;
    // A call that tries in vain opens the circuit once more.
    const change = (state: boolean) => {
      if (isDown !== state) onChange((isDown = state));
    };
    this.#breaker.onBreak(() => change(true));
    this.#breaker.onReset(() => change(false));
    this.#policy = wrap(bulkhead(AT_ONCE), this.#breaker, timeout(limitMs, TimeoutStrategy.Aggressive));
  }

  async call<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    // The library would let the others wait for the result of the call that tries.
    if (this.#breaker.state === CircuitState.HalfOpen) throw new NotSent();
    try {
      return await this.#policy.execute(({ signal }) => ask(signal));
    } catch (error) {
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) throw new NotSent(undefined, { cause: error });
      throw error;
    }
  }
}
