import { PreparingClient } from './PreparingClient.ts';

const YIELD_EVERY_MS = 5;

/**
 * Client of the embedded engine, which runs on the service's thread. Queued statements would run one after another and block the event
 * loop, so the client yields to the loop every 5 ms.
 */
export class LiteClient extends PreparingClient {
  #yieldedAtMs = 0;
  #delayed = 0;

  override query(...args: unknown[]): never {
    const submit = () => (super.query as (...forwarded: unknown[]) => unknown).apply(this, args);
    // Keeps the order of statements: none runs before a delayed one.
    if (this.#delayed === 0 && performance.now() - this.#yieldedAtMs < YIELD_EVERY_MS) return submit() as never;
    this.#delayed += 1;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#delayed -= 1;
        this.#yieldedAtMs = performance.now();
        resolve(submit());
      });
    }) as never;
  }
}
