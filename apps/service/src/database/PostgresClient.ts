import type { Socket } from 'node:net';
import type pg from 'pg';
import { PreparingClient } from './PreparingClient.ts';

export interface PostgresClientConfig extends pg.ClientConfig {
  /** Milliseconds without data from the server after which a connection with a running query is closed. 0 sets no limit. */
  silentAfterMs: number;
  /** Called before a silent connection is closed. */
  onSilent?: () => void;
}

const LEAVE_MS = 1000;

/**
 * A connection to a Postgres server that may break or stop responding.
 *
 * The driver's own `query_timeout` rejects the query but keeps the connection, which does not answer the next query either. This client
 * therefore closes a silent connection: its queries are rejected, and the pool opens another.
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
    // The server closes the connection after such a message. Until then the pool would still assign it to a query.
    this.connection.on('errorMessage', (error: pg.DatabaseError) => {
      if (error.severity === 'FATAL' || error.severity === 'PANIC') this.drop(error);
    });
    // An idle connection receives no data.
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

  /** Ends the connection gracefully, or destroys it when the server does not close it within a second. */
  override end(...args: unknown[]): never {
    const socket = this.#socket;
    const limit = setTimeout(() => socket.destroy(), LEAVE_MS).unref();
    socket.once('close', () => clearTimeout(limit));
    return (super.end as (...forwarded: unknown[]) => unknown).apply(this, args) as never;
  }

  /** Destroys the connection immediately. Pending queries are rejected with the error. */
  drop(error: Error): void {
    this.#socket.destroy(error);
  }

  /** Read on each use, because the socket is replaced when TLS starts. */
  get #socket() {
    return this.connection.stream as Socket;
  }
}
