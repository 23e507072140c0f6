import pg from 'pg';
import { PostgresClient, type PostgresClientConfig } from './PostgresClient.ts';

export interface PoolLimits {
  /** Maximum number of connections. */
  max: number;
  /** Number of connections that stay open while idle. @default 0 */
  min?: number;
  /** Timeout of a statement, and of an idle transaction, in milliseconds. 0 sets no limit. */
  statementMs: number;
  /** Maximum wait for a free connection, and for opening a new one, in milliseconds. @default 4000 */
  connectMs?: number;
}

const CONNECT_MS = 4000;
/** The server reports a cancelled statement. A connection that is silent for this much longer than the timeout is broken. */
const SILENCE_MARGIN_MS = 1000;
const KEEP_ALIVE_AFTER_MS = 5000;

/** Returns connection options that detect a broken connection, whether it reports an error or stops responding. */
export function clientConfig(url: string, { statementMs, connectMs = CONNECT_MS }: Omit<PoolLimits, 'max' | 'min'>): PostgresClientConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    statement_timeout: statementMs,
    // Compiling a statement takes longer than running it: 300 ms for a stake on a cluster, because Postgres estimates its costs too high.
    // On a cluster, statements that change several shards lock them in a fixed order, which avoids deadlocks.
    // Many calls share the processors: one that takes all of them for itself holds the others up, and starts late.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c citus.multi_shard_modify_mode=sequential',
    idle_in_transaction_session_timeout: statementMs,
    silentAfterMs: statementMs && statementMs + SILENCE_MARGIN_MS,
  };
}

/**
 * Opens a pool of connections to a Postgres server. Broken and silent connections leave the pool, and the next query opens another.
 *
 * When one stops responding, idle ones are closed too: they use the same route, and each would delay another query.
 */
export function openPool(url: string, { max, min = 0, ...limits }: PoolLimits): pg.Pool {
  const idle = new Set<pg.ClientBase>();
  const config: pg.PoolConfig & PostgresClientConfig = {
    ...clientConfig(url, limits),
    max,
    min,
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
