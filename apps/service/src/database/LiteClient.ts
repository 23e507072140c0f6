import { PreparingClient } from './PreparingClient.ts';

const MAX_MS_WITHOUT_TURN = 5;

/**
 * The client of the embedded engine, which runs on the thread of the service. Queued statements would follow each other without a turn
 * of the event loop, so nobody else would be heard: it gives the loop a turn every 5 ms.
 */
export class LiteClient extends PreparingClient {
  #turnedAtMs = 0;
  #delayed = 0;

  override query(...args: unknown[]): never {
    const submit = () => (super.query as (...forwarded: unknown[]) => unknown).apply(this, args);
    // A statement never overtakes one that waits for its turn.
    if (this.#delayed === 0 && performance.now() - this.#turnedAtMs < MAX_MS_WITHOUT_TURN) return submit() as never;
    this.#delayed += 1;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#delayed -= 1;
        this.#turnedAtMs = performance.now();
        resolve(submit());
      });
    }) as never;
  }
}
