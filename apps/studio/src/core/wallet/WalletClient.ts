import { setTimeout as delay } from 'node:timers/promises';
import { type WalletAnswer, walletAnswer, type WalletCallName, walletCalls } from '@site/api/vendor';
import { sign } from './signature.ts';
import type { Wallet, WalletRequest } from './Wallet.ts';

/** Vendor name in the studio's signatures. */
const INTEGRATION = 'STUDIO';

interface WalletClientOptions {
  serviceUrl: string;
  secret: string;
  /** Pauses between retries. The number of attempts is one more than the number of pauses. */
  pausesMs?: readonly number[];
  timeoutMs?: number;
}

/**
 * Calls the service's wallet over signed HTTP.
 *
 * A call without a clear answer is retried with the same body and therefore the same `txId`: the wallet executes it once and repeats its
 * answer. When no attempt is answered, the outcome is 'unknown': it may or may not have been executed.
 */
export class WalletClient implements Wallet {
  readonly #serviceUrl: string;
  readonly #secret: string;
  readonly #pausesMs: readonly number[];
  readonly #timeoutMs: number;

  constructor({ serviceUrl, secret, pausesMs = [150, 600], timeoutMs = 4000 }: WalletClientOptions) {
    this.#serviceUrl = serviceUrl;
    this.#secret = secret;
    this.#pausesMs = pausesMs;
    this.#timeoutMs = timeoutMs;
  }

  async ask<N extends WalletCallName>(name: N, input: WalletRequest<N>): Promise<WalletAnswer | 'unknown'> {
    const body = JSON.stringify(input);
    for (const pauseMs of [...this.#pausesMs, undefined]) {
      const answer = await this.#try(walletCalls[name].path, body);
      if (answer !== 'unknown') return answer;
      if (pauseMs !== undefined) await delay(pauseMs);
    }
    return 'unknown';
  }

  async #try(path: string, body: string): Promise<WalletAnswer | 'unknown'> {
    const timestamp = String(Date.now());
    try {
      const response = await fetch(`${this.#serviceUrl}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Vendor': INTEGRATION,
          'X-Timestamp': timestamp,
          'X-Signature': sign(this.#secret, { timestamp, method: 'POST', path, body }),
        },
        body,
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      const answer = walletAnswer.safeParse(await response.json());
      return answer.success && answer.data.code !== 'TRANSIENT' ? answer.data : 'unknown';
    } catch {
      // No connection, a timeout or invalid JSON: it is unknown whether the wallet acted.
      return 'unknown';
    }
  }
}
