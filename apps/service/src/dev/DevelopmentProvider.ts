import { sign } from '../wallet/vendor/signature.ts';

const CALLBACK_TIMEOUT_MS = 10_000;

/** Stands in for a provider, and reports to the service as any provider does: by signed callbacks. */
export class DevelopmentProvider<Callback> {
  readonly name = 'development';
  readonly secret: string;
  /** Origin that its callbacks go to, once the service listens. */
  callbackOrigin: string | undefined;
  readonly #callbackPath: string;

  constructor(secret: string, callbackPathOf: (name: string) => string) {
    this.secret = secret;
    this.#callbackPath = callbackPathOf(this.name);
  }

  /** Sends a signed callback. Returns the status of the answer. */
  async report(callback: Callback): Promise<number> {
    if (!this.callbackOrigin) throw new Error('The service does not listen yet');
    const path = this.#callbackPath;
    const body = JSON.stringify(callback);
    const timestamp = String(Date.now());
    const { status } = await fetch(this.callbackOrigin + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Timestamp': timestamp,
        'X-Signature': sign(this.secret, { timestamp, method: 'POST', path, body }),
      },
      body,
      signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
    });
    return status;
  }

  /** Sends a signed callback behind the reply that is given meanwhile, as a provider would. */
  protected reportBehind(callback: Callback): void {
    void this.report(callback).catch((error: unknown) =>
      console.error(`A callback of the stand-in was not sent: ${error instanceof Error ? error.message : 'unknown'}.`),
    );
  }
}
