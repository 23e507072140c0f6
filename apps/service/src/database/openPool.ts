import pg from 'pg';
import { PostgresClient, type PostgresClientConfig } from './PostgresClient.ts';

export interface PoolLimits {
  /** Highest number of connections. */
  max: number;
  /** Time after which the server cancels a statement, or ends a transaction that waits for its next one, in milliseconds. 0 sets no limit. */
  statementMs: number;
  /** Longest wait for a free connection, and for a new one to open, in milliseconds. Default 4000. */
  connectMs?: number;
}

const CONNECT_MS = 4000;
/** The server cancels a slow statement by itself and says so. A connection that is silent for longer than this beyond is broken. */
const SILENCE_MARGIN_MS = 1000;
const KEEP_ALIVE_AFTER_MS = 5000;

/** Connection options that close a broken connection, whether it says so or falls silent. */
export function clientConfig(url: string, { statementMs, connectMs = CONNECT_MS }: Omit<PoolLimits, 'max'>): PostgresClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: statementMs,
    // Compiling a statement takes longer than running it: 300 ms for a stake on a cluster, whose costs Postgres guesses too high. There,
    // a statement that changes several shards locks them in their order, so that two such statements do not wait for each other.
    options: '-c jit=off -c citus.multi_shard_modify_mode=sequential',
    idle_in_transaction_session_timeout: statementMs,
    silentAfterMs: statementMs && statementMs + SILENCE_MARGIN_MS,
  };
}

/**
 * Opens a pool of connections to a Postgres server. Broken and silent connections leave the pool, and the next query opens another.
 *
 * When one falls silent, the idle ones are closed too: they took the same way, and each would hold up one more query.
 */
export function openPool(url: string, { max, ...limits }: PoolLimits): pg.Pool {
  const idle = new Set<pg.ClientBase>();
  const config: pg.PoolConfig & PostgresClientConfig = {
    ...clientConfig(url, limits),
    max,
    Client: PostgresClient as typeof pg.Client,
    onSilent() {
      for (const client of idle)
        if (client instanceof PostgresClient) client.drop(new Error('Another connection to Postgres fell silent.'));
    },
  };
  const pool = new pg.Pool(config);
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('error', (error) => {
    if (!pool.ending) process.emitWarning(error);
  });
  return pool;
}
