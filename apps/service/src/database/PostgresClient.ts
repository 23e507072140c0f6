import type { Socket } from 'node:net';
import type pg from 'pg';
import { PreparingClient } from './PreparingClient.ts';

export interface PostgresClientConfig extends pg.ClientConfig {
  /** Time without a byte from the server, in milliseconds, after which a connection with a running query is closed. 0 waits for ever. */
  silentAfterMs: number;
  /** Called before a silent connection is closed. */
  onSilent?: () => void;
}

const LEAVE_MS = 1000;

/**
 * A connection to a Postgres server that may break or fall silent.
 *
 * The driver's own `query_timeout` rejects the query and keeps the connection, which then answers nothing to the next one. A silent
 * connection is therefore closed: its queries are rejected, and the pool opens another.
 */
export class PostgresClient extends PreparingClient {
  readonly #silentAfterMs: number;
  readonly #onSilent: () => void;

  constructor({ silentAfterMs, onSilent = () => undefined, ...config }: PostgresClientConfig) {
    super(config);
    this.#silentAfterMs = silentAfterMs;
    this.#onSilent = onSilent;
    // The error also reaches the pending query. Without a listener it would end the process.
    this.on('error', () => undefined);
    // After such a message the server hangs up. Without this the pool would hand the connection to one more query.
    this.connection.on('errorMessage', (error: pg.DatabaseError) => {
      if (error.severity === 'FATAL' || error.severity === 'PANIC') this.drop(error);
    });
    // A pool's idle connection is silent by nature.
    this.on('drain', () => this.#socket.setTimeout(0));
  }

  override query(...args: unknown[]): never {
    if (this.#silentAfterMs > 0) {
      const socket = this.#socket;
      socket.setTimeout(this.#silentAfterMs);
      if (socket.listenerCount('timeout') === 0)
        socket.on('timeout', () => {
          this.#onSilent();
          this.drop(new Error(`Postgres was silent for ${this.#silentAfterMs} ms.`));
        });
    }
    return super.query(...args);
  }

  /** Takes leave of the server. A server that does not hang up within a second is not waited for. */
  override end(...args: unknown[]): never {
    const socket = this.#socket;
    const limit = setTimeout(() => socket.destroy(), LEAVE_MS).unref();
    socket.once('close', () => clearTimeout(limit));
    return (super.end as (...forwarded: unknown[]) => unknown).apply(this, args) as never;
  }

  /** Closes the connection at once, without a word to the server. Pending queries are rejected with the error. */
  drop(error: Error): void {
    this.#socket.destroy(error);
  }

  /** The socket may be wrapped in TLS while connecting, so it is looked up each time. */
  get #socket() {
    return this.connection.stream as Socket;
  }
}
